import { getReturnAnalytics } from '#shared/returns/return-figures.contract.ts';
import { returnAnalytics } from '#functions/domain/returns/return-figures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(getReturnAnalytics, ({ query }) => returnAnalytics(query));
