import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { getTransfer } from '#shared/inventory/transfers.contract.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const transferQuery = (id: string) => apiQuery(getTransfer, { params: { id } });

/** Loads a transfer for its pages; a missing one is rendered as such. */
export async function loadTransfer(client: QueryClient, id: string): Promise<void> {
  try {
    await client.ensureQueryData(transferQuery(id));
  } catch (error) {
    if (isApiError(error, 'TRANSFER_NOT_FOUND')) throw notFound();
    throw error;
  }
}

const tenMinutes = 10 * 60_000;
export const warehousesQuery = { ...apiQuery(listWarehouses), staleTime: tenMinutes };
