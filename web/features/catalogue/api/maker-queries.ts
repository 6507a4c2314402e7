import { keepPreviousData } from '@tanstack/react-query';
import {
  getBrand,
  getBusiness,
  getBusinessBySlug,
  listBrands,
  listBusinesses,
} from '#shared/catalogue/maker.contract.ts';
import { type CallOptions } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';

const minute = 60_000;

export type MakerFilter = NonNullable<CallOptions<typeof listBusinesses>['query']>;

export const businessesQuery = (filter: MakerFilter) => ({
  ...apiQuery(listBusinesses, { query: filter }),
  placeholderData: keepPreviousData,
  gcTime: 30 * minute,
});

export const brandsQuery = (filter: MakerFilter) => ({
  ...apiQuery(listBrands, { query: filter }),
  placeholderData: keepPreviousData,
});

export const businessQuery = (slug: string) => ({
  ...apiQuery(getBusinessBySlug, { params: { slug } }),
  gcTime: 30 * minute,
});

export const brandQuery = (idOrSlug: string) => ({
  ...apiQuery(getBrand, { params: { id: idOrSlug } }),
  gcTime: 30 * minute,
});

/** Queries one business by id, only to name one that the address contains and no count mentions. */
export const businessByIdQuery = (id: string) => ({
  ...apiQuery(getBusiness, { params: { id } }),
  staleTime: 10 * minute,
});
