import * as z from 'zod';
import { createJobFile as contract } from '#shared/jobs/jobs.contract.ts';
import { placeForFile } from '#functions/domain/jobs/link-files.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const config = readConfig({ MEDIA_BUCKET: z.string() });

export const handler = httpRoute(contract, async ({ now, actor, body }) => {
  const { MEDIA_BUCKET } = config();
  return placeForFile({ bucket: createBucket(MEDIA_BUCKET), now }, actor.userId, body);
});
