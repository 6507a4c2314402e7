import * as z from 'zod';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type {
  HeldReward,
  listHeldRewards as heldContract,
  listRewards as contract,
  RewardLine,
} from '#shared/referrals/rewards.contract.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { readCursor, writeCursor } from '#functions/platform/cursor.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import { check, type Operation } from '#functions/platform/table/table-operations.ts';
import { rewardKeys } from './reward-keys.ts';
import { noSums, Reward, StoredLine, type Sums, sumsRecord } from './reward-record.ts';
import { readRewardRule } from './reward-rule.ts';

export const balanceOf = ({ usable, waiting, held, lines }: Sums) => ({ usable, waiting, held, lines });

/** Ledger line as it is shown, with the current state of its order's reward. */
function shownLine(line: StoredLine, reward: Reward | undefined, buyer: Profile | undefined): RewardLine {
  const { number, kind, amount, at, orderId, orderCode, by, returned, voucherCode, voucherUntil } = line;
  return {
    number,
    kind,
    amount,
    at,
    orderId,
    orderCode,
    by,
    returned,
    voucherCode,
    voucherUntil,
    buyer: buyer ? { id: buyer.id, fullName: buyer.fullName } : null,
    // A reward reduced to nothing counts as void in any state.
    state: reward?.amount === 0 ? 'void' : (reward?.state ?? 'payable'),
    payableAt: reward?.payableAt ?? null,
    heldFor: reward?.state === 'held' && reward.amount > 0 ? reward.heldFor : [],
    note: reward?.state === 'void' ? reward.note : null,
  };
}

async function linesOf({ table }: Context, lines: readonly StoredLine[]): Promise<RewardLine[]> {
  const orders = [...new Set(lines.flatMap(({ orderId }) => orderId ?? []))];
  const [rewards, buyers] = await Promise.all([
    table.recent.getMany(orders.map((id) => [rewardKeys.head(id), Reward] as const)),
    findMembers(
      table,
      lines.flatMap(({ userId }) => userId ?? []),
    ),
  ]);
  const byOrder = new Map(rewards.flatMap((reward) => (reward ? [[reward.id, reward]] : [])));
  return lines.map((line) => shownLine(line, byOrder.get(line.orderId ?? ''), buyers.get(line.userId ?? '')));
}

/** Ledger of a member, newest line first, read by primary key. */
export async function listRewards(
  context: Context,
  { userId, take, cursor }: QueryOf<typeof contract> & { userId: string },
): Promise<ReplyOf<typeof contract>> {
  const { table } = context;
  const before = cursor === undefined ? undefined : readCursor(z.int(), cursor);
  const prefix = rewardKeys.linePrefix;
  const upTo = before === undefined ? `${prefix}~` : rewardKeys.line(userId, before - 1).sk;
  const asked = {
    pk: rewardKeys.ledger(userId),
    between: [prefix, upTo] as [string, string],
    newestFirst: true,
    limit: take + 1,
  };
  const [{ items }, sums, { version: _version, ...rule }] = await Promise.all([
    table.list(asked, StoredLine),
    sumsRecord.find(table, { referrerId: userId }),
    readRewardRule(table),
  ]);
  const page = items.slice(0, take);
  const last = page.at(-1);
  return {
    balance: balanceOf(sums ?? noSums(userId)),
    rule,
    data: await linesOf(context, page),
    nextCursor: items.length > take && last ? writeCursor(last.number) : null,
  };
}

const linesAtOnce = 100;

/** All lines of a ledger in the order they were written. */
export async function* ledgerLines({ table }: TableContext, userId: string): AsyncGenerator<StoredLine> {
  const startsWith = rewardKeys.linePrefix;
  let cursor: string | undefined;
  do {
    const asked = { pk: rewardKeys.ledger(userId), startsWith, limit: linesAtOnce, cursor };
    const page = await table.list(asked, StoredLine);
    yield* page.items;
    ({ cursor } = page);
  } while (cursor);
}

const personOf = (profile: Profile | undefined): HeldReward['referrer'] =>
  profile ? { id: profile.id, fullName: profile.fullName, referenceId: profile.referenceId } : null;

/** Rewards that wait for a decision of staff, oldest first. */
export async function listHeldRewards(
  { table }: Context,
  { take, cursor }: QueryOf<typeof heldContract>,
): Promise<ReplyOf<typeof heldContract>> {
  const asked = { index: 'gsi1', pk: rewardKeys.held, limit: take, cursor } as const;
  const page = await table.list(asked, Reward);
  const held = page.items.filter(({ state }) => state === 'held');
  const people = await findMembers(
    table,
    held.flatMap(({ referrerId, userId }) => [referrerId, userId]),
  );
  const data = held.map(
    ({ id, orderCode, amount, by, heldFor, earnedAt, referrerId, userId, version }): HeldReward => ({
      orderId: id,
      orderCode,
      amount: Math.max(0, amount),
      by,
      heldFor,
      earnedAt,
      referrer: personOf(people.get(referrerId)),
      buyer: personOf(people.get(userId)),
      version,
    }),
  );
  return { data, nextCursor: page.cursor ?? null };
}

/** Returns whether rewards are still waiting or held, which could not be paid after the member left. */
export async function hasOpenRewards({ table }: TableContext, referrerId: string): Promise<boolean> {
  const { waiting, held } = (await sumsRecord.find(table, { referrerId })) ?? noSums(referrerId);
  return waiting + held > 0;
}

/** Condition that no rewards are pending. Belongs to the transaction that closes the account. */
export async function requireNoOpenRewards(
  { table }: TableContext,
  referrerId: string,
): Promise<Operation<'rewarded'>> {
  const isKnown = await sumsRecord.find(table, { referrerId });
  const when: Condition = isKnown ? { waiting: 0, held: 0 } : { pk: { missing: true } };
  return check(rewardKeys.sums(referrerId), { when, refusal: 'rewarded' });
}
