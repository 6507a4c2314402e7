import { newId } from '#shared/values/ids.ts';
import { type createReviewImage, uploadRules } from '#shared/uploads/upload.contract.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { uploadItem } from './uploads.ts';
import { originalKey } from './upload-keys.ts';

type File = Pick<BodyOf<typeof createReviewImage>, 'size' | 'mimeType'>;
type UploadContext = Context & { bucket: Pick<Bucket, 'signPut'> };
type Place = ReplyOf<typeof createReviewImage>;

const secondsToSend = 15 * 60;
const secondsUnused = 24 * 3600;

/** Remembers that a file is on its way, and says where it may be put. */
export async function createUpload(
  { table, now, bucket }: UploadContext,
  { ownerId, ...file }: File & { ownerId: string },
): Promise<Place> {
  const at = now();
  const id = newId(at.getTime());
  const uploadUrl = await bucket.signPut(originalKey(ownerId, id), {
    contentType: file.mimeType,
    bytes: file.size,
    seconds: secondsToSend,
  });
  const upload = {
    id,
    ownerId,
    mimeType: file.mimeType,
    bytes: file.size,
    status: 'waiting',
    createdAt: at.toISOString(),
    expiresAt: secondsAfter(at, secondsUnused),
  } as const;
  await table.write([create(uploadItem(upload))]);
  return {
    id,
    uploadUrl,
    headers: { 'content-type': file.mimeType },
    expiresAt: new Date(at.getTime() + secondsToSend * 1000).toISOString(),
    maxBytes: uploadRules.maxBytes,
  };
}
