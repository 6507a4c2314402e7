import { processRefund as contract } from '#shared/refunds/refunds.contract.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { closeReturn } from '#functions/domain/refunds/close-return.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, body, actor: { userId }, table, now }) => {
    await processRefund({ table, now }, { id, userId, tillId: body.tillId });
    await closeReturn({ table, now }, id);
    return readRefund({ table }, { id, userId });
  },
);
