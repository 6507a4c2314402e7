import * as z from 'zod';
import { staff } from '../access.ts';
import { defineRoute } from '../route.ts';
import { CancelBody, orderChangeRefusals } from './member-orders.ts';
import { Order, OrderId } from './order.ts';

const params = z.object({ id: OrderId });

const work = { access: staff('orders.work'), params, reply: Order, errors: orderChangeRefusals } as const;

const step = (name: string, path: string, summary: string) =>
  defineRoute({
    ...work,
    name: `orders/${name}`,
    summary,
    method: 'PATCH',
    path: `/orders/{id}/${path}`,
  });

export const getStaffOrder = defineRoute({
  ...work,
  name: 'orders/get-staff-order',
  summary: 'Any order, for those who work on it',
  method: 'GET',
  path: '/orders/{id}',
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
  ...work,
  name: 'orders/change-order-status',
  summary: 'Confirm an order, or cancel it for the shop',
  method: 'PATCH',
  path: '/admin/orders/{id}/status',
  body: z
    .strictObject({ status: z.enum(['confirmed', 'cancelled']), reason: CancelBody.shape.reason.optional() })
    .refine(({ status, reason }) => status === 'confirmed' || reason !== undefined, {
      path: ['reason'],
      error: 'required',
    }),
});

export const processRefund = defineRoute({
  ...work,
  name: 'orders/process-refund',
  summary: 'The money of a cancelled or returned order went back',
  method: 'POST',
  path: '/refunds/orders/{id}/process',
  access: staff('refunds.work'),
  body: z.strictObject({ note: z.string().max(300).default('') }),
});
