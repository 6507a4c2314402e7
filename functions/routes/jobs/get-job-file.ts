import * as z from 'zod';
import { getJobFile as contract } from '#shared/jobs/jobs.contract.ts';
import { linkToFile } from '#functions/domain/jobs/link-files.ts';
import { requireJob } from '#functions/domain/jobs/read-jobs.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const config = readConfig({ MEDIA_BUCKET: z.string() });

export const handler = httpRoute(contract, async ({ table, now, actor, params }) => {
  const { MEDIA_BUCKET } = config();
  const job = await requireJob({ table, now }, actor, params.id);
  return linkToFile({ bucket: createBucket(MEDIA_BUCKET), now }, job);
});
