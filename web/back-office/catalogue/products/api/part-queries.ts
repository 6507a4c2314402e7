import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getAdminProduct, listAdminProducts } from '#shared/catalogue/admin-products.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const shown = 20;

/** Products that can be part of a combo, searched by name, code, SKU or barcode. */
export const partsToChoose = (q: string) =>
  queryOptions({
    queryKey: [...roots.staffProducts, 'parts-to-choose', q],
    queryFn: ({ signal }) => call(listAdminProducts, { query: { ...(q && { q }), pageSize: shown }, signal }),
    select: ({ data }) => data.filter(({ type, isUnit }) => type !== 'combo' && !isUnit),
    placeholderData: keepPreviousData,
  });

/** A selected part of a combo with its price and stock. */
export const partQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.staffProducts, 'part', id],
    queryFn: ({ signal }) => call(getAdminProduct, { params: { id }, signal }),
    enabled: id !== '',
    staleTime: 60_000,
  });
