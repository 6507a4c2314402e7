import { useQuery, useQueryClient } from '@tanstack/react-query';
import { productsQuery } from '../../api/catalogue-queries.ts';
import { facetsQuery } from '../../api/listing-queries.ts';
import { filterOf, activeFiltersOf, type ListScope, type ProductSearch } from '../rules/product-search.ts';

/** Returns the products of an address and their counts, and a function that prefetches the next page. */
export function useListing(search: ProductSearch, fixed?: ListScope) {
  const queryClient = useQueryClient();
  const products = useQuery(productsQuery(filterOf(search, fixed)));
  const { data: facets } = useQuery(facetsQuery(activeFiltersOf(search, fixed)));
  const prepareNext = () => {
    const { hasNext, page } = products.data ?? {};
    if (!hasNext || page === undefined) return;
    void queryClient.prefetchQuery(productsQuery(filterOf({ ...search, page: page + 1 }, fixed)));
  };
  return { products, facets, prepareNext };
}

export type Listing = ReturnType<typeof useListing>;
