import { updateTransfer as contract } from '#shared/inventory/transfers.contract.ts';
import { updateTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, body, table, now }) =>
  updateTransfer({ table, now }, { ...body, id }),
);
