import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { forEachConcurrently } from './concurrency.ts';
import { openPictureCache } from './pictures/picture-cache.ts';
import type { Picture } from './pictures/picture-plan.ts';
import { anyCredentials } from './table-writer.ts';

const lanes = 4;

const forever = 'public,max-age=31536000,immutable';

type MediaFile = { key: string; body: Uint8Array; type: string; cacheControl?: string | undefined };
export type PutFile = (file: MediaFile) => Promise<void>;

/** Opens an uploader that renders pictures and puts them into the media bucket. */
export async function openPictureUploader(endpoint: string, bucket: string) {
  sharp.concurrency(1);
  const filesOf = await openPictureCache();
  const client = new S3Client({
    endpoint,
    region: 'ap-southeast-1',
    credentials: anyCredentials,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });

  async function put({ key, body, type, cacheControl = forever }: MediaFile): Promise<void> {
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: body,
        ContentType: type,
        CacheControl: cacheControl,
      }),
    );
  }

  async function upload(picture: Picture): Promise<void> {
    for (const file of await filesOf(picture)) await put({ ...file, type: 'image/webp' });
  }

  return {
    uploadAll: (pictures: readonly Picture[]): Promise<void> => forEachConcurrently(pictures, lanes, upload),
    put,
    close: () => client.destroy(),
  };
}
