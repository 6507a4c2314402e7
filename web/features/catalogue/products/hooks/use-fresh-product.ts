import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { cameWithPage } from '#web/platform/api/first-data.ts';
import { productQuery } from '../../api/catalogue-queries.ts';

/** As long as an answer of the API may rest at the edge: asked sooner, it would be the same. */
const freshMilliseconds = 2000;

/**
 * Asks for stock and price anew when a product's page opens. What came with the page, or was seen a while ago, is only
 * the first paint.
 */
export function useFreshProduct(slug: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const { queryKey } = productQuery(slug);
    const age = Date.now() - (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
    if (age > freshMilliseconds || cameWithPage(getProductBySlug, { params: { slug } }))
      void client.invalidateQueries({ queryKey, exact: true });
  }, [client, slug]);
}
