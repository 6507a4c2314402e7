import * as z from 'zod';
import type { DomainEvent } from '#shared/events.ts';
import { orderEvents, paymentEvents, restockEvents, stockEvents } from './order-changes.ts';
import type { Change, Image, Reader } from './reader.ts';

export type { Change } from './reader.ts';

const Entity = z.object({ entity: z.string() });
const WithId = z.object({ id: z.string() });
const WithGroup = z.object({ id: z.string(), group: z.string() });

const watched = ['status', 'role', 'avatarUrl', 'fullName', 'rejectedReason'] as const;
const differs = (before: Image, after: Image) => watched.some((name) => before?.[name] !== after?.[name]);

const WithVersion = z.object({ productId: z.string(), version: z.int().default(0) });
const versionOf = (image: Image): number => (image ? WithVersion.parse(image).version : 0);

/** What each kind of item means to the rest of the shop when it changes. */
const readers: Record<string, Reader> = {
  mail: ({ id, before, after }) =>
    after && !before ? [{ type: 'mail.requested', id, mailId: WithId.parse(after).id }] : [],
  user: ({ id, before, after }) =>
    before && after && differs(before, after)
      ? [{ type: 'account.changed', id, userId: WithId.parse(after).id }]
      : [],
  upload: ({ id, before, after }) => {
    if (!after || before?.['status'] === after['status']) return [];
    const uploadId = WithId.parse(after).id;
    if (after['status'] === 'attached') return [{ type: 'media.attached', id, uploadId }];
    return after['status'] === 'removed' ? [{ type: 'media.removed', id, uploadId }] : [];
  },
  'payment-notice': ({ id, before, after }) => {
    if (!after || before) return [];
    const notice = WithGroup.parse(after);
    return [{ type: 'payment.notice', id, noticeId: notice.id, group: notice.group }];
  },
  order: orderEvents,
  payment: paymentEvents,
  stock: stockEvents,
  'restock-rounds': restockEvents,
  'product-rating': ({ id, before, after }) =>
    after && versionOf(after) > versionOf(before)
      ? [{ type: 'product.rated', id, productId: WithVersion.parse(after).productId }]
      : [],
  review: ({ id, before, after }) =>
    before && after && before['likes'] !== after['likes']
      ? [{ type: 'review.liked', id, reviewId: WithId.parse(after).id }]
      : [],
};

/** Changes of anything else need not be looked at. */
export const followedEntities = Object.keys(readers);

export function eventsOf(change: Change): DomainEvent[] {
  const { data } = Entity.safeParse(change.after ?? change.before);
  return data ? (readers[data.entity]?.(change) ?? []) : [];
}
