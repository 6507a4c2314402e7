import * as moderation from '#shared/moderation/moderation.contract.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import * as deciding from '#functions/domain/moderation/moderate.ts';
import * as searching from '#functions/domain/moderation/search-cases.ts';
import * as showing from '#functions/domain/moderation/show-cases.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { moderations } from '#functions/workers/all-subjects.ts';

export const searchCases = httpRoute(moderation.searchCases, ({ query, table }) =>
  searching.searchCases({ table }, query),
);

export const getCase = httpRoute(moderation.getCase, ({ params, table }) =>
  showing.getCase({ table }, params.id),
);

export const decideCase = httpRoute(moderation.decideCase, ({ actor, params, body, table, now }) =>
  deciding.decideCase({ table, now }, moderations, { ...params, ...body, by: actor, reason: body.reason }),
);

export const reportContent = httpRoute(moderation.reportContent, async ({ actor, body, table, now }) => {
  const reader = await readerOf({ table }, actor);
  await deciding.reportContent({ table, now }, moderations, { ...body, reader });
  return { success: true as const };
});
