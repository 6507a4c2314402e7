import { cancelTransfer as contract } from '#shared/inventory/transfers.contract.ts';
import { cancelTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  cancelTransfer({ table, now }, { ...body, id, userId }),
);
