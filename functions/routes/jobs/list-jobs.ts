import { listJobs as contract } from '#shared/jobs/jobs.contract.ts';
import { listJobs } from '#functions/domain/jobs/read-jobs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ table, now, actor, query, language }) =>
  listJobs({ table, now }, actor.userId, { take: query.take, cursor: query.cursor, language }),
);
