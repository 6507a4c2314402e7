import { listJobRows as contract } from '#shared/jobs/jobs.contract.ts';
import { namesOfPlaces } from '#functions/domain/catalogue/records/names-of-places.ts';
import { listJobRows, requireJob } from '#functions/domain/jobs/read-jobs.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ table, now, actor, params, query, language }) => {
  const job = await requireJob({ table, now }, actor, params.id);
  const { take, cursor, status } = query;
  return listJobRows({ table, now }, job, { take, cursor, status, language, namesOfPlaces });
});
