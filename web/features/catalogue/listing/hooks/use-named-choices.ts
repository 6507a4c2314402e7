import { useQueries } from '@tanstack/react-query';
import type { ProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { brandQuery, businessByIdQuery } from '../../api/maker-queries.ts';
import type { ProductSearch } from '../rules/product-search.ts';
import { valuesOf } from '#web/platform/lists/search-values.ts';

type NamedChoice = { id: string; name: string };

/**
 * Returns the businesses and brands on offer. Counts only mention those with products left; a chosen one that
 * no count mentions is looked up, so that it has a name and can be removed.
 */
export function useNamedChoices({ businessId, brandId }: ProductSearch, facets: ProductFacets | undefined) {
  const missing = (ids: string[], known: readonly NamedChoice[]) =>
    facets ? ids.filter((id) => !known.some((one) => one.id === id)) : [];
  const lostBusinesses = missing(valuesOf(businessId), facets?.businesses ?? []);
  const lostBrands = missing(valuesOf(brandId), facets?.brands ?? []);
  const businesses = useQueries({ queries: lostBusinesses.map((id) => businessByIdQuery(id)) });
  const brands = useQueries({ queries: lostBrands.map((id) => brandQuery(id)) });
  return {
    businesses: [
      ...(facets?.businesses ?? []),
      ...lostBusinesses.map((id, index) => ({
        id,
        name: businesses[index]?.data?.name ?? id,
        verified: businesses[index]?.data?.verified ?? false,
        count: 0,
      })),
    ],
    brands: [
      ...(facets?.brands ?? []),
      ...lostBrands.map((id, index) => ({ id, name: brands[index]?.data?.name ?? id, count: 0 })),
    ],
  };
}
