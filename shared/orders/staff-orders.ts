import * as z from 'zod';
import { staff } from '../access.ts';
import { defineRoute } from '../route.ts';
import { CancelBody } from './member-orders.ts';
import { Order, OrderId } from './order.ts';

const params = z.object({ id: OrderId });

const step = (name: string, path: string, summary: string) =>
  defineRoute({
    name: `orders/${name}`,
    summary,
    method: 'PATCH',
    path: `/orders/{id}/${path}`,
    access: staff('orders.work'),
    params,
    reply: Order,
    errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE'],
  });

export const getStaffOrder = defineRoute({
  name: 'orders/get-staff-order',
  summary: 'Any order, for those who work on it',
  method: 'GET',
  path: '/orders/{id}',
  access: staff('orders.work'),
  params,
  reply: Order,
  errors: ['ORDER_NOT_FOUND'],
});

export const startPacking = step('start-packing', 'start-packing', 'Take a confirmed order up for packing');

export const completePacking = step(
  'complete-packing',
  'complete-packing',
  'An order is packed; its goods leave the stock',
);

export const handToCarrier = step('hand-to-carrier', 'hand-to-carrier', 'A packed order is on its way');

export const markDelivered = step(
  'mark-delivered',
  'mark-delivered-to-customer',
  'An order has reached its buyer',
);

export const changeOrderStatus = defineRoute({
  name: 'orders/change-order-status',
  summary: 'Confirm an order, or cancel it for the shop',
  method: 'PATCH',
  path: '/admin/orders/{id}/status',
  access: staff('orders.work'),
  params,
  body: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('confirmed') }),
    CancelBody.extend({ status: z.literal('cancelled') }),
  ]),
  reply: Order,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE'],
});

export const processRefund = defineRoute({
  name: 'orders/process-refund',
  summary: 'The money of a cancelled or returned order went back',
  method: 'POST',
  path: '/refunds/orders/{id}/process',
  access: staff('refunds.work'),
  params,
  body: z.strictObject({ note: z.string().max(300).default('') }),
  reply: Order,
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'STALE_STATE'],
});
