import * as moderation from '#shared/moderation/index.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import * as appeals from '#functions/domain/moderation/appeal.ts';
import { contentApproval } from '#functions/domain/moderation/approval.ts';
import { hasOtherModerator } from '#functions/domain/moderation/other-moderators.ts';
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

export const decideCase = httpRoute(moderation.decideCase, async ({ actor, params, body, table, now }) => {
  const decision = { ...params, ...body, by: actor, reason: body.reason };
  await appeals.checkJudge({ table }, { ...decision, hasOther: hasOtherModerator });
  return deciding.decideCase({ table, now }, moderations, decision);
});

export const appealDecision = httpRoute(moderation.appealDecision, async ({ actor, body, table, now }) => {
  await appeals.appealDecision({ table, now }, { ...body, userId: actor.userId });
  return { success: true as const };
});

export const getContentApproval = httpRoute(moderation.getContentApproval, ({ table }) =>
  contentApproval.read(table),
);

export const saveContentApproval = httpRoute(moderation.saveContentApproval, ({ body, table, now }) =>
  contentApproval.save({ table, now }, body),
);

export const reportContent = httpRoute(moderation.reportContent, async ({ actor, body, table, now }) => {
  const reader = await readerOf({ table }, actor);
  await deciding.reportContent({ table, now }, moderations, { ...body, reader });
  return { success: true as const };
});
