import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { ReturnOrder, TrackingEvent } from '#shared/returns/return-order.ts';
import { uploadWidths } from '#shared/uploads/upload-kinds.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { asIs } from '#functions/platform/records/told-fields.ts';
import { type Entry, versioned } from '#functions/platform/records/versioned.ts';
import { create, type Item, type Operation } from '#functions/platform/table/table-operations.ts';
import { shownAddress } from '#functions/domain/media/uploads.ts';
import { returnFeed, returnKeys } from './return-keys.ts';

const Picture = ReturnOrder.shape.media.element.extend({ ready: z.boolean() });
type Picture = z.infer<typeof Picture>;

/** A return as the table keeps it. */
export const StoredReturn = ReturnOrder.omit({ pendingMedia: true }).extend({
  userId: z.string(),
  media: z.array(Picture),
  /** Raised with every change, so that none is made on what was read too long ago. */
  version: z.int(),
});
export type StoredReturn = z.infer<typeof StoredReturn>;

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleReturn = 'return-moved';

export const returnRecord = versioned({
  entity: 'return',
  schema: StoredReturn,
  key: ({ id }: { id: string }) => returnKeys.head(id),
  version: 'version',
  stale: staleReturn,
  places: ({ userId, id }) => returnKeys.byMember(userId, id),
  feed: returnFeed,
  activity: {
    of: 'return',
    told: { status: asIs, qaResult: asIs, shopNote: asIs, courierName: asIs, trackingNumber: asIs },
  },
  story: {
    entity: 'return-event',
    schema: TrackingEvent,
    key: returnKeys.event,
    idOf: (_after, _place, at) => newId(at.getTime()),
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

export type TrackingEntry = Entry<TrackingEvent>;

export const waitingPicture = (uploadId: string): Picture => ({
  id: uploadId,
  url: shownAddress(uploadId),
  widths: [...uploadWidths],
  ready: false,
});

/** What the shopper sees of it: only pictures that can be shown. */
export const toReturn = (stored: StoredReturn): ReturnOrder =>
  ReturnOrder.parse({
    ...stored,
    media: stored.media.filter(({ ready }) => ready),
    pendingMedia: stored.media.filter(({ ready }) => !ready).length,
  });
