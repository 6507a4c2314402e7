import { getRefundOverview as contract } from '#shared/refunds/refund-logs.contract.ts';
import { refundOverview } from '#functions/domain/refunds/refund-figures.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query }) => refundOverview(query));
