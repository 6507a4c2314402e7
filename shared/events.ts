import * as z from 'zod';

/** What happened, as the table's stream tells it. Each exists exactly when its write does. */
export const DomainEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mail.requested'), id: z.string(), mailId: z.string() }),
  z.object({ type: z.literal('account.changed'), id: z.string(), userId: z.string() }),
  z.object({ type: z.literal('media.attached'), id: z.string(), uploadId: z.string() }),
  z.object({ type: z.literal('media.removed'), id: z.string(), uploadId: z.string() }),
  z.object({ type: z.literal('product.rated'), id: z.string(), productId: z.string() }),
  z.object({ type: z.literal('review.liked'), id: z.string(), reviewId: z.string() }),
  z.object({ type: z.literal('payment.notice'), id: z.string(), noticeId: z.string(), group: z.string() }),
  z.object({
    type: z.literal('order.changed'),
    id: z.string(),
    orderId: z.string(),
    userId: z.string().nullable(),
    status: z.string(),
    paymentStatus: z.string(),
  }),
  z.object({ type: z.literal('order.completed'), id: z.string(), orderId: z.string() }),
  z.object({
    type: z.literal('payment.changed'),
    id: z.string(),
    orderId: z.string(),
    paymentId: z.string(),
    status: z.string(),
  }),
  z.object({ type: z.literal('stock.changed'), id: z.string(), productId: z.string() }),
  z.object({
    type: z.literal('stock.returned'),
    id: z.string(),
    productId: z.string(),
    variantId: z.string(),
  }),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export type EventType = DomainEvent['type'];

/** Which queues asked for which event. */
export const eventQueues = {
  'mail.requested': ['mail'],
  'account.changed': ['live'],
  'media.attached': ['media'],
  'media.removed': ['media'],
  'product.rated': ['ratings'],
  'review.liked': ['ratings'],
  'payment.notice': ['payments'],
  'order.changed': ['live'],
  'order.completed': ['sales'],
  'payment.changed': ['live'],
  'stock.changed': ['sales'],
  'stock.returned': ['restock'],
} as const satisfies Record<EventType, readonly string[]>;

export type QueueName = (typeof eventQueues)[EventType][number];
