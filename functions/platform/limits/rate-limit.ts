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
 * Wide limits are counted a thirtieth at a time: a container tells the table once it has so many calls to tell of, or
 * knows of no more that are left. Narrow ones are counted call by call.
 */
export const strideOf = (calls: number): number => Math.max(1, Math.floor(calls / 30));

/** Counts a caller's use in fixed windows; the counter item removes itself. */
export async function takeTurn(
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

/** A turn that stands or falls with the write it is part of; `refused` is what to answer when none is left. */
export function turnInWrite<R extends string>(
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

/** Names are kept as they are told apart, not as they were typed. */
const inShort = (value: string): string =>
  createHash('sha256').update(value.trim().toLowerCase()).digest('base64url').slice(0, 22);

type Caller = {
  userId?: string | undefined;
  address: string;
  /** All that was sent and could be read. */
  sent: Record<string, unknown>;
};

const addressesWorth = 20;

/** One turn of an operation: by account, else by what tells callers apart and, as a wide net, by network address. */
export async function takeTurns(
  table: Table,
  name: string,
  limit: RateLimit,
  { userId, address, sent }: Caller,
): Promise<void> {
  const { calls, by, net } = limit;
  if (userId !== undefined) return takeTurn(table, name, userId, limit);
  const own = by?.map((field) => sent[field]).find((value) => typeof value === 'string' && value !== '');
  const most = net ?? (by ? calls * addressesWorth : calls);
  const network = takeTurn(table, name, networkOf(address), { ...limit, calls: most });
  if (typeof own !== 'string') return network;
  await Promise.all([network, takeTurn(table, name, inShort(own), limit)]);
}
