import * as z from 'zod';
import { slugify, tidy } from '../values/text.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { customerKinds, customerLimits } from './customer-choices.ts';
import { OrderPaymentStatus, OrderStatus } from '../values/order-status-schema.ts';

export const CustomerId = z.string().min(1).max(40);
export const CustomerKindName = z.enum(customerKinds);

/** What staff call a kind of customer, for themselves: 'khách sỉ', 'hay đổi địa chỉ'. */
export const Tag = z
  .string()
  .max(80)
  .transform(tidy)
  .pipe(z.string().min(1).max(customerLimits.tagLetters))
  .refine((tag) => slugify(tag) !== '', { error: 'invalid' });

/** A row of the staff's list. */
export const CustomerRow = z.object({
  id: CustomerId,
  /** A member's ID code; a guest's own begins with KH. */
  code: z.string(),
  kind: CustomerKindName,
  userId: z.string().nullable(),
  /** Empty once their data was erased. */
  fullName: z.string(),
  phone: z.string(),
  email: z.string(),
  province: z.string().nullable(),
  /** Orders that nobody called off. */
  orderCount: z.int(),
  /** What orders cost that the shop works on or has brought, without what came back. */
  totalSpent: Vnd,
  /** Null while all of their orders are called off. */
  lastOrderAt: z.string().nullable(),
  tags: z.array(z.string()),
  /** The groups they are in, put there or by rule. */
  groups: z.array(z.string()),
  erasedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type CustomerRow = z.infer<typeof CustomerRow>;

/** What staff wrote of a customer, for each other. */
export const CustomerNote = z.object({
  id: z.string(),
  text: z.string(),
  by: z.object({ id: z.string(), fullName: z.string().nullable() }),
  at: z.string(),
  editedAt: z.string().nullable(),
  /** Raised with every change. */
  version: z.int(),
});
export type CustomerNote = z.infer<typeof CustomerNote>;

export const CustomerOrder = z.object({
  orderId: z.string(),
  code: z.string(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  total: Vnd,
  /** What of it counts as spent. */
  spent: Vnd,
  createdAt: z.string(),
});
export type CustomerOrder = z.infer<typeof CustomerOrder>;

/** All that staff see of one. */
export const Customer = CustomerRow.extend({
  /** Every number and address they ordered with, the newest last. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  /** Orders that were cancelled, refunded or sent back. */
  calledOffCount: z.int(),
  /** Spent for each order that nobody called off, to the đồng. */
  averageSpent: Vnd,
  notes: z.array(CustomerNote),
  /** Others with the same number or address, who may be the same person. */
  maybeSame: z.array(CustomerRow.pick({ id: true, code: true, kind: true, fullName: true, phone: true })),
});
export type Customer = z.infer<typeof Customer>;
