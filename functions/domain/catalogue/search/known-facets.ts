import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { memoByAsked } from '#functions/platform/views/memo.ts';
import { type CountedCategories, readCategories } from '../categories/read-categories.ts';
import { productFacets } from './product-facets.ts';

/** Everybody who opens a list asks for the same few, so they are kept, as they go out, until a product changes. */
const known = memoByAsked(300);

/** What a page shows and how it is sorted changes nothing about what it may be narrowed by. */
const keyOf = (revision: number, { page, pageSize, sortBy, sortDir, ...query }: ProductQuery): string =>
  JSON.stringify([revision, query]);

export async function facetsText(query: ProductQuery, rows?: CountedCategories): Promise<string> {
  const { categories, products } = rows ?? (await readCategories());
  return known(products, keyOf(categories.revision, query), async () => {
    const facets = await productFacets(categories, products, query);
    return JSON.stringify(getProductFacets.reply.parse(facets));
  });
}
