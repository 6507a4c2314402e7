import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { createMultipartBucket, type MultipartBucket } from '#functions/platform/clients/multipart-bucket.ts';
import { readConfig } from '#functions/platform/config.ts';

const config = readConfig({ MEDIA_BUCKET: z.string() });

export type UploadBucket = Bucket & MultipartBucket;

/** Media bucket with uploads in parts; a module of its own keeps those commands out of other functions. */
export const uploadBucket = (): UploadBucket => ({
  ...createBucket(config().MEDIA_BUCKET),
  ...createMultipartBucket(config().MEDIA_BUCKET),
});
