import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { returnsOfOrder } from '#functions/domain/returns/read-returns.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { bookReward } from './book-reward.ts';
import { holdReasonsOf } from './hold-reasons.ts';
import { grantOf, linesFor, monthOf, payableFrom, uncountedOf } from './calculate-reward.ts';
import { type Reward, rewardRecord, type staleReward, sumsRecord } from './reward-record.ts';
import { readRewardRule } from './reward-rule.ts';

type Stale = typeof staleReward;

export const returnsOf = (context: Context, { id: orderId, userId }: StoredOrder) =>
  returnsOfOrder(context, { userId: userId ?? '', orderId });

/** Amount each return takes out of the reward, from an index that may lag behind. */
async function uncountedBy(context: Context, order: StoredOrder): Promise<Reward['uncounted']> {
  const amounts = (await returnsOf(context, order)).map((one) => [one.id, uncountedOf(one)] as const);
  return Object.fromEntries(amounts.filter(([, amount]) => amount > 0));
}

/** Operations that adjust an existing reward to the current order. */
async function writesAfter(
  context: Context,
  before: Reward,
  order: StoredOrder,
  returnId: string | undefined,
): Promise<Operation<Stale>[]> {
  const { table, now } = context;
  if (before.state === 'void') return [];
  // A return missing in the index may still exist, so its earlier amount is kept.
  const uncounted = { ...before.uncounted, ...(await uncountedBy(context, order)) };
  // The return that was reported is read by its key, because the index may not show it yet. It may belong to
  // another order.
  if (returnId) {
    const heard = await returnRecord.find(table, { id: returnId });
    if (heard?.orderId === order.id) uncounted[returnId] = uncountedOf(heard);
  }
  const lines = linesFor(before, order, uncounted);
  const payableAt = before.payableAt ?? payableFrom(order, before.waitDays);
  const isSame = JSON.stringify(uncounted) === JSON.stringify(before.uncounted);
  if (lines.length === 0 && payableAt === before.payableAt && isSame) return [];
  const amount = lines.reduce((sum, line) => sum + line.amount, before.amount);
  const { version: _version, ...rest } = before;
  const sums = await sumsRecord.find(table, { referrerId: before.referrerId });
  const after = { ...rest, amount, uncounted, payableAt };
  return bookReward({ sums, before, after, lines, at: now().toISOString() });
}

/** Operations that create the reward of an order that earns one for the first time. */
async function writesToBegin(context: Context, order: StoredOrder): Promise<Operation<Stale>[]> {
  const { table, now } = context;
  const buyer = order.userId ? await findProfile(context, order.userId) : undefined;
  if (!buyer?.referrerId) return [];
  const referrerId = buyer.referrerId;
  const [referrer, rule, sums] = await Promise.all([
    findProfile(context, referrerId),
    readRewardRule(table),
    sumsRecord.find(table, { referrerId }),
  ]);
  if (!referrer) return [];
  const at = now().toISOString();
  const month = monthOf(at);
  const parties = { order, buyer, referrer };
  const granted = grantOf(parties, rule, sums?.months[month] ?? 0);
  if (!granted) return [];
  const [heldFor, back] = await Promise.all([holdReasonsOf(context, parties), uncountedBy(context, order)]);
  const begun = {
    id: order.id,
    orderCode: order.code,
    referrerId,
    userId: buyer.id,
    ...granted,
    state: heldFor.length > 0 ? ('held' as const) : ('waiting' as const),
    heldFor,
    waitDays: rule.waitDays,
    earnedAt: at,
    payableAt: payableFrom(order, rule.waitDays),
    uncounted: {},
    decidedBy: null,
    note: null,
  };
  const later = linesFor({ ...begun, version: 0 }, order, back);
  const earned = { kind: 'earned', amount: granted.amount, returned: null } as const;
  const amount = later.reduce((sum, line) => sum + line.amount, granted.amount);
  return bookReward({
    sums,
    before: undefined,
    after: { ...begun, amount, uncounted: back },
    lines: [earned, ...later],
    at,
    granted: { month, amount: granted.amount },
  });
}

/** Adjusts a reward to an order or return, by the current state: messages may be late or repeated. */
export const followReward = (
  context: Context,
  { orderId, returnId }: { orderId: string; returnId?: string },
): Promise<void> =>
  retry(async () => {
    const { table } = context;
    const [order, before] = await Promise.all([
      findOrder(context, orderId),
      rewardRecord.find(table, { id: orderId }),
    ]);
    if (!order) return;
    const writes = before
      ? await writesAfter(context, before, order, returnId)
      : await writesToBegin(context, order);
    const refusal = await table.write<Stale>(writes);
    return refusal && retryOn<Stale>(refusal);
  });
