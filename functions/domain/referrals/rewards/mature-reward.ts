import type { LineKind } from '#shared/referrals/rewards.contract.ts';
import { returnQueues } from '#shared/returns/return-choices.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { bookReward } from './book-reward.ts';
import { returnsOf } from './follow-reward.ts';
import { type Reward, rewardRecord, type staleReward, sumsRecord } from './reward-record.ts';

const dayMilliseconds = 86_400_000;

/** Statuses of returns that are on their way or not inspected; their result must be counted first. */
const underWay: readonly string[] = Object.values(returnQueues)
  .flat()
  .filter((status) => status !== 'inspected');

async function isAwaited(context: Context, order: StoredOrder): Promise<boolean> {
  const returns = await returnsOf(context, order);
  return returns.some(({ status }) => underWay.includes(status));
}

/** Ends a reward with a line that takes all of it back. */
export const ended = (before: Reward, kind: LineKind, note: string | null) => {
  const { version: _version, ...rest } = before;
  return {
    after: { ...rest, amount: 0, state: 'void' as const, note },
    lines: before.amount === 0 ? [] : [{ kind, amount: -before.amount, returned: null }],
  };
};

/** State of a reward whose payable date has come. */
async function ripe(context: Context, before: Reward) {
  const { version: _version, ...rest } = before;
  const [order, referrer] = await Promise.all([
    findOrder(context, before.id),
    findProfile(context, before.referrerId),
  ]);
  if (!order || !referrer || referrer.status === 'inactive') return ended(before, 'locked', null);
  if (await isAwaited(context, order)) {
    const payableAt = new Date(context.now().getTime() + dayMilliseconds).toISOString();
    return { after: { ...rest, payableAt }, lines: [] };
  }
  return { after: { ...rest, state: 'payable' as const }, lines: [] };
}

/** Makes a reward payable after the return period, unless its referrer was locked meanwhile. */
export const matureReward = (context: Context, orderId: string): Promise<void> =>
  retry(async () => {
    const { table, now } = context;
    const before = await rewardRecord.find(table, { id: orderId });
    const at = now().toISOString();
    if (before?.state !== 'waiting' || before.payableAt === null || before.payableAt > at) return;
    const sums = await sumsRecord.find(table, { referrerId: before.referrerId });
    const refusal = await table.write<typeof staleReward>(
      bookReward({ sums, before, at, ...(await ripe(context, before)) }),
    );
    return refusal && retryOn<typeof staleReward>(refusal);
  });
