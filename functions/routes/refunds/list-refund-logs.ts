import { listRefundLogs as contract } from '#shared/refunds/refund-logs.contract.ts';
import { listRefundEvents, requireRefund } from '#functions/domain/refunds/read-refund.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table }) => {
  await requireRefund({ table }, id);
  return listRefundEvents({ table }, id);
});
