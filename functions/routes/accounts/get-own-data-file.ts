import * as z from 'zod';
import { getOwnDataFile as contract } from '#shared/accounts/leaving.contract.ts';
import { linkToFile } from '#functions/domain/jobs/link-files.ts';
import { requireOwnData } from '#functions/domain/leaving/own-data.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

const config = readConfig({ MEDIA_BUCKET: z.string() });

export const handler = httpRoute(contract, async ({ actor, params, table, now }) => {
  const { MEDIA_BUCKET } = config();
  const job = await requireOwnData({ table, now }, actor.userId, params.id);
  return linkToFile({ bucket: createBucket(MEDIA_BUCKET), now }, job);
});
