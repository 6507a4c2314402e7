import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getBrand,
  getBusiness,
  getBusinessBySlug,
  listBrands,
  listBusinesses,
} from '#shared/catalogue/maker.contract.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

const minute = 60_000;

export type MakerFilter = NonNullable<CallOptions<typeof listBusinesses>['query']>;

export const businessesQuery = (filter: MakerFilter) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'businesses', filter],
    queryFn: ({ signal }) => call(listBusinesses, { query: filter, signal }),
    placeholderData: keepPreviousData,
    gcTime: 30 * minute,
  });

export const brandsQuery = (filter: MakerFilter) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'brands', filter],
    queryFn: ({ signal }) => call(listBrands, { query: filter, signal }),
    placeholderData: keepPreviousData,
  });

export const businessQuery = (slug: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'business', slug],
    queryFn: ({ signal }) => call(getBusinessBySlug, { params: { slug }, signal }),
    gcTime: 30 * minute,
  });

export const brandQuery = (idOrSlug: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'brand', idOrSlug],
    queryFn: ({ signal }) => call(getBrand, { params: { id: idOrSlug }, signal }),
    gcTime: 30 * minute,
  });

/** Queries one business by id, only to name one that the address contains and no count mentions. */
export const businessByIdQuery = (id: string) =>
  queryOptions({
    queryKey: [...roots.catalogue, 'business-by-id', id],
    queryFn: ({ signal }) => call(getBusiness, { params: { id }, signal }),
    staleTime: 10 * minute,
  });
