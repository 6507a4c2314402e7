import { searchTransfers as contract } from '#shared/inventory/transfers.contract.ts';
import { searchTransfers } from '#functions/domain/inventory/transfers/read-transfers.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(contract, ({ query, table, now }) => searchTransfers({ table, now }, query));
