import type { ReplyOf } from '#shared/contract/route.ts';
import {
  type getCategoryMargins as contract,
  type Margin,
  marginDays,
  maxMarginOrders,
} from '#shared/overview/category-margins.contract.ts';
import { refundShare } from '#shared/returns/refund-share.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { mainCategories } from '#functions/domain/catalogue/categories/main-categories.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { PlacedIn } from '#functions/domain/orders/reading/sales-figures.ts';
import { readSales } from '#functions/domain/orders/reading/read-sales.ts';
import { readTally } from '#functions/domain/returns/return-tally.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { shiftDay } from '#functions/domain/reports/period.ts';

/** Revenue of a line, and its cost if known. */
type MarginLine = { productId: string; revenue: number; cost: number | undefined };

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

async function newestSold(context: Context, period: PlacedIn) {
  const orders: StoredOrder[] = [];
  for await (const some of readSales(context, period)) {
    orders.push(...some);
    if (orders.length > maxMarginOrders) break;
  }
  return { orders: orders.slice(0, maxMarginOrders), isAll: orders.length <= maxMarginOrders };
}

/** Order lines without refunded pieces. Refunds are read only for orders with returns. */
async function keptLines({ table }: Context, order: StoredOrder): Promise<MarginLine[]> {
  const { refunded } = order.returnedAmount > 0 ? await readTally(table, order.id) : { refunded: {} };
  return marginLines(order, refunded);
}

/** Margins of the last days by main category, with products as they are categorised now. */
export async function getCategoryMargins(context: Context): Promise<ReplyOf<typeof contract>> {
  const to = dayInVietnam(context.now().getTime());
  const from = shiftDay(to, 1 - marginDays);
  const { orders, isAll } = await newestSold(context, { from, to, until: context.now().toISOString() });
  const lines = (await Promise.all(orders.map((order) => keptLines(context, order)))).flat();
  const filed = await mainCategories(context.table, [...new Set(lines.map(({ productId }) => productId))]);
  const byCategory = Map.groupBy(lines, ({ productId }) => filed.get(productId)?.id ?? null);
  const categories = [...byCategory].map(([id, own]) => ({
    id,
    name: filed.get(own[0]?.productId ?? '')?.name ?? '',
    ...addUp(own),
  }));
  return {
    from,
    to,
    orders: orders.length,
    isAll,
    total: addUp(lines),
    categories: categories.toSorted((a, b) => b.revenue - a.revenue),
  };
}
