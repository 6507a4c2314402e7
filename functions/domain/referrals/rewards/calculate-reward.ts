import { needsCover } from '#shared/orders/order-status.ts';
import { type RewardRule, shareOf } from '#shared/referrals/reward-rule.ts';
import type { LineKind } from '#shared/referrals/rewards.contract.ts';
import { refundShares } from '#shared/returns/refund-share.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { StoredReturn } from '#functions/domain/returns/return-record.ts';
import type { Reward } from './reward-record.ts';

const dayMilliseconds = 86_400_000;

/** Amount paid for the goods: without shipping, less vouchers and staff discounts. */
const baseOf = (order: StoredOrder): number =>
  refundShares(order, order.items).reduce((sum, share) => sum + share, 0);

/** Returns whether an order can earn nothing: it was not delivered and never will be. */
const isOver = ({ status, completedAt }: StoredOrder): boolean =>
  status === 'cancelled' || status === 'returned' || (status === 'refunded' && completedAt === null);

export const monthOf = (moment: string): string => dayInVietnam(Date.parse(moment)).slice(0, 7);

/**
 * Returns whether an order is paid and either in progress or delivered. Replacement orders do not count, since
 * their goods counted with the first order.
 */
const isPaid = (order: StoredOrder): boolean =>
  order.paymentStatus === 'paid' && needsCover[order.status] && order.replaces === undefined;

type Parties = { order: StoredOrder; buyer: Profile; referrer: Profile };

/** Returns whether the referrer may earn from an order: verified before it was placed, and not locked. */
const isPaying = ({ order, referrer: { verificationDate, status } }: Parties): boolean =>
  status !== 'inactive' && verificationDate !== null && verificationDate <= order.createdAt;

/** Returns whether the referrer referred the buyer and did not disown them. */
const isBrought = ({ buyer, referrer }: Parties): boolean =>
  buyer.referrerId === referrer.id && buyer.referrerSaid !== 'disowned' && buyer.id !== referrer.id;

export type Grant = Pick<Reward, 'by' | 'room' | 'amount'>;

/** Computes the reward when the paid order is first seen; undefined if it earns nothing. */
export function grantOf(parties: Parties, rule: RewardRule, granted: number): Grant | undefined {
  const { order } = parties;
  if (!rule.isOn || !isPaid(order) || !isPaying(parties) || !isBrought(parties)) return undefined;
  const base = baseOf(order);
  if (base < rule.minOrder) return undefined;
  const whole = shareOf(base, rule.shareBasisPoints);
  const room = Math.max(0, (rule.monthlyCap ?? Infinity) - granted);
  const amount = Math.min(whole, room);
  if (whole === 0) return undefined;
  return {
    by: { level: 1, shareBasisPoints: rule.shareBasisPoints, base, whole },
    room: Math.min(room, Number.MAX_SAFE_INTEGER),
    amount,
  };
}

/** Current amount of a reward for its order. */
export function amountOf(
  { by, room }: Pick<Reward, 'by' | 'room'>,
  order: StoredOrder,
  uncounted: Reward['uncounted'],
): number {
  if (isOver(order)) return 0;
  const back = Object.values(uncounted).reduce((sum, amount) => sum + amount, 0);
  // The share must not become negative.
  return Math.min(room, shareOf(baseOf(order) - back, by.shareBasisPoints));
}

/**
 * Amount a return takes out of the base, once its goods were inspected and it is settled in money or in other
 * goods. Those count through their own order.
 */
export const uncountedOf = ({ effects, status, qaResult, resolution, exchange }: StoredReturn): number => {
  const isForOthers = Boolean(exchange);
  const isThrough =
    status === 'inspected' ||
    status === 'refunded' ||
    status === 'closed' ||
    (status === 'exchanged' && isForOthers);
  const isBack = qaResult !== null && qaResult !== 'failed' && (resolution === 'refund' || isForOthers);
  return isThrough && isBack ? (effects?.uncounted ?? 0) : 0;
};

/** Date from which a reward is payable; null while the order is not completed. */
export const payableFrom = ({ completedAt }: StoredOrder, waitDays: number): string | null =>
  completedAt === null ? null : new Date(Date.parse(completedAt) + waitDays * dayMilliseconds).toISOString();

export type LineWanted = { kind: LineKind; amount: number; returned: number | null };

/** Ledger lines that explain a changed amount: one per return, and one for any other change. */
export function linesFor(reward: Reward, order: StoredOrder, uncounted: Reward['uncounted']): LineWanted[] {
  const lines: LineWanted[] = [];
  let [amount, so] = [reward.amount, { ...reward.uncounted }];
  const step = (kind: LineKind, after: number, returned: number | null) => {
    if (after !== amount) lines.push({ kind, amount: after - amount, returned });
    amount = after;
  };
  // The change of the order itself comes first, with the returns counted earlier.
  step(isOver(order) ? 'cancelled' : 'changed', amountOf(reward, order, so), null);
  for (const [returnId, back] of Object.entries(uncounted)) {
    const was = so[returnId] ?? 0;
    if (was === back) continue;
    so = { ...so, [returnId]: back };
    step('returned', amountOf(reward, order, so), Math.abs(back - was));
  }
  return lines;
}
