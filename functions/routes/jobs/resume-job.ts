import { resumeJob as contract } from '#shared/jobs/jobs.contract.ts';
import { resumeJob } from '#functions/domain/jobs/change-job.ts';
import { toJob } from '#functions/domain/jobs/read-jobs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ table, now, actor, params, language }) =>
  toJob(await resumeJob({ table, now }, actor, params.id), language, now()),
);
