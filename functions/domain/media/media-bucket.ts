import * as z from 'zod';
import { type Bucket, createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';

const config = readConfig({ MEDIA_BUCKET: z.string() });

/** Bucket with people's files, both originals and variants. */
export const mediaBucket = (): Bucket => createBucket(config().MEDIA_BUCKET);
