import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { handOutVoucher as contract } from '#shared/vouchers/staff-vouchers.contract.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import {
  answeredOnce,
  claimRequest,
  type OwnRequest,
  repeated,
  resultOf,
} from '#functions/platform/records/once.ts';
import { type again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type handoutRepeated, handOut, type handoutConflict, handoutsLeft, nextEntry } from './hand-out.ts';
import { getVoucher } from './save-voucher.ts';
import type { StoredVoucher } from './voucher-record.ts';
import { listEntries } from './voucher-repository.ts';
import type { WalletEntry } from './wallet-entry.ts';

type Gift = BodyOf<typeof contract> & { id: string; by: string };
type Outcome = ReplyOf<typeof contract>;

const Outcome = z.object({ given: z.array(z.string()), leftOut: z.array(z.string()) });

function requireGivable({ reach, validTo }: StoredVoucher, at: Date): void {
  if (reach === 'everybody') throw new AppError('VOUCHER_EVERYBODYS');
  if (validTo <= at.toISOString()) throw new AppError('VOUCHER_OVER');
}

/** Returns a wallet entry for each member who may have another one. Members with an unused one are left out. */
async function entriesFor(
  { table }: Context,
  { voucher, userIds, at }: { voucher: StoredVoucher; userIds: readonly string[]; at: Date },
): Promise<WalletEntry[]> {
  const wallets = await Promise.all(
    userIds.map(async (userId) => ({ userId, had: await listEntries(table, { userId, voucher }) })),
  );
  return wallets
    .filter(({ had }) => had.every(({ usedAt }) => usedAt !== undefined))
    .flatMap(({ userId, had }) => nextEntry(voucher, { userId, had, at }) ?? []);
}

const read = (result: string): Outcome => Outcome.parse(JSON.parse(result));

/** Gives a voucher to named members in one transaction. A repeated request gets the same answer. */
export async function giveVoucher(
  context: Context,
  { id, userIds, by, clientRequestId: requestKey }: Gift,
): Promise<Outcome> {
  const { table } = context;
  const request: OwnRequest = { who: by, what: 'vouchers/hand-out', requestKey, asked: { id, userIds } };
  return answeredOnce(table, request, {
    before: read,
    work: async () => {
      const members = await findMembers(table, userIds);
      if (userIds.some((userId) => !members.has(userId))) throw new AppError('USER_NOT_FOUND');
      return retry(() => tryToGive(context, { id, userIds, request }));
    },
  });
}

async function tryToGive(
  context: Context,
  { id, userIds, request }: Pick<Gift, 'id' | 'userIds'> & { request: OwnRequest },
): Promise<Outcome | typeof again | typeof repeated> {
  const { table, now } = context;
  const at = now();
  const voucher = await getVoucher(context, id);
  requireGivable(voucher, at);
  const entries = await entriesFor(context, { voucher, userIds, at });
  if (handoutsLeft(voucher) < entries.length) throw new AppError('VOUCHERS_GONE');
  const given = entries.map(({ userId }) => userId);
  const outcome = { given, leftOut: userIds.filter((userId) => !given.includes(userId)) };
  // All members may have it because of this same request, sent twice. Its stored answer is then returned.
  if (entries.length === 0) return (await resultOf(table, request)) === undefined ? outcome : repeated;
  const refusal = await table.write([
    ...claimRequest(request, JSON.stringify(outcome)),
    ...handOut(voucher, entries),
  ]);
  if (!refusal) return outcome;
  return refusal === repeated ? refusal : retryOn<typeof handoutRepeated | typeof handoutConflict>(refusal);
}
