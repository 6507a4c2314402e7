import { getAnalytics as contract } from '#shared/reports/analytics.contract.ts';
import { getAnalytics } from '#functions/domain/reports/sales/analytics.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => getAnalytics({ table, now }, query));
