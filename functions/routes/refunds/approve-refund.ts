import { approveRefund as contract } from '#shared/refunds/refunds.contract.ts';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, body, actor: { userId }, table, now }) => {
    await approveRefund({ table, now }, { ...body, id, userId });
    return readRefund({ table }, { id, userId });
  },
);
