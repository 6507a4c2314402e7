import * as seen from '#shared/subjects/list-seen.contract.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { listRecentSubjects } from '#functions/domain/subjects/list-recent.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { subjects } from '#functions/workers/all-subjects.ts';

export const listSeenSubjects = httpRoute(seen.listSeenSubjects, async ({ actor, query, table, now }) =>
  listRecentSubjects({ table, now }, subjects, { reader: await readerOf({ table }, actor), ...query }),
);
