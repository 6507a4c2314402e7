import { listOrderDays as contract } from '#shared/reports/sales-reports.contract.ts';
import { listOrderDays } from '#functions/domain/reports/sales/order-days.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, now }) => listOrderDays({ now }, query));
