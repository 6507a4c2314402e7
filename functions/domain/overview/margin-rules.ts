import type { Margin } from '#shared/overview/category-margins.contract.ts';
import { refundShare } from '#shared/returns/refund-share.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';

/** What one line brought, and cost where anybody knows. */
export type MarginLine = { productId: string; revenue: number; cost: number | undefined };

const beforeTax = (paid: number, taxRate: number): number => Math.round((paid * 100) / (100 + taxRate));

/** The lines of an order as far as their goods were kept, each with its share of what vouchers took off. */
export const marginLines = (
  order: Pick<StoredOrder, 'items' | 'subtotal' | 'vouchers'>,
  /** Pieces of each line the shop gave the money back for. */
  refunded: Readonly<Record<string, number>>,
): MarginLine[] =>
  order.items.flatMap(({ id, productId, quantity, unitTotal, taxRate, cost }) => {
    const kept = quantity - (refunded[id] ?? 0);
    if (kept <= 0) return [];
    const revenue = beforeTax(refundShare(order, unitTotal, kept), taxRate);
    return [{ productId, revenue, cost: cost === undefined ? undefined : Math.round(cost * kept) }];
  });

/** Lines whose cost nobody knows count for what they brought, and for no margin. */
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
