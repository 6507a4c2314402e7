import { createRefund as contract } from '#shared/refunds/refunds.contract.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, async ({ body, actor: { userId }, table, now }) => {
  const { id } = await createRefund({ table, now }, { ...body, userId });
  return readRefund({ table }, { id, userId });
});
