import { stopJob as contract } from '#shared/jobs/jobs.contract.ts';
import { stopJob } from '#functions/domain/jobs/change-job.ts';
import { toJob } from '#functions/domain/jobs/read-jobs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ table, now, actor, params, language }) =>
  toJob(await stopJob({ table, now }, actor, params.id), language, now()),
);
