import { getRefundDashboard as contract } from '#shared/refunds/refund-logs.contract.ts';
import { refundDashboard } from '#functions/domain/refunds/refund-figures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => refundDashboard(query));
