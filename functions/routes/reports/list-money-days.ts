import { listMoneyDays as contract } from '#shared/reports/payment-reports.contract.ts';
import { listMoneyDays } from '#functions/domain/reports/money-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => listMoneyDays({ now }, query));
