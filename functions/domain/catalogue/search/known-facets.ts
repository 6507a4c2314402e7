import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { memoByQuery } from '#functions/platform/views/memo.ts';
import { type CountedCategories, readCategories } from '../categories/read-categories.ts';
import { productFacets } from './product-facets.ts';

/** Cache of serialised facets until a product changes, since most visitors ask for the same few. */
const known = memoByQuery(300);

/** Cache key without paging and sorting, which do not affect facets. */
const keyOf = (revision: number, { page, pageSize, sortBy, sortDir, ...query }: ProductQuery): string =>
  JSON.stringify([revision, query]);

export async function facetsText(query: ProductQuery, rows?: CountedCategories): Promise<string> {
  const { categories, products } = rows ?? (await readCategories());
  return known(products, keyOf(categories.revision, query), async () => {
    const facets = await productFacets(categories, products, query);
    return JSON.stringify(getProductFacets.reply.parse(facets));
  });
}
