import * as z from 'zod';
import { Vnd } from '../values/vnd-schema.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

/** What there is to know of an order for whoever looks at its money. */
export const MoneyOrder = z.object({
  id: z.string(),
  code: z.string(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  customer: z.string(),
  phone: z.string(),
  total: Vnd,
  /** What came, what went back, what is owed back, and what is still to be paid. */
  paidAmount: Vnd,
  refundedAmount: Vnd,
  refundDue: Vnd,
  missing: Vnd,
  createdAt: z.string(),
});
export type MoneyOrder = z.infer<typeof MoneyOrder>;
