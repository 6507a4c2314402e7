import { newId } from '#shared/values/ids.ts';
import { type createReviewImage, uploadRules } from '#shared/uploads/upload.contract.ts';
import type { BodyOf, ReplyOf } from '#shared/contract/route.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { uploadItem } from './uploads.ts';
import { originalKey } from './upload-keys.ts';

type Deps = { table: Table; bucket: Pick<Bucket, 'signPut'>; now: () => Date };
type File = Pick<BodyOf<typeof createReviewImage>, 'size' | 'mimeType'>;
type Place = ReplyOf<typeof createReviewImage>;

const secondsToSend = 15 * 60;
const secondsUnused = 24 * 3600;

const after = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** Remembers that a file is on its way, and says where it may be put. */
export async function createUpload(
  { table, bucket, now }: Deps,
  ownerId: string,
  file: File,
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
    expiresAt: Math.floor(after(at, secondsUnused).getTime() / 1000),
  } as const;
  await table.write([create(uploadItem(upload))]);
  return {
    id,
    uploadUrl,
    headers: { 'content-type': file.mimeType },
    expiresAt: after(at, secondsToSend).toISOString(),
    maxBytes: uploadRules.maxBytes,
  };
}
