import * as z from 'zod';
import { UploadKindName, UploadStatus } from '#shared/media/upload.contract.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { type Item, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { uploadKey } from './upload-keys.ts';

export { isPublicBeforeUse, publicAddress, uploadIdOf } from './upload-keys.ts';

export const StoredUpload = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: UploadKindName,
  mimeType: z.string(),
  bytes: z.int(),
  status: UploadStatus,
  /** Id of the thing that uses the upload; missing while nothing does. */
  attachedTo: z.string().optional(),
  createdAt: z.string(),
  /** Time when the stored file was seen; missing until the client reports it. */
  seenAt: z.string().optional(),
  /** Expiry, removed once the upload is attached. */
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

/** Attaches an upload in the transaction that writes its thing; it stays and gets variants then. */
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

/** Keeps an upload that was shown before use, whoever sent it. Repeating it changes nothing. */
export const keepPublicUpload = <R extends string>(id: string, kind: UploadKind, refusal: R): Operation<R> =>
  update(
    uploadKey(id),
    { set: { attachedTo: kind }, remove: ['expiresAt'] },
    { when: { kind, seenAt: { present: true }, status: { is: '<>', to: 'removed' } }, refusal },
  );

/** Like `keepPublicUpload`, for kinds that only the sender may use. */
export const keepOwnPublicUpload = <R extends string>(
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

/** Retention of removed uploads; longer than any message about them may wait. */
const rememberedSeconds = 30 * 24 * 3600;

/** Removes an upload that its thing no longer shows; its files are deleted. */
export const removeUpload = (id: string, at: Date): Operation =>
  update(uploadKey(id), { set: { status: 'removed', expiresAt: secondsAfter(at, rememberedSeconds) } });

/** Stores the result of making variants, once. */
export const settleUpload = <R extends string>(
  { id, status: from }: Pick<StoredUpload, 'id' | 'status'>,
  status: 'ready' | 'refused',
  refusal: R,
): Operation<R> => update(uploadKey(id), { set: { status } }, { when: { status: from }, refusal });

/** Records that the file exists. If it is missing later, it was lost on our side. */
export const recordExistence = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(uploadKey(id), { set: { seenAt: at.toISOString() } }, { when: { status: 'waiting' }, refusal });

/** Records an arrived file and makes its variants. An unused one is removed after a day. */
export const keepArrived = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(
    uploadKey(id),
    { set: { status: 'arrived', seenAt: at.toISOString() }, remove: ['expiresAt'] },
    { when: { status: 'waiting' }, refusal },
  );

/** Removes an upload that nothing uses. */
export const dropUnused = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(
    uploadKey(id),
    { set: { status: 'removed', expiresAt: secondsAfter(at, rememberedSeconds) } },
    { when: { attachedTo: { missing: true } }, refusal },
  );
