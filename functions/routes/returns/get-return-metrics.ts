import { can } from '#shared/contract/access.ts';
import { getReturnMetrics } from '#shared/returns/return-figures.contract.ts';
import { returnMetrics } from '#functions/domain/returns/return-figures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getReturnMetrics, ({ query, actor: { role } }) =>
  returnMetrics(query, { seesMoney: can(role, 'refunds.work') }),
);
