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

/** What was paid for the goods: without shipping, less what vouchers and staff took off. */
export const baseOf = (order: StoredOrder): number =>
  refundShares(order, order.items).reduce((sum, share) => sum + share, 0);

/** Never brought, and never to be: it earns nothing. Of one that was brought, each return says what came back. */
const isOver = ({ status, completedAt }: StoredOrder): boolean =>
  status === 'cancelled' || status === 'returned' || (status === 'refunded' && completedAt === null);

export const monthOf = (moment: string): string => dayInVietnam(Date.parse(moment)).slice(0, 7);

/** Paid, and the shop works on it or has brought it; what is sent in place of other goods was counted with those. */
const isPaid = (order: StoredOrder): boolean =>
  order.paymentStatus === 'paid' && needsCover[order.status] && order.replaces === undefined;

type Parties = { order: StoredOrder; buyer: Profile; referrer: Profile };

/** An invitation pays from when whoever sent it is known: orders from before earn nothing, nor do those of the locked. */
const isPaying = ({ order, referrer: { verificationDate, status } }: Parties): boolean =>
  status !== 'inactive' && verificationDate !== null && verificationDate <= order.createdAt;

/** Only whoever brought the buyer, and did not say otherwise. */
const isBrought = ({ buyer, referrer }: Parties): boolean =>
  buyer.referrerId === referrer.id && buyer.referrerSaid !== 'disowned' && buyer.id !== referrer.id;

export type Grant = Pick<Reward, 'by' | 'room' | 'amount'>;

/** What an order earns when it is first looked at after it was paid; undefined for nothing. */
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

/** What an order is worth to its reward as it stands now. */
export function amountOf(
  { by, room }: Pick<Reward, 'by' | 'room'>,
  order: StoredOrder,
  uncounted: Reward['uncounted'],
): number {
  if (isOver(order)) return 0;
  const back = Object.values(uncounted).reduce((sum, amount) => sum + amount, 0);
  // A share of less than nothing is nothing.
  return Math.min(room, shareOf(baseOf(order) - back, by.shareBasisPoints));
}

/** What a return takes out of what counts: once its goods have been looked at, and are paid back in money or with other goods, which count for themselves. */
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

/** When an order is what it stays; null while it is under way. */
export const payableFrom = ({ completedAt }: StoredOrder, waitDays: number): string | null =>
  completedAt === null ? null : new Date(Date.parse(completedAt) + waitDays * dayMilliseconds).toISOString();

export type LineWanted = { kind: LineKind; amount: number; returned: number | null };

/** Why an amount is another than before: each return has a line of its own, whatever else changed has one. */
export function linesFor(reward: Reward, order: StoredOrder, uncounted: Reward['uncounted']): LineWanted[] {
  const lines: LineWanted[] = [];
  let [amount, so] = [reward.amount, { ...reward.uncounted }];
  const step = (kind: LineKind, after: number, returned: number | null) => {
    if (after !== amount) lines.push({ kind, amount: after - amount, returned });
    amount = after;
  };
  // What the order itself is worth first, with what had come back before.
  step(isOver(order) ? 'cancelled' : 'changed', amountOf(reward, order, so), null);
  for (const [returnId, back] of Object.entries(uncounted)) {
    const was = so[returnId] ?? 0;
    if (was === back) continue;
    so = { ...so, [returnId]: back };
    step('returned', amountOf(reward, order, so), Math.abs(back - was));
  }
  return lines;
}
