import { orderStatuses } from '#shared/orders/order-choices.ts';
import { needsCover, OrderStatus } from '#shared/orders/order-status.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { ordersView } from './orders-view.ts';

type Column = keyof typeof ordersView.columns;

/** Orders placed on these days in Vietnam, up to a moment. */
export type PlacedIn = { from: string; to: string; until: string };

export const placedIn = ({ from, to, until }: PlacedIn): Condition<Column>[] => [
  { column: 'day', atLeast: from },
  { column: 'day', atMost: to },
  { column: 'createdAt', atMost: until },
];

/** Those that count as sold: sure of their money, and not called off. */
export const soldStatuses = orderStatuses.filter((status) => needsCover[status]);

export type DayFigures = { day: string; status: OrderStatus; count: number; revenue: number };

/** How many orders were placed on each day, where they stand now, and what they bring. */
export async function salesByDay(period: PlacedIn, rows = ordersView.rows()): Promise<DayFigures[]> {
  const tallies = await rows.tally({ by: ['day', 'status'], sum: ['revenue'], where: placedIn(period) });
  return tallies.map(({ day, status, count, revenue }) => ({
    day: String(day),
    status: OrderStatus.parse(status),
    count,
    revenue: Number(revenue),
  }));
}

/** Orders are read whole for their lines, and of a long period there are many. */
const mostRead = 1000;

export type SoldProduct = {
  id: string;
  slug: string;
  name: string;
  image: string;
  ground: number;
  quantity: number;
  revenue: number;
};

/** What sold most in a period, counted in its newest orders. */
export async function soldProducts(
  period: PlacedIn,
  most: number,
  orders = ordersView.rows(),
): Promise<{ orders: number; isAll: boolean; products: SoldProduct[] }> {
  const { rows } = await orders.list({
    where: [{ column: 'status', among: soldStatuses }, ...placedIn(period)],
    sort: { by: 'createdAt', descending: true },
    take: mostRead + 1,
    counted: false,
  });
  const read = rows.slice(0, mostRead);
  const lines = Map.groupBy(
    read.flatMap(({ items }) => items),
    ({ productId }) => productId,
  );
  const products = [...lines].map(([id, [first, ...others]]): SoldProduct | undefined => {
    if (!first) return undefined;
    const all = [first, ...others];
    return {
      id,
      slug: first.slug,
      name: first.name,
      image: first.image,
      ground: first.ground,
      quantity: all.reduce((sum, { quantity }) => sum + quantity, 0),
      revenue: all.reduce((sum, { subtotal }) => sum + subtotal, 0),
    };
  });
  return {
    orders: read.length,
    isAll: rows.length <= mostRead,
    products: products
      .filter((product) => product !== undefined)
      .sort((a, b) => b.quantity - a.quantity || b.revenue - a.revenue)
      .slice(0, most),
  };
}
