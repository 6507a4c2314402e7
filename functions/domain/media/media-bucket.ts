import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';

/** Where files of people lie, as they came and as they are shown. */
export const mediaBucket = (): Bucket => createBucket(readConfig({ MEDIA_BUCKET: z.string() }).MEDIA_BUCKET);
