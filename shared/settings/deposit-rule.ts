import type { OrderDeposit } from '../orders/order.ts';
import type { OrderRules } from './order-rules.contract.ts';

/** Deposits are rounded up to thousands of đồng, because buyers do not transfer odd sums. */
const step = 1000;

type OrderTally = { total: number; ended: number; refused: number };

/** Returns the deposit that a cash-on-delivery order needs, with the reason; null if it needs none. */
export function depositOf(
  { depositOn, depositFrom, refusedShare, refusedOf, depositShare }: OrderRules,
  { total, ended, refused }: OrderTally,
): OrderDeposit | null {
  if (!depositOn) return null;
  const isLarge = depositFrom !== null && total >= depositFrom;
  const isRefusing = refusedShare !== null && ended >= refusedOf && refused * 100 > refusedShare * ended;
  if (!isLarge && !isRefusing) return null;
  const amount = Math.min(total, Math.ceil((total * depositShare) / 100 / step) * step);
  return { amount, why: isLarge ? 'sum' : 'refused' };
}
