import type { Margin } from '#shared/overview/category-margins.contract.ts';
import { refundShare } from '#shared/returns/refund-share.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

/** Revenue of a line, and its cost if known. */
export type MarginLine = { productId: string; revenue: number; cost: number | undefined };

const beforeTax = (paid: number, taxRate: number): number => Math.round((paid * 100) / (100 + taxRate));

/** Lines of an order without refunded goods, each with its share of the voucher discount. */
export const marginLines = (
  order: Pick<StoredOrder, 'items' | 'subtotal' | 'vouchers'>,
  /** Refunded pieces of each line. */
  refunded: Readonly<Record<string, number>>,
): MarginLine[] =>
  order.items.flatMap(({ id, productId, quantity, unitTotal, taxRate, cost }) => {
    const kept = quantity - (refunded[id] ?? 0);
    if (kept <= 0) return [];
    const revenue = beforeTax(refundShare(order, unitTotal, kept), taxRate);
    return [{ productId, revenue, cost: cost === undefined ? undefined : Math.round(cost * kept) }];
  });

/** Adds up lines. A line with unknown cost counts for revenue, but not for the margin. */
export function addUp(lines: readonly MarginLine[]): Margin {
  const sum = { revenue: 0, known: 0, cost: 0 };
  for (const { revenue, cost } of lines) {
    sum.revenue += revenue;
    if (cost === undefined) continue;
    sum.known += revenue;
    sum.cost += cost;
  }
  return sum;
}
