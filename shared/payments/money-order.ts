import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

/** An order as staff who handle its money see it. */
export const MoneyOrder = z.object({
  id: z.string(),
  code: z.string(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  customer: z.string(),
  phone: z.string(),
  total: Vnd,
  /** Amounts received, refunded, owed to the buyer, and still to be paid. */
  paidAmount: Vnd,
  refundedAmount: Vnd,
  refundDue: Vnd,
  missing: Vnd,
  createdAt: z.string(),
});
export type MoneyOrder = z.infer<typeof MoneyOrder>;
