import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { cameWithPage } from '#web/platform/api/first-answers.ts';
import { productQuery } from '../../api/catalogue-queries.ts';

/** Time the edge may cache an API response; an earlier request would get the same data. */
const freshMilliseconds = 2000;

/** Refetches stock and price on opening. Embedded or cached data only serves the first paint. */
export function useFreshProduct(slug: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = productQuery(slug);
    const age = Date.now() - (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
    if (age > freshMilliseconds || cameWithPage(getProductBySlug, { params: { slug } }))
      void client.invalidateQueries({ queryKey, exact: true });
  }, [client, slug]);
}
