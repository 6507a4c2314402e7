import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { InspectionPicture, ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import { StoredLots } from '#shared/inventory/lots.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { asIs } from '#functions/platform/records/audited-fields.ts';
import { type Entry, versioned } from '#functions/platform/records/versioned.ts';
import { create, type Item, type Operation } from '#functions/platform/table/table-operations.ts';
import { returnFeed, returnKeys } from './return-keys.ts';

const Picture = ReturnOrder.shape.media.element.extend({ ready: z.boolean() });

const InspectedPicture = InspectionPicture.extend({ ready: z.boolean() });

/** Stored item, with the lots of the pieces that went back on a shelf. */
const StoredItem = ReturnOrder.shape.items.element.extend({ lots: StoredLots.optional() });

/** Stored return. */
export const StoredReturn = ReturnOrder.omit({ pendingMedia: true }).extend({
  userId: z.string(),
  /** User who opened it. Older records do not have it and fall back to the owner. */
  createdById: z.string().optional(),
  /** Copied from the order. Older records do not have it. */
  customer: z.object({ fullName: z.string(), phone: z.string() }).default({ fullName: '', phone: '' }),
  items: z.array(StoredItem),
  media: z.array(Picture),
  inspectionMedia: z.array(InspectedPicture).default([]),
  /** Optimistic lock: every change raises it, and a change based on an older version is refused. */
  version: z.int(),
});
export type StoredReturn = z.infer<typeof StoredReturn>;

/** Stored step, with the staff member who took it. */
export const StoredStep = TrackingEvent.extend({ userId: z.string().nullish() });
export type StoredStep = z.infer<typeof StoredStep>;

/** Refusal of a change that is based on an outdated version. */
export const staleReturn = 'return-moved';

export const returnRecord = versioned({
  entity: 'return',
  schema: StoredReturn,
  key: ({ id }: { id: string }) => returnKeys.head(id),
  version: 'version',
  stale: staleReturn,
  indexKeys: ({ userId, orderId, id }) =>
    userId === '' ? returnKeys.byGuestOrder(orderId, id) : returnKeys.byMember(userId, id),
  feed: returnFeed,
  activity: {
    of: 'return',
    told: {
      status: asIs,
      resolution: asIs,
      qaResult: asIs,
      refundAmount: asIs,
      shopNote: asIs,
      courierName: asIs,
      trackingNumber: asIs,
    },
  },
  story: {
    entity: 'return-event',
    schema: StoredStep,
    key: returnKeys.event,
    // Steps taken at the same time are read in their order.
    idOf: (_after, place, at) => newId(at.getTime() + place),
  },
});

export const returnClaim = ({ code, id }: StoredReturn): Item => ({
  ...returnKeys.code(code),
  entity: 'return-claim',
  returnId: id,
});

export const createReturn = (stored: StoredReturn): Operation<typeof codeTaken>[] => [
  create(returnClaim(stored), { refusal: codeTaken }),
  create(returnRecord.item(stored)),
];

export type TrackingEntry = Entry<StoredStep>;

/** Converts a return for its buyer. Only pictures that are ready are included. */
export function toReturn(stored: StoredReturn): ReturnOrder {
  const { media, inspectionMedia } = stored;
  return ReturnOrder.parse({
    ...stored,
    media: media.filter(({ ready }) => ready),
    inspectionMedia: inspectionMedia.filter(({ ready }) => ready),
    pendingMedia: [...media, ...inspectionMedia].filter(({ ready }) => !ready).length,
  });
}
