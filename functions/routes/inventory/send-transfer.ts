import { sendTransfer as contract } from '#shared/inventory/transfers.contract.ts';
import { sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  sendTransfer({ table, now }, { ...body, id, userId }),
);
