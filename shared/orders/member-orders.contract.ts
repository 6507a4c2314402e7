import * as z from 'zod';
import { defineList } from '../lists/list-contract.ts';
import { Payment } from '../payments/payment.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { VatDetails } from './place-order.contract.ts';
import { Delivery, Order, OrderCode, OrderId, OrderItem, TimelineEvent, VatInvoice } from './order.ts';
import { orderList } from './order-choices.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

const params = z.object({ id: OrderId });
const own = { access: 'member', params, errors: ['ORDER_NOT_FOUND'] } as const;
/** Reasons why an order cannot be changed: missing, in a wrong status, or changed concurrently. */
export const orderChangeRefusals = ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE'] as const;
/** The same for changes that take or release goods; the shelf may hold fewer than the order. */
export const goodsChangeRefusals = [...orderChangeRefusals, 'SHELF_SHORT'] as const;
const ownChange = { ...own, errors: orderChangeRefusals } as const;

export const listOrders = defineList({
  name: 'orders/list-orders',
  summary: 'The member’s orders, newest first',
  path: '/public/orders',
  access: 'member',
  list: orderList,
  row: Order,
  about: { q: 'Code, or words of a product’s name' },
});

export const getOrderSummary = defineRoute({
  name: 'orders/get-order-summary',
  summary: 'How many orders the member has made, and for how much',
  method: 'GET',
  path: '/public/orders/summary',
  access: 'member',
  reply: z.object({ orders: z.int(), completed: z.int(), waiting: z.int(), spent: Vnd }),
});

export const countOrdersByStatus = defineRoute({
  name: 'orders/count-orders-by-status',
  summary: 'How many of the member’s orders stand where',
  method: 'GET',
  path: '/public/orders/count-by-status',
  access: 'member',
  reply: z.record(OrderStatus, z.int()),
});

export const countOrdersByPaymentStatus = defineRoute({
  name: 'orders/count-orders-by-payment-status',
  summary: 'How many of the member’s orders are paid, and how many are not',
  method: 'GET',
  path: '/public/orders/count-by-payment-status',
  access: 'member',
  reply: z.record(OrderPaymentStatus, z.int()),
});

export const getOrder = defineRoute({
  ...own,
  name: 'orders/get-order',
  summary: 'One order of the member’s own',
  method: 'GET',
  path: '/public/orders/{id}',
  reply: Order,
});

export const getOrderByCode = defineRoute({
  ...own,
  name: 'orders/get-order-by-code',
  summary: 'One order of the member’s own by its code',
  method: 'GET',
  path: '/public/orders/code/{code}',
  params: z.object({ code: OrderCode }),
  reply: Order,
});

export const listOrderItems = defineRoute({
  ...own,
  name: 'orders/list-order-items',
  summary: 'What an order holds',
  method: 'GET',
  path: '/public/orders/{id}/items',
  reply: z.array(OrderItem),
});

export const listOrderPayments = defineRoute({
  ...own,
  name: 'orders/list-order-payments',
  summary: 'Every attempt to pay an order, newest first',
  method: 'GET',
  path: '/public/orders/{id}/payments',
  reply: z.array(Payment),
});

export const getOrderDelivery = defineRoute({
  ...own,
  name: 'orders/get-order-delivery',
  summary: 'How an order reaches its buyer',
  method: 'GET',
  path: '/public/orders/{id}/delivery',
  reply: Delivery,
});

export const getOrderTimeline = defineRoute({
  ...own,
  name: 'orders/get-order-timeline',
  summary: 'An order’s story, oldest first',
  method: 'GET',
  path: '/public/orders/{id}/timeline',
  reply: z.array(TimelineEvent),
});

export const getOrderDeliveryLogs = defineRoute({
  ...own,
  name: 'orders/get-order-delivery-logs',
  summary: 'What the carrier said of an order, oldest first',
  method: 'GET',
  path: '/public/orders/{id}/delivery-logs',
  reply: z.array(TimelineEvent),
});

export const getOrderDeliveryWithTimeline = defineRoute({
  ...own,
  name: 'orders/get-order-delivery-with-timeline',
  summary: 'An order’s way to its buyer and its story together',
  method: 'GET',
  path: '/public/orders/{id}/delivery-with-timeline',
  reply: z.object({ delivery: Delivery, timeline: z.array(TimelineEvent) }),
});

/** An order line with its price then and now. */
export const ReorderLine = z.object({
  productId: z.string(),
  variantId: z.string().nullable(),
  name: z.string(),
  variantName: z.string().nullable(),
  slug: z.string(),
  image: z.string(),
  ground: z.int(),
  quantity: z.int(),
  available: z.int(),
  thenUnitTotal: Vnd,
  nowUnitTotal: Vnd.nullable(),
  change: z.enum(['same', 'dearer', 'cheaper', 'fewer', 'out_of_stock', 'gone']),
});

export const previewReorder = defineRoute({
  ...own,
  name: 'orders/preview-reorder',
  summary: 'What buying the same again would be today, line by line',
  method: 'POST',
  path: '/public/orders/{id}/reorder-preview',
  reply: z.object({ items: z.array(ReorderLine), total: Vnd, thenTotal: Vnd }),
});

export const CancelBody = z.strictObject({
  reason: z.string().max(1000).transform(tidy).pipe(z.string().min(1).max(500)),
});

export const cancelOrder = defineRoute({
  ...ownChange,
  name: 'orders/cancel-order',
  summary: 'Call an order off before it is packed',
  method: 'PUT',
  path: '/public/orders/{id}/cancel',
  body: CancelBody,
  reply: Order,
  errors: goodsChangeRefusals,
});

export const completeOrder = defineRoute({
  ...ownChange,
  name: 'orders/complete-order',
  summary: 'Say that an order has arrived',
  method: 'PATCH',
  path: '/public/orders/{id}/complete',
  reply: Order,
});

export const requestVatInvoice = defineRoute({
  ...ownChange,
  name: 'orders/request-vat-invoice',
  summary: 'Ask for a VAT invoice for an order',
  method: 'POST',
  path: '/public/orders/{id}/vat-invoice',
  body: VatDetails,
  reply: z.object({ request: VatInvoice }),
  status: 201,
  errors: [...orderChangeRefusals, 'INVOICE_EXISTS'],
});
