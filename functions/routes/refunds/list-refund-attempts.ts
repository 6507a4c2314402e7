import { listRefundAttempts as contract } from '#shared/refunds/refund-logs.contract.ts';
import { listRefundAttempts, requireRefund } from '#functions/domain/refunds/read-refund.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ params: { id }, table }) => {
  await requireRefund({ table }, id);
  return listRefundAttempts({ table }, id);
});
