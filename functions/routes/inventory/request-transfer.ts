import { requestTransfer as contract } from '#shared/inventory/transfers.contract.ts';
import { requestTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ body, actor: { userId }, table, now }) =>
  requestTransfer({ table, now }, { ...body, userId }),
);
