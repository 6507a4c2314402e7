import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { inLanes } from './lanes.ts';
import { openPictureCache } from './pictures/picture-cache.ts';
import type { Picture } from './pictures/picture-plan.ts';
import { anyCredentials } from './table-writer.ts';

const lanes = 4;

/** Makes pictures and puts them where the site serves media from. */
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

  async function upload(picture: Picture): Promise<void> {
    for (const { key, body } of await filesOf(picture))
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentType: 'image/webp',
          CacheControl: 'public,max-age=31536000,immutable',
        }),
      );
  }

  return {
    uploadAll: (pictures: readonly Picture[]): Promise<void> => inLanes(pictures, lanes, upload),
    close: () => client.destroy(),
  };
}
