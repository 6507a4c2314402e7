import * as z from 'zod';
import { UploadKindName, UploadStatus } from '#shared/media/upload.contract.ts';
import { isProcessedOnArrival, type UploadKind } from '#shared/media/upload-kinds.ts';
import { type Subject, subjectText } from '#shared/subjects/subject.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import { type Item, type Operation, update } from '#functions/platform/table/table-operations.ts';
import { RefusalCode } from './refusal.ts';
import { uploadKey } from './upload-keys.ts';

export { publicAddress, uploadIdOf } from './upload-keys.ts';

export const StoredUpload = z.object({
  id: z.string(),
  ownerId: z.string(),
  kind: UploadKindName,
  mimeType: z.string(),
  bytes: z.int(),
  status: UploadStatus,
  /** Why its content was refused when it arrived. */
  refusal: RefusalCode.optional(),
  /** Record that uses the upload, as `review#r1`; missing while none does. */
  attachedTo: z.string().optional(),
  createdAt: z.string(),
  /** Time when the stored file was seen; missing until the client reports it. */
  seenAt: z.string().optional(),
  /** File name for downloads; only of kinds that are kept as they are. */
  fileName: z.string().optional(),
  /** Upload in parts: S3's id of it and the size of each part; both stay after it was completed. */
  multipart: z.object({ id: z.string(), partBytes: z.int() }).optional(),
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

type Use = {
  kind: UploadKind;
  /** Record that uses the upload, as its `mediaOwner` names it. */
  of: Subject;
  /** Member who must have sent the upload; missing where any of the staff may have. */
  ownerId?: string;
};

/**
 * Attaches an upload in the transaction that writes the record using it, so that its files stay. An upload that
 * is processed only when used starts with this write and serves one record. One that was processed on arrival
 * is only kept, and attaching it again is allowed.
 */
export const attach = (id: string, { kind, of, ownerId }: Use): Operation<'UNKNOWN_UPLOAD'> => {
  const attachedTo = subjectText(of);
  const onArrival = isProcessedOnArrival(kind);
  const when: Condition = {
    kind,
    ...(ownerId !== undefined && { ownerId }),
    ...(onArrival
      ? { seenAt: { present: true }, status: { is: '<>', to: 'removed' } }
      : { status: 'waiting' }),
  };
  const set = { attachedTo, ...(!onArrival && { status: 'attached' }) };
  return update(uploadKey(id), { set, remove: ['expiresAt'] }, { when, refusal: 'UNKNOWN_UPLOAD' });
};

/** Retention of removed uploads; longer than any message about them may wait. */
const rememberedSeconds = 30 * 24 * 3600;

/** Removes an upload that its record no longer shows; its files are deleted. */
export const detach = (id: string, at: Date): Operation =>
  update(uploadKey(id), { set: { status: 'removed', expiresAt: secondsAfter(at, rememberedSeconds) } });

/** Marks an upload that was processed as ready, once. */
export const settleUpload = <R extends string>(
  { id, status: from }: Pick<StoredUpload, 'id' | 'status'>,
  refusal: R,
): Operation<R> => update(uploadKey(id), { set: { status: 'ready' } }, { when: { status: from }, refusal });

/** Refuses an upload for its content, unless it was settled meanwhile. */
export const refuseUpload = <R extends string>(
  { id, status: from }: Pick<StoredUpload, 'id' | 'status'>,
  code: RefusalCode,
  refusal: R,
): Operation<R> =>
  update(uploadKey(id), { set: { status: 'refused', refusal: code } }, { when: { status: from }, refusal });

/** Records that the file exists. If it is missing later, it was lost on our side. */
export const recordExistence = <R extends string>(id: string, at: Date, refusal: R): Operation<R> =>
  update(uploadKey(id), { set: { seenAt: at.toISOString() } }, { when: { status: 'waiting' }, refusal });

/** Records an arrived file, whose processing begins. An unused one is removed after a day. */
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
