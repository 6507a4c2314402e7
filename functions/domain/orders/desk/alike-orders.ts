import { type AlikeOrders, alikeHours } from '#shared/orders/order-desk.contract.ts';
import { noPhone } from '#shared/orders/nameless-guest.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { placeName } from '../place-name.ts';
import { ordersView } from '../reading/orders-view.ts';
import { requireShopOrder } from '../reading/read-orders.ts';
import { toLine } from '../reading/search-orders.ts';
import type { OrderStatus } from '#shared/values/order-status-schema.ts';

type Column = keyof typeof ordersView.columns;

const most = 10;
const hourMilliseconds = 3_600_000;
const over: readonly OrderStatus[] = ['cancelled', 'refunded', 'returned'];

const hoursFrom = (moment: string, hours: number): string =>
  new Date(Date.parse(moment) + hours * hourMilliseconds).toISOString();

/** Counts the orders placed with a phone number by how they ended. */
async function historyOf(phone: string | null): Promise<AlikeOrders['phone']> {
  if (phone === null) return { orders: 0, completed: 0, sentBack: 0, cancelled: 0 };
  const asked = { by: ['status'], where: [{ column: 'phone', is: phone }] } as const;
  const tallies = await ordersView.rows().tally(asked);
  const of = (status: OrderStatus) => tallies.find((tally) => tally.status === status)?.count ?? 0;
  return {
    orders: tallies.reduce((sum, { count }) => sum + count, 0),
    completed: of('completed'),
    sentBack: of('returned'),
    cancelled: of('cancelled'),
  };
}

/** Lists possible duplicates of an order: same phone or same door, placed at about the same time. */
export async function alikeOrders(
  context: Context,
  { id, seesPhones }: { id: string; seesPhones: boolean },
): Promise<AlikeOrders> {
  const order = await requireShopOrder(context, id);
  const { customer, shippingAddress, createdAt } = order;
  const phone = customer.phone === noPhone ? null : customer.phone;
  const place = shippingAddress && placeName(shippingAddress);
  const ways: Condition<Column>[][] = [
    ...(phone === null ? [] : [[{ column: 'phone', is: phone } as const]]),
    ...(place === null ? [] : [[{ column: 'place', is: place } as const]]),
  ];
  const found = newestRows(ordersView.rows(), {
    by: 'createdAt',
    take: 2 * most,
    where: [
      { anyOf: ways },
      { column: 'createdAt', atLeast: hoursFrom(createdAt, -alikeHours) },
      { column: 'createdAt', atMost: hoursFrom(createdAt, alikeHours) },
    ],
  });
  const [rows, history] = await Promise.all([found, historyOf(phone)]);
  // A replacement repeats its first order on purpose, so the two are no duplicates.
  const own = [id, order.replaces?.orderId, order.exchange?.orderId];
  const others = rows.filter((row) => !own.includes(row.id) && !over.includes(row.status)).slice(0, most);
  return {
    orders: others.map((row) => ({
      ...toLine(row, seesPhones),
      samePhone: phone !== null && row.customer.phone === phone,
      samePlace: place !== null && row.place === place,
    })),
    phone: history,
  };
}
