import { listPaymentDays as contract } from '#shared/reports/payment-reports.contract.ts';
import { listPaymentDays } from '#functions/domain/reports/payment-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => listPaymentDays({ now }, query));
