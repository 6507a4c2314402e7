import { takeBackJob as contract } from '#shared/jobs/jobs.contract.ts';
import { takeBackJob } from '#functions/domain/jobs/change-job.ts';
import { toJob } from '#functions/domain/jobs/read-jobs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ table, now, actor, params, body, language }) =>
  toJob(await takeBackJob({ table, now }, actor, params.id, body.rows), language, now()),
);
