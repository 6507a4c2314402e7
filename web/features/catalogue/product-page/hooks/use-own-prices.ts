import { useQuery } from '@tanstack/react-query';
import type { Product } from '#shared/catalogue/product.ts';
import { getOwnPrices } from '#shared/price-books/own-prices.contract.ts';
import { call } from '#web/platform/api/call.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Returns the product with the reader's own prices; public prices until those are loaded. */
export function useOwnPrices(product: Product, reader: string | undefined): Product {
  const { id, hasOwnPrices } = product;
  const { data: own } = useQuery({
    queryKey: [...roots.product, 'own-prices', id, reader],
    queryFn: ({ signal }) => call(getOwnPrices, { params: { id }, signal }),
    enabled: hasOwnPrices === true,
  });
  if (!own) return product;
  const variants = product.variants.map((variant) => ({
    ...variant,
    ...own.variants.find((one) => one.id === variant.id),
  }));
  return { ...product, ...own, variants };
}
