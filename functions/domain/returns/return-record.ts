import * as z from 'zod';
import { newId } from '#shared/ids.ts';
import { ReturnOrder, type TrackingEvent } from '#shared/returns/return-order.ts';
import { uploadWidths } from '#shared/uploads/upload.ts';
import { codeTaken } from '#functions/platform/records/code-taken.ts';
import { create, type Item, type Operation, put } from '#functions/platform/table/table-operations.ts';
import { shownAddress } from '#functions/domain/media/uploads.ts';
import { returnKeys } from './return-keys.ts';

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

export const returnItem = (stored: StoredReturn): Item => ({
  ...returnKeys.head(stored.id),
  ...returnKeys.byMember(stored.userId, stored.id),
  entity: 'return',
  ...stored,
});

export const returnClaim = ({ code, id }: StoredReturn): Item => ({
  ...returnKeys.code(code),
  entity: 'return-claim',
  returnId: id,
});

export const createReturn = (stored: StoredReturn): Operation<typeof codeTaken>[] => [
  create(returnClaim(stored), { refusal: codeTaken }),
  create(returnItem(stored)),
];

/** The return as it will be, written only over what was read. */
export function replaceReturn(
  before: StoredReturn,
  change: Partial<StoredReturn>,
): { after: StoredReturn; write: Operation<typeof staleReturn> } {
  const after = { ...before, ...change, version: before.version + 1 };
  return {
    after,
    write: put(returnItem(after), { when: { version: before.version }, refusal: staleReturn }),
  };
}

export type TrackingEntry = Omit<TrackingEvent, 'id' | 'at'>;

export const returnEventItem = (returnId: string, id: string, at: Date, entry: TrackingEntry): Item => ({
  ...returnKeys.event(returnId, id),
  entity: 'return-event',
  id,
  at: at.toISOString(),
  ...entry,
});

/** A step of a return's way, written with the change it tells of. */
export const tellReturn = (returnId: string, at: Date, entry: TrackingEntry): Operation =>
  create(returnEventItem(returnId, newId(at.getTime()), at, entry));

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
