import { getTransfer } from '#shared/inventory/transfers.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const transferQuery = (id: string) => apiQuery(getTransfer, { params: { id } });
