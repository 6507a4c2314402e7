import {
  type countOrderQueues as countContract,
  listOrderIds,
  type OrderRow,
  searchOrders as contract,
} from '#shared/orders/order-lists.contract.ts';
import { noWarehouse, type OrderQueue, orderQueues } from '#shared/orders/order-choices.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { maskPhone } from '#shared/values/mask.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { among, atLeast, atMost, type Filter, searchPeople } from '#functions/platform/views/list-filters.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { newestRows } from '#functions/platform/views/newest-rows.ts';
import { ordersView, type ViewRow, warehouseMark } from './orders-view.ts';

type Column = keyof typeof ordersView.columns;
type Now = Pick<Context, 'now'>;

/** Filter condition of each queue at a moment. */
export const queueConditions: Record<OrderQueue, (now: Date) => Condition<Column>> = {
  pack: () => ({ column: 'status', is: 'confirmed' }),
  pay: () => ({ column: 'awaits', is: 'money' }),
  confirm: () => ({ column: 'awaits', is: 'proof' }),
  late: (now) => ({ column: 'dueBy', atMost: now.toISOString() }),
  refund: () => ({ column: 'refundDue', atLeast: 1 }),
  credit: () => ({ column: 'onCredit', is: 1 }),
};

const inQueue =
  (now: Date): Filter<Column> =>
  (name) => {
    const queue = orderQueues.find((one) => one === name);
    return queue ? [queueConditions[queue](now)] : [];
  };

const fromWarehouse: Filter<Column> = (id) => [
  { anyOf: [[{ column: 'warehouseId', is: String(id) }], [{ words: [warehouseMark(String(id))] }]] },
];

const mainlyFrom: Filter<Column> = (id) => [
  { column: 'warehouseId', is: id === noWarehouse ? null : String(id) },
];

const filtersAt = (now: Date) => ({
  search: searchPeople(),
  queue: inQueue(now),
  status: among('status'),
  paymentStatus: among('paymentStatus'),
  deliveryType: among('deliveryType'),
  paymentMethod: among('paymentMethod'),
  warehouseId: fromWarehouse,
  mainWarehouseId: mainlyFrom,
  saleChannelId: among('saleChannelId'),
  createdFrom: atLeast('createdAt'),
  createdTo: atMost('createdAt'),
  minTotal: atLeast('total'),
  maxTotal: atMost('total'),
});

/** List query of orders at a moment. */
export const ordersAt = (now: Date) => listQuery(ordersView, contract, filtersAt(now));

const firstLines = 3;

/** Builds a row of the order list; only some readers see unmasked phone numbers in bulk. */
export function toLine(
  { customer: { fullName, phone }, items, ...row }: ViewRow,
  seesPhones: boolean,
): OrderRow {
  return {
    ...row,
    customer: { fullName, phone: seesPhones ? phone : maskPhone(phone) },
    items: items
      .slice(0, firstLines)
      .map(({ name, image, ground, quantity }) => ({ name, image, ground, quantity })),
  };
}

/** Searches all orders with the filters and sorting of staff. */
export async function searchOrders(
  { now }: Now,
  { seesPhones, ...query }: QueryOf<typeof contract> & { seesPhones: boolean },
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(ordersAt(now()), query);
  return { ...page, data: page.data.map((row) => toLine(row, seesPhones)) };
}

export const findOrderIds = ({ now }: Now, query: QueryOf<typeof listOrderIds>) =>
  idsOf(listQuery(ordersView, listOrderIds, filtersAt(now())), query);

/** Counts the orders in each queue at a moment. */
export async function countQueuesIn(rows: ReturnType<typeof ordersView.rows>, at: Date) {
  const sort = { by: 'createdAt', descending: true } as const;
  const counts = orderQueues.map(async (queue) => {
    const where = [queueConditions[queue](at)];
    return [queue, (await rows.list({ where, sort, take: 0, counted: true })).total] as const;
  });
  // Every queue has an entry.
  return Object.fromEntries(await Promise.all(counts)) as Record<OrderQueue, number>;
}

export const countOrderQueues = ({ now }: Now): Promise<ReplyOf<typeof countContract>> =>
  countQueuesIn(ordersView.rows(), now());

const words = searchPeople();

/** Finds the newest orders of any buyer whose code, buyer or goods match a text. */
export const findNewestOrders = (text: string, most: number): Promise<ViewRow[]> =>
  newestRows(ordersView.rows(), { by: 'createdAt', take: most, where: words(text) });
