import { getTransfer as contract } from '#shared/inventory/transfers.contract.ts';
import { getTransfer } from '#functions/domain/inventory/transfers/read-transfers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ params: { id }, table, now }) =>
  getTransfer({ table, now }, id),
);
