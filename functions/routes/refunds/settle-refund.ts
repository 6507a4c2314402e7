import { settleRefund as contract } from '#shared/refunds/refunds.contract.ts';
import { closeReturn } from '#functions/domain/refunds/close-return.ts';
import { settleTransfer } from '#functions/domain/refunds/settle-transfer.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(
  contract,
  async ({ params: { id }, body, actor: { userId }, table, now }) => {
    await settleTransfer({ table, now }, { ...body, id, userId });
    await closeReturn({ table, now }, id);
    return readRefund({ table }, { id, userId });
  },
);
