import { getReportSummary as contract } from '#shared/reports/payment-reports.contract.ts';
import { getReportSummary } from '#functions/domain/reports/report-summary.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => getReportSummary({ now }, query));
