import { searchOrders } from '#shared/orders/order-lists.contract.ts';
import { orderQueues } from '#shared/orders/order-choices.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { countQueuesIn, ordersAt } from '#functions/domain/orders/reading/search-orders.ts';
import { listOf } from '#functions/platform/views/list-query.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { manyOrders } from './many-orders.ts';
import { timesOf, viewRow, withFolder } from './measure.ts';
import { openView } from './open-view.ts';
import { type Figure, figuresOf } from './report.ts';

const now = new Date();
const day = (ago: number): string => new Date(now.getTime() - ago * 86_400_000).toISOString().slice(0, 10);
const aMonth = { createdFrom: day(40), createdTo: day(10) };

/** Words in capitals stand for what an order has. */
const lists: Record<string, Record<string, string>> = {
  'newest, first page': {},
  'newest, page 50': { page: '50' },
  'page 2000': { page: '2000' },
  dearest: { sortBy: 'total' },
  'changed last': { sortBy: 'updatedAt' },
  completed: { status: 'completed' },
  'completed, dearest': { status: 'completed', sortBy: 'total' },
  'to pack or being packed': { status: 'confirmed,packing' },
  'one warehouse': { warehouseId: 'WAREHOUSE' },
  'one warehouse, paid': { warehouseId: 'WAREHOUSE', paymentStatus: 'paid' },
  'one warehouse, to pack': { warehouseId: 'WAREHOUSE', queue: 'pack' },
  'paid by transfer': { paymentMethod: 'transfer', paymentStatus: 'paid' },
  cash: { paymentMethod: 'cash' },
  sent: { deliveryType: 'prepaid_ship' },
  guests: { saleChannelId: 'guest' },
  'a month': aMonth,
  'a month, completed, paid': { ...aMonth, status: 'completed', paymentStatus: 'paid' },
  'between two sums': { minTotal: '200000', maxTotal: '500000' },
  ...Object.fromEntries(orderQueues.map((queue) => [`queue ${queue}`, { queue }])),
  code: { search: 'CODE' },
  'last letters of a code': { search: 'LETTERS' },
  'last digits of a phone': { search: 'DIGITS' },
  'tracking number': { search: 'TRACK' },
  'bank reference': { search: 'BANK' },
  'one SKU': { search: 'SKU' },
  'a name many share': { search: 'nguyen' },
  'two names many share': { search: 'nguyen thi' },
  'a full name': { search: 'nguyen thi lan' },
  'one letter': { search: 'n' },
  'a common name, page 200': { search: 'nguyen', page: '200' },
  'a common name, dearest': { search: 'nguyen', sortBy: 'total' },
  'a common name, to pack': { search: 'nguyen', queue: 'pack' },
  'a common name, completed': { search: 'nguyen', status: 'completed' },
};

function queryOf(given: Record<string, string>, order: StoredOrder) {
  const parts: Record<string, string | undefined> = {
    WAREHOUSE: order.holdings[0]?.warehouseId,
    CODE: order.code,
    LETTERS: order.code.slice(-5),
    DIGITS: order.customer.phone.slice(-4),
    TRACK: order.trackingNumber ?? '',
    BANK: order.references[0]?.slice(5),
    SKU: order.items[0]?.code,
  };
  const filled = Object.entries(given).map(([name, value]) => [name, parts[value] ?? value]);
  return searchOrders.query.parse(Object.fromEntries(filled));
}

/** Measures staff's list of orders as a view alone, with a change of the view before each query. */
export const measureOrdersView = (count: number, database: string | undefined): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const some: StoredOrder[] = [];
    const orders = manyOrders(count, now).map((order) => {
      if (order.trackingNumber && order.references.length > 0 && some.length < 100) some.push(order);
      return order;
    });
    const { ask, change, rows } = await openView(ordersView, { folder, database }, orders);
    const time = (run: (order: StoredOrder) => Promise<unknown>) => {
      const orderAt = (round: number): StoredOrder => {
        const order = some.at(round % some.length);
        if (!order) throw new Error('No order was sent and paid');
        return order;
      };
      return timesOf(
        100,
        (round) => run(orderAt(round)),
        (round) => change({ ...orderAt(round), total: orderAt(round).total + round }),
      );
    };
    for (const [what, given] of Object.entries(lists)) {
      let total = 0;
      const times = await time(async (order) => {
        ({ total } = await listOf(ordersAt(now), queryOf(given, order), {}, ask));
      });
      rows.push(viewRow(what, times, `, ${total} found`));
    }
    rows.push(viewRow('the counts of all queues', await time(() => countQueuesIn(ask, now))));
    return figuresOf(`The view of orders by itself, ${count.toLocaleString('en')} orders`, rows);
  });
