import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { SaidVnd } from '../values/vnd-schema.ts';
import { CancelBody, goodsChangeRefusals, orderChangeRefusals } from './member-orders.contract.ts';
import { Order, OrderId } from './order.ts';

const params = z.object({ id: OrderId });

/** An order that may be paid after it has come: who let it be so, why, and until when. */
export const Credit = z.object({
  grantedBy: z.string(),
  grantedAt: z.string(),
  reason: z.string(),
  dueAt: z.string(),
  /** When its buyer was written to last. */
  remindedAt: z.string().optional(),
});

/** Who spoke with the buyer of a guest's cash order, and when. */
export const Called = z.object({ userId: z.string(), at: z.string() });

export const StaffOrder = Order.extend({ credit: Credit.nullable(), called: Called.nullable() });
export type StaffOrder = z.infer<typeof StaffOrder>;

const work = {
  access: staff('orders.work'),
  params,
  reply: StaffOrder,
  errors: orderChangeRefusals,
} as const;

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

/** Only with its money, or with what takes its place: cash of a buyer who means it, or an admin's leave to pay later. */
export const startPacking = defineRoute({
  ...work,
  name: 'orders/start-packing',
  summary: 'Take a confirmed order up for packing',
  method: 'PATCH',
  path: '/orders/{id}/start-packing',
  errors: [...work.errors, 'ORDER_UNPAID', 'ORDER_UNPROVEN'],
});

export const completePacking = defineRoute({
  ...work,
  name: 'orders/complete-packing',
  summary: 'An order is packed; its goods leave the stock',
  method: 'PATCH',
  path: '/orders/{id}/complete-packing',
  errors: goodsChangeRefusals,
});

export const handToCarrier = step('hand-to-carrier', 'hand-to-carrier', 'A packed order is on its way');

export const markDelivered = step(
  'mark-delivered',
  'mark-delivered-to-customer',
  'An order has reached its buyer',
);

export const takeBackParcel = step(
  'take-back-parcel',
  'take-back-parcel',
  'A parcel nobody took in has come back, and its order is over',
);

export const changeOrderStatus = defineRoute({
  ...work,
  name: 'orders/change-order-status',
  summary: 'Confirm a guest’s cash order after speaking with its buyer, or cancel an order for the shop',
  method: 'PATCH',
  path: '/admin/orders/{id}/status',
  body: z
    .strictObject({ status: z.enum(['confirmed', 'cancelled']), reason: CancelBody.shape.reason.optional() })
    .refine(({ status, reason }) => status === 'confirmed' || reason !== undefined, {
      path: ['reason'],
      error: 'required',
    }),
  errors: [...goodsChangeRefusals, 'ORDER_UNPAID'],
});

export const takeMoney = defineRoute({
  ...work,
  name: 'orders/take-money',
  summary: 'What an order still cost was paid to staff, at the counter or by the carrier',
  method: 'POST',
  path: '/admin/orders/{id}/money',
  /** As counted by hand; another sum than is missing is refused. */
  body: z.strictObject({ amount: SaidVnd.min(1) }),
  // Wherever an order stands of which something is still to be paid, its money may come.
  errors: ['ORDER_NOT_FOUND', 'ORDER_NOT_PAYABLE', 'AMOUNT_DIFFERS', 'STALE_STATE'],
});

export const grantCredit = defineRoute({
  ...work,
  name: 'orders/grant-credit',
  summary: 'Let an order be paid after it has come, until a day',
  method: 'POST',
  path: '/admin/orders/{id}/credit',
  access: staff('payments.manage'),
  body: z.strictObject({ reason: CancelBody.shape.reason, days: z.int().min(1).max(180) }),
  errors: [...work.errors, 'ORDER_NOT_PAYABLE'],
});

export const remindOfCredit = defineRoute({
  ...work,
  name: 'orders/remind-of-credit',
  summary: 'Remind whoever was let pay later, once a day at most',
  method: 'POST',
  path: '/admin/orders/{id}/credit/reminder',
  access: staff('payments.manage'),
  errors: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'TOO_MANY_REQUESTS', 'STALE_STATE'],
});

export const listCreditOrders = defineRoute({
  name: 'orders/list-credit-orders',
  summary: 'Orders that came before their money, the earliest due first',
  method: 'GET',
  path: '/admin/orders/on-credit',
  access: staff('payments.manage'),
  query: z.object({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(StaffOrder), nextCursor: z.string().nullable() }),
  errors: ['BAD_CURSOR'],
});
