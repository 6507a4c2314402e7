import { drillPayments as contract } from '#shared/reports/payment-reports.contract.ts';
import { drillPayments } from '#functions/domain/reports/drill-payments.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => drillPayments({ now }, query));
