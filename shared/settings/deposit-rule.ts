import type { OrderDeposit } from '../orders/order.ts';
import type { OrderRules } from './order-rules.contract.ts';

/** Nobody transfers odd sums. */
const step = 1000;

type Judged = { total: number; ended: number; refused: number };

/** What an order to be paid at the door has to be paid of first, and why; null for nothing. */
export function depositOf(
  { depositOn, depositFrom, refusedShare, refusedOf, depositShare }: OrderRules,
  { total, ended, refused }: Judged,
): OrderDeposit | null {
  if (!depositOn) return null;
  const isLarge = depositFrom !== null && total >= depositFrom;
  const isRefusing = refusedShare !== null && ended >= refusedOf && refused * 100 > refusedShare * ended;
  if (!isLarge && !isRefusing) return null;
  const amount = Math.min(total, Math.ceil((total * depositShare) / 100 / step) * step);
  return { amount, why: isLarge ? 'sum' : 'refused' };
}
