import { receiveTransfer as contract } from '#shared/inventory/transfers.contract.ts';
import { receiveTransfer } from '#functions/domain/inventory/transfers/receive-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, actor: { userId }, table, now }) =>
  receiveTransfer({ table, now }, { ...body, id, userId }),
);
