import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { defineListIds } from '../lists/list-ids.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { orderQueues, staffOrderList } from './order-choices.ts';
import { Customer, Order, OrderItem, ProvenBy } from './order.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';

/** An order as a row of the staff's list. */
export const OrderRow = Order.pick({
  id: true,
  code: true,
  status: true,
  paymentStatus: true,
  paymentMethod: true,
  deliveryType: true,
  flags: true,
  totalItems: true,
  totalQuantity: true,
  total: true,
  paidAmount: true,
  refundDue: true,
  createdAt: true,
  updatedAt: true,
}).extend({
  provenBy: ProvenBy,
  saleChannelId: SaleChannel,
  /** The phone number is masked except for its end if the caller may not see phone numbers in lists. */
  customer: Customer.pick({ fullName: true, phone: true }),
  /** Province of delivery; the row has no room for the full address. */
  province: z.string().nullable(),
  /** The order's first items. */
  items: z.array(OrderItem.pick({ name: true, image: true, ground: true, quantity: true })),
  /** Amount still to be paid. */
  missing: Vnd,
  trackingNumber: z.string().nullable(),
  /** Promised day of delivery. */
  dueBy: z.string().nullable(),
  nextCallAt: z.string().nullable(),
});
export type OrderRow = z.infer<typeof OrderRow>;

const access = staff('orders.work');

export const searchOrders = defineList({
  name: 'orders/search-orders',
  summary: 'Everybody’s orders, for staff',
  path: '/admin/orders',
  access,
  list: staffOrderList,
  row: OrderRow,
  about: {
    search:
      'Beginnings of words, without accents: code or its last five letters, buyer, phone or its last four digits, goods, SKU, tracking number, bank reference',
    queue: 'Those that wait for something staff do',
    warehouseId: 'From where any of its pieces come',
    mainWarehouseId: 'From where most of them come, as reports count it; none: from nowhere yet',
  },
});

export const listOrderIds = defineListIds(searchOrders, 'orders/list-order-ids');

export const countOrderQueues = defineRoute({
  name: 'orders/count-order-queues',
  summary: 'How many orders wait for each of the things staff do',
  method: 'GET',
  path: '/admin/orders/queues',
  access,
  reply: z.record(z.enum(orderQueues), z.int()),
});

export const listSaleChannels = defineRoute({
  name: 'orders/list-sale-channels',
  summary: 'Where orders come about',
  method: 'GET',
  path: '/sale-channels',
  access: staff('admin.enter'),
  reply: z.array(z.object({ id: SaleChannel, name: z.string() })),
});
