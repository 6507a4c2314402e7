import * as z from 'zod';

/** Occasions for mails about an order or its return. */
export const OrderMailTemplate = z.enum([
  'order-placed',
  'order-to-prove',
  'order-merged',
  'order-paid',
  'deposit-received',
  'payment-problem',
  'order-cancelled',
  'order-delivering',
  'order-completed',
  'order-returned',
  'order-refunded',
  'return-changed',
  'credit-due',
]);
export type OrderMailTemplate = z.infer<typeof OrderMailTemplate>;

export const OrderMailContent = z.object({
  template: OrderMailTemplate,
  /** Missing for guests without proof of identity, since anybody may have typed the name and the address. */
  fullName: z.string().optional(),
  code: z.string(),
  orderId: z.string(),
  total: z.int(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), subtotal: z.int() })).optional(),
  /** Sentence of the shop: a reason, a missing amount or the result of a return. */
  note: z.string().optional(),
  /** Deadline for the receiver. */
  until: z.string().optional(),
  guest: z.boolean(),
  /** Minimum expiry of the guest's link in seconds. Links that expire earlier no longer open the order. */
  linksFrom: z.int().optional(),
  /** Set if the guest has neither paid nor followed a link, so the address may belong to anybody. */
  unproven: z.boolean().default(false),
});
export type OrderMailContent = z.infer<typeof OrderMailContent>;

/** Links to a guest's latest orders, for guests who lost the order code. */
export const GuestLinksContent = z.object({
  template: z.literal('guest-links'),
  orders: z.array(z.object({ orderId: z.string(), code: z.string() })).min(1),
});
export type GuestLinksContent = z.infer<typeof GuestLinksContent>;

export const InvoiceMailTemplate = z.enum([
  'invoice-issued',
  'invoice-corrected',
  'invoice-replaced',
  'invoice-cancelled',
]);
export type InvoiceMailTemplate = z.infer<typeof InvoiceMailTemplate>;

/** Invoice that was issued or cancelled. Its link opens only this invoice and needs no account. */
export const InvoiceMailContent = z.object({
  template: InvoiceMailTemplate,
  fullName: z.string().optional(),
  invoiceId: z.string(),
  code: z.string(),
  series: z.string(),
  number: z.int(),
  total: z.int(),
  /** Invoice that this one corrects or replaces. */
  of: z.object({ series: z.string(), number: z.int() }).nullable(),
  reason: z.string(),
});
export type InvoiceMailContent = z.infer<typeof InvoiceMailContent>;
