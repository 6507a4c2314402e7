import { queryOptions } from '@tanstack/react-query';
import { getShipmentFee } from '#shared/orders/shipping.contract.ts';
import type { DivisionSystem } from '#shared/places/division.ts';
import { isApiError } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** The destination province. */
type Destination = { system: DivisionSystem; code: number };

export type ShippedLine = { productId: string; variantId: string | undefined; quantity: number };

const again = 15_000;
const minute = 60_000;

/** Queries shipping cost and arrival for a quantity; retried in the background until known. */
export const shipmentQuery = (place: Destination, { productId, variantId, quantity }: ShippedLine) =>
  queryOptions({
    queryKey: [...roots.shipment, place.system, place.code, productId, variantId, quantity],
    queryFn: ({ signal }) =>
      call(getShipmentFee, {
        query: {
          provinceCode: place.code,
          system: place.system,
          productId,
          ...(variantId && { variantId }),
          quantity,
        },
        signal,
      }),
    staleTime: 5 * minute,
    refetchInterval: ({ state: { error } }) => {
      const isRefused = isApiError(error) && error.status >= 400 && error.status < 500;
      return error && !isRefused ? again : false;
    },
  });
