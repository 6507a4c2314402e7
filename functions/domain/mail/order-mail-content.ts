import * as z from 'zod';

/** What an order or a return of it is written about for. */
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
  /** Left out for guests of whom nothing is proven: anybody may have typed the name, and the address. */
  fullName: z.string().optional(),
  code: z.string(),
  orderId: z.string(),
  total: z.int(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), subtotal: z.int() })).optional(),
  /** One sentence of the shop's own: why, how much is missing, what became of a return. */
  note: z.string().optional(),
  /** Until when something has to be done. */
  until: z.string().optional(),
  guest: z.boolean(),
  /** The guest's link is valid until this second at least, because links that end earlier open the order no longer. */
  linksFrom: z.int().optional(),
  /** Neither money nor a press on a link has come from this guest: the address may be anybody's. */
  unproven: z.boolean().default(false),
});
export type OrderMailContent = z.infer<typeof OrderMailContent>;

/** The links of a guest's last orders, for whoever lost the code. */
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

/** An invoice that is through, or was called off: a link opens it alone, whoever the mail goes to. */
export const InvoiceMailContent = z.object({
  template: InvoiceMailTemplate,
  fullName: z.string().optional(),
  invoiceId: z.string(),
  code: z.string(),
  series: z.string(),
  number: z.int(),
  total: z.int(),
  /** The one it corrects, or stands in place of. */
  of: z.object({ series: z.string(), number: z.int() }).nullable(),
  reason: z.string(),
});
export type InvoiceMailContent = z.infer<typeof InvoiceMailContent>;
