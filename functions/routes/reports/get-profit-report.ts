import { getProfitReport as contract } from '#shared/reports/profit-report.contract.ts';
import { getProfitReport } from '#functions/domain/reports/profit/profit-report.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => getProfitReport({ table, now }, query));
