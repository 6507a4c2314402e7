import { infiniteQueryOptions } from '@tanstack/react-query';
import { getCount, listUncounted } from '#shared/inventory/counts.contract.ts';
import { type InventoryRow, listInventories, listMovements } from '#shared/inventory/inventory.contract.ts';
import { getTransfer } from '#shared/inventory/transfers.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

export const countQuery = (id: string) => apiQuery(getCount, { params: { id } });
export const uncountedQuery = (id: string) => apiQuery(listUncounted, { params: { id } });
export const transferQuery = (id: string) => apiQuery(getTransfer, { params: { id } });

type ShelfOf = Pick<InventoryRow, 'productId' | 'variantId' | 'warehouseId'>;

const pageSize = 15;

/** Stock movements of one shelf, or of all shelves of its product, newest first. */
export const movementsQuery = ({ productId, variantId, warehouseId }: ShelfOf, all: boolean) =>
  infiniteQueryOptions({
    queryKey: [...roots.inventory, 'movements', productId, ...(all ? [] : [variantId, warehouseId])],
    queryFn: ({ pageParam, signal }) =>
      call(listMovements, {
        params: { productId },
        query: {
          take: pageSize,
          ...(!all && { warehouseId, ...(variantId !== null && { variantId }) }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });

/** Reads the current state of a shelf from the server. */
export async function readShelf({ productId, variantId, warehouseId }: ShelfOf) {
  const all = await call(listInventories, { params: { id: productId } });
  return all.find((one) => one.variantId === variantId && one.warehouseId === warehouseId);
}
