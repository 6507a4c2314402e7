import * as z from 'zod';
import { slugify, tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { customerKinds, customerLimits } from './customer-choices.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

export const CustomerId = z.string().min(1).max(40);
export const CustomerKindName = z.enum(customerKinds);

/** Internal tag of staff for a kind of customer: 'khách sỉ', 'hay đổi địa chỉ'. */
export const Tag = z
  .string()
  .max(80)
  .transform(tidy)
  .pipe(z.string().min(1).max(customerLimits.tagLetters))
  .refine((tag) => slugify(tag) !== '', { error: 'invalid' });

/** A customer as a row of the staff's list. */
export const CustomerRow = z.object({
  id: CustomerId,
  /** The member's ID code; a guest's code begins with KH. */
  code: z.string(),
  kind: CustomerKindName,
  userId: z.string().nullable(),
  /** Empty after the data was erased. */
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  province: z.string().nullable(),
  /** Number of orders that are not cancelled. */
  orderCount: z.int(),
  /** Sum of orders that the shop is working on or has delivered, without returned goods. */
  totalSpent: Vnd,
  /** Null if all of the customer's orders are cancelled. */
  lastOrderAt: z.string().nullable(),
  tags: z.array(z.string()),
  /** Groups that the customer is in, added by staff or by rule. */
  groups: z.array(z.string()),
  erasedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** Internal note of staff about a customer. */
export const CustomerNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.object({ id: z.string(), fullName: z.string().nullable() }),
  at: z.string(),
  editedAt: z.string().nullable(),
  /** Incremented with every change; used for the version check. */
  version: z.int(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerOrder = z.object({
  orderId: z.string(),
  code: z.string(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  total: Vnd,
  /** Part of the order's total that counts as spent. */
  spent: Vnd,
  createdAt: z.string(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** Everything that staff see of one customer. */
export const Customer = CustomerRow.extend({
  /** All phone numbers and addresses used in orders, newest last. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** Number of orders that were cancelled, refunded or sent back. */
  calledOffCount: z.int(),
  /** Average spent for each order that is not cancelled, to the đồng. */
  averageSpent: Vnd,
  notes: z.array(CustomerNote),
  /** Other customers with the same phone number or address, who may be the same person. */
  maybeSame: z.array(CustomerRow.pick({ id: true, code: true, kind: true, fullName: true, phone: true })),
});
export type Customer = z.infer<typeof Customer>;
