import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { InspectionPicture, ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import { StoredLots } from '#shared/inventory/lots.ts';
import { uploadWidths } from '#shared/uploads/upload-kinds.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { type Entry, versioned } from '#functions/platform/records/versioned.ts';
import { create, type Item, type Operation } from '#functions/platform/table/table-operations.ts';
import { shownAddress } from '#functions/domain/media/uploads.ts';
import { returnFeed, returnKeys } from './return-keys.ts';

const Picture = ReturnOrder.shape.media.element.extend({ ready: z.boolean() });
type Picture = z.infer<typeof Picture>;

const InspectedPicture = InspectionPicture.extend({ ready: z.boolean() });

/** Its goods as the table keeps them: with the lots those are of that were laid back. */
const StoredItem = ReturnOrder.shape.items.element.extend({ lots: StoredLots.optional() });

/** A return as the table keeps it. */
export const StoredReturn = ReturnOrder.omit({ pendingMedia: true }).extend({
  userId: z.string(),
  /** Who wrote it down; of older ones, whoever it is of. */
  createdById: z.string().optional(),
  /** As the order says; of older ones nobody kept it. */
  customer: z.object({ fullName: z.string(), phone: z.string() }).default({ fullName: '', phone: '' }),
  items: z.array(StoredItem),
  media: z.array(Picture),
  inspectionMedia: z.array(InspectedPicture).default([]),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
});
export type StoredReturn = z.infer<typeof StoredReturn>;

/** A step as the table keeps it: with who of staff took it. */
export const StoredStep = TrackingEvent.extend({ userId: z.string().nullish() });
export type StoredStep = z.infer<typeof StoredStep>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleReturn = 'return-moved';

export const returnRecord = versioned({
  entity: 'return',
  schema: StoredReturn,
  key: ({ id }: { id: string }) => returnKeys.head(id),
  version: 'version',
  stale: staleReturn,
  places: ({ userId, orderId, id }) =>
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
    // Several steps taken at once are read in their order.
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

export const waitingPicture = (uploadId: string): Picture => ({
  id: uploadId,
  url: shownAddress(uploadId),
  widths: [...uploadWidths],
  ready: false,
});

/** What the shopper sees of it: only pictures that can be shown. */
export function toReturn(stored: StoredReturn): ReturnOrder {
  const { media, inspectionMedia } = stored;
  return ReturnOrder.parse({
    ...stored,
    media: media.filter(({ ready }) => ready),
    inspectionMedia: inspectionMedia.filter(({ ready }) => ready),
    pendingMedia: [...media, ...inspectionMedia].filter(({ ready }) => !ready).length,
  });
}
