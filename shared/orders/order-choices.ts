import { paymentMethods } from '../payments/payment-ways.ts';
import { id, many, number, one, since, until, words } from '../lists/query-parts.ts';
import { orderPaymentStatuses, orderStatuses } from '../values/order-statuses.ts';
import { saleChannels } from '../values/sale-channels.ts';

export { maxOrderLines } from '../cart/limits.ts';

export const deliveryTypes = ['warehouse_pickup', 'prepaid_ship'] as const;

/** Results of a call to the buyer. */
export const callResults = ['agreed', 'no_answer', 'busy', 'call_back', 'wrong_number', 'refused'] as const;

/** Reasons why money goes back. */
export const paybackCauses = ['cancelled', 'late', 'surplus', 'return', 'edited', 'goodwill'] as const;

/** Filters and sorts of a member's own orders. */
export const orderList = {
  filters: {
    q: words(100),
    statusIn: many(orderStatuses),
    createdFrom: since(),
    createdTo: until(),
    minTotal: number(),
  },
  sorts: ['createdAt', 'total'],
  sort: '-createdAt',
  page: 'take',
  size: 20,
  most: 50,
} as const;

/** Work queues of orders: to pack, to be paid, to be confirmed by a call, late, owed a refund, on credit. */
export const orderQueues = ['pack', 'pay', 'confirm', 'late', 'refund', 'credit'] as const;
export type OrderQueue = (typeof orderQueues)[number];

/** Filter value for orders without a main warehouse. */
export const noWarehouse = 'none' as const;

/** Filters and sorts of the staff's list of all orders. */
export const staffOrderList = {
  filters: {
    search: words(100),
    queue: one(orderQueues),
    status: many(orderStatuses),
    paymentStatus: many(orderPaymentStatuses),
    deliveryType: many(deliveryTypes),
    paymentMethod: many(paymentMethods),
    warehouseId: id(),
    mainWarehouseId: id(),
    saleChannelId: many(saleChannels),
    createdFrom: since(),
    createdTo: until(),
    minTotal: number(),
    maxTotal: number(),
  },
  sorts: ['createdAt', 'total', 'updatedAt'],
  sort: '-createdAt',
  page: 'limit',
  size: 20,
} as const;
