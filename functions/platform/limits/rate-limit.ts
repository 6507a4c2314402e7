import { createHash } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { RateLimit } from '#shared/contract/route.ts';
import { nowSeconds } from '../clock.ts';
import { networkOf } from './network.ts';
import { keepTallies, type Tally } from './tallies.ts';
import type { Table } from '../table/table.ts';
import { type Operation, upsert } from '../table/table-operations.ts';

type Allowance = Pick<RateLimit, 'calls' | 'seconds'>;

const Window = z.object({ calls: z.int() });

function windowOf(name: string, caller: string, seconds: number) {
  const window = Math.floor(nowSeconds() / seconds);
  return {
    key: { pk: `LIMIT#${name}#${caller}`, sk: String(window) },
    endsAt: (window + 1) * seconds,
  };
}

function tooMany(endsAt: number): AppError {
  const retryAfter = Math.max(1, endsAt - nowSeconds());
  return new AppError('TOO_MANY_REQUESTS', { retryAfter, params: { seconds: retryAfter } });
}

const talliesOf = new WeakMap<Table, ReturnType<typeof keepTallies>>();

function tallyOf(table: Table, name: string, endsAt: number): Tally {
  const tallies = talliesOf.get(table) ?? keepTallies();
  talliesOf.set(table, tallies);
  return tallies.of(name, endsAt);
}

/**
 * Number of calls that a container counts locally before it writes to the table: a thirtieth of the limit. It
 * also writes when it knows of no calls left. Limits below 60 calls are written call by call.
 */
export const strideOf = (calls: number): number => Math.max(1, Math.floor(calls / 30));

/** Counts a caller's use in fixed windows; throws above the limit. The counter item expires by TTL. */
export async function limitRate(
  table: Table,
  name: string,
  caller: string,
  { calls, seconds }: Allowance,
): Promise<void> {
  const { key, endsAt } = windowOf(name, caller, seconds);
  const tally = tallyOf(table, `${key.pk}#${key.sk}`, endsAt);
  tally.taken += 1;
  const { counted: known, taken } = tally;
  if (taken < strideOf(calls) && known + taken <= calls) return;
  tally.taken = 0;
  const counted = await table.change(
    upsert(key, { add: { calls: taken }, set: { expiresAt: endsAt + 60 } }),
    Window,
  );
  tally.counted = counted?.calls ?? known + taken;
  if (tally.counted > calls) throw tooMany(endsAt);
}

/** Counts a call only if the larger transaction succeeds; `refused` builds the error at the limit. */
export function limitRateInWrite<R extends string>(
  name: string,
  caller: string,
  { calls, seconds }: Allowance,
  refusal: R,
): { write: Operation<R>; refused: () => AppError } {
  const { key, endsAt } = windowOf(name, caller, seconds);
  return {
    write: upsert(
      key,
      { add: { calls: 1 }, set: { expiresAt: endsAt + 60 } },
      { when: { calls: { missingOrAtMost: calls - 1 } }, refusal },
    ),
    refused: () => tooMany(endsAt),
  };
}

/** Rate limit keys use a hash of the trimmed lower-case value, so that different spellings count as one. */
const inShort = (value: string): string =>
  createHash('sha256').update(value.trim().toLowerCase()).digest('base64url').slice(0, 22);

type Caller = {
  userId?: string | undefined;
  address: string;
  /** All input fields that could be parsed. */
  sent: Record<string, unknown>;
};

const addressesWorth = 20;

/** Counts a call by account; if signed out, by the distinguishing field and (wider limit) the address. */
export async function limitRates(
  table: Table,
  name: string,
  limit: RateLimit,
  { userId, address, sent }: Caller,
): Promise<void> {
  const { calls, by, net } = limit;
  if (userId !== undefined) return limitRate(table, name, userId, limit);
  const own = by?.map((field) => sent[field]).find((value) => typeof value === 'string' && value !== '');
  const most = net ?? (by ? calls * addressesWorth : calls);
  const network = limitRate(table, name, networkOf(address), { ...limit, calls: most });
  if (typeof own !== 'string') return network;
  await Promise.all([network, limitRate(table, name, inShort(own), limit)]);
}
