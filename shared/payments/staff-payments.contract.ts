import * as z from 'zod';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { SaleChannel } from '../values/sale-channel-schema.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { MoneyOrder } from './money-order.ts';
import { NoticeRow } from './notices.contract.ts';
import { paymentRefusals } from './member-payments.contract.ts';
import { Payment, PaymentId } from './payment.ts';
import { paymentList } from './payment-choices.ts';

const access = staff('payments.manage');
const params = z.object({ id: PaymentId });

/** A payment attempt as a row of the list. */
export const PaymentRow = Payment.pick({
  id: true,
  code: true,
  orderId: true,
  orderCode: true,
  provider: true,
  method: true,
  status: true,
  reason: true,
  amount: true,
  received: true,
  createdAt: true,
  succeededAt: true,
  expiresAt: true,
}).extend({
  saleChannelId: SaleChannel,
  warehouseId: z.string().nullable(),
  /** References of the received money at banks and providers. */
  references: z.array(z.string()),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

/** A payment with its order, the other attempts, and all notices about it. */
export const StaffPayment = z.object({
  payment: Payment.extend(
    PaymentRow.pick({ saleChannelId: true, warehouseId: true, references: true }).shape,
  ),
  order: MoneyOrder,
  attempts: z.array(PaymentRow),
  notices: z.array(NoticeRow.extend({ raw: z.string() })),
  /** Actions that are possible in the present state. */
  may: z.object({
    verify: z.boolean(),
    cancel: z.boolean(),
    renew: z.boolean(),
    /** The exact amount that may be recorded by hand; null if none. */
    take: Vnd.nullable(),
  }),
});
export type StaffPayment = z.infer<typeof StaffPayment>;

export const searchPayments = defineList({
  name: 'payments/search-payments',
  summary: 'Attempts to pay by code, order or bank reference; by standing, way and day',
  path: '/payments',
  access,
  list: paymentList,
  row: PaymentRow,
});

const acting = {
  access,
  params,
  reply: StaffPayment,
  errors: ['PAYMENT_NOT_FOUND'],
} as const;

export const getStaffPayment = defineRoute({
  ...acting,
  name: 'payments/get-staff-payment',
  summary: 'An attempt to pay: its order, the other attempts, and what providers told',
  method: 'GET',
  path: '/admin/payments/{id}',
});

export const verifyStaffPayment = defineRoute({
  ...acting,
  name: 'payments/verify-staff-payment',
  summary: 'Ask the provider how a payment stands, and take over what it says',
  method: 'POST',
  path: '/admin/payments/{id}/verify',
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_NOT_ASKABLE', 'PROVIDER_UNAVAILABLE'],
});

export const cancelStaffPayment = defineRoute({
  ...acting,
  name: 'payments/cancel-staff-payment',
  summary: 'Give up an attempt to pay; the order waits for another',
  method: 'POST',
  path: '/admin/payments/{id}/cancel',
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_ENDED'],
});

/** Renews an expired payment. The same key returns the same code, however often it is requested. */
export const renewStaffPayment = defineRoute({
  ...acting,
  name: 'payments/renew-staff-payment',
  summary: 'Make a new transfer code for what an order still costs; the last one ends with it',
  method: 'POST',
  path: '/admin/payments/{id}/renew',
  body: z.strictObject({
    clientRequestId: z.string().regex(/^[0-9A-Za-z-]{8,64}$/),
  }),
  // A renewal is always a transfer, which needs no prior deposit and is always a known method.
  errors: [
    'PAYMENT_NOT_FOUND',
    ...paymentRefusals.filter((code) => code !== 'DEPOSIT_NEEDED' && code !== 'PAYMENT_METHOD_UNKNOWN'),
  ],
});
