import * as z from 'zod';
import { messageFor } from '#shared/events/registry.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { readConfig } from '#functions/platform/config.ts';
import { queueWorker } from '#functions/platform/handlers/queue-worker.ts';
import { context } from '#functions/platform/table/context.ts';
import { jobRunners } from './job-runners.ts';

const config = readConfig({ MEDIA_BUCKET: z.string() });

export const handler = queueWorker('run-job', messageFor('jobs'), (message) => {
  const { MEDIA_BUCKET } = config();
  return runJob({ ...context(), bucket: createBucket(MEDIA_BUCKET) }, jobRunners, message);
});
