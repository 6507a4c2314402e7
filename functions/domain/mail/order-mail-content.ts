import * as z from 'zod';

/** What an order or a return of it is written about for. */
export const OrderMailTemplate = z.enum([
  'order-placed',
  'order-paid',
  'payment-problem',
  'order-cancelled',
  'order-delivering',
  'order-completed',
  'order-refunded',
  'guest-link',
  'return-changed',
]);
export type OrderMailTemplate = z.infer<typeof OrderMailTemplate>;

export const OrderMailContent = z.object({
  template: OrderMailTemplate,
  fullName: z.string(),
  code: z.string(),
  orderId: z.string(),
  total: z.int(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), subtotal: z.int() })).optional(),
  /** One sentence of the shop's own: why, how much is missing, what became of a return. */
  note: z.string().optional(),
  guest: z.boolean(),
  /** With which a guest proves that the order is theirs. */
  email: z.string(),
});
export type OrderMailContent = z.infer<typeof OrderMailContent>;
