import { getSalesReport as contract } from '#shared/reports/sales-reports.contract.ts';
import { getSalesReport } from '#functions/domain/reports/sales/sales-report.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => getSalesReport({ table, now }, query));
