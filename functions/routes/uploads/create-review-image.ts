import * as z from 'zod';
import { createReviewImage } from '#shared/uploads/upload.contract.ts';
import { createUpload } from '#functions/domain/media/create-upload.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(createReviewImage, async ({ actor, body, table, now }) => {
  const { MEDIA_BUCKET } = readConfig({ MEDIA_BUCKET: z.string() });
  return createUpload({ table, now, bucket: createBucket(MEDIA_BUCKET) }, { ownerId: actor.userId, ...body });
});
