import * as z from 'zod';
import { UploadKindName, UploadStatus } from '#shared/uploads/upload.contract.ts';
import type { UploadKind } from '#shared/uploads/upload-kinds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { type Item, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { uploadKey } from './upload-keys.ts';

export { isShownUnused, shownAddress, uploadShownAt } from './upload-keys.ts';

export const StoredUpload = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: UploadKindName,
  mimeType: z.string(),
  bytes: z.int(),
  status: UploadStatus,
  /** What it was attached to; nothing, while a picture for a post only waits for its post. */
  attachedTo: z.string().optional(),
  createdAt: z.string(),
  /** When its file was seen where it was to be put; nothing, while nobody said that it is there. */
  seenAt: z.string().optional(),
  /** Until it is attached. */
  expiresAt: z.int().optional(),
});
export type StoredUpload = z.infer<typeof StoredUpload>;

export const uploadItem = (upload: StoredUpload): Item => ({
  ...uploadKey(upload.id),
  entity: 'upload',
  ...upload,
});

export const findUpload = ({ table }: Context, id: string): Promise<StoredUpload | undefined> =>
  table.get(uploadKey(id), StoredUpload);

/**
 * Takes an upload of the kind a thing shows. Belongs into the transaction that writes the thing: from there on the
 * upload stays, and its picture is made.
 */
export const attachUpload = <R extends string>(
  id: string,
  ownerId: string,
  attachedTo: string,
  refusal: R,
  kind: UploadKind = 'reviewImages',
): Operation<R> =>
  update(
    uploadKey(id),
    { set: { status: 'attached', attachedTo }, remove: ['expiresAt'] },
    { when: { status: 'waiting', ownerId, kind }, refusal },
  );

/** One that was shown before anything used it stays from here on, whoever sent it. Said again, it changes nothing. */
export const keepShown = <R extends string>(id: string, kind: UploadKind, refusal: R): Operation<R> =>
  update(
    uploadKey(id),
    { set: { attachedTo: kind }, remove: ['expiresAt'] },
    { when: { kind, seenAt: { present: true }, status: { is: '<>', to: 'removed' } }, refusal },
  );

/** The same for what only its sender may use. */
export const keepOwnShown = <R extends string>(
  id: string,
  { ownerId, kind }: Pick<StoredUpload, 'ownerId' | 'kind'>,
  refusal: R,
): Operation<R> =>
  update(
    uploadKey(id),
    { set: { attachedTo: ownerId }, remove: ['expiresAt'] },
    {
      when: { ownerId, kind, seenAt: { present: true }, status: { is: '<>', to: 'removed' } },
      refusal,
    },
  );

/** Longer than any message about it may wait. */
const rememberedSeconds = 30 * 24 * 3600;

/** The thing no longer shows it: its files go. */
export const removeUpload = (id: string, at: Date): Operation =>
  update(uploadKey(id), { set: { status: 'removed', expiresAt: secondsAfter(at, rememberedSeconds) } });

/** What became of making its picture, told only once. */
export const settleUpload = <R extends string>(
  { id, status: from }: Pick<StoredUpload, 'id' | 'status'>,
  status: 'ready' | 'refused',
  refusal: R,
): Operation<R> => update(uploadKey(id), { set: { status } }, { when: { status: from }, refusal });

/** Its file is there: who does not find it from now on has lost it. */
export const noteSeen = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(uploadKey(id), { set: { seenAt: at.toISOString() } }, { when: { status: 'waiting' }, refusal });

/** Its file is there, and its picture is made though nothing uses it yet: from here on it is kept, until the day is over. */
export const keepArrived = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(
    uploadKey(id),
    { set: { status: 'arrived', seenAt: at.toISOString() }, remove: ['expiresAt'] },
    { when: { status: 'waiting' }, refusal },
  );

/** Nothing uses it after all. */
export const dropUnused = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(
    uploadKey(id),
    { set: { status: 'removed', expiresAt: secondsAfter(at, rememberedSeconds) } },
    { when: { attachedTo: { missing: true } }, refusal },
  );
