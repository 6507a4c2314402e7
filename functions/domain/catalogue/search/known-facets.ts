import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import type { Rows } from '#functions/platform/views/memo.ts';
import { type FacetRows, facetRows } from './facet-rows.ts';
import { productFacets } from './product-facets.ts';

/** Everybody who opens a list asks for the same few, so they are kept, as they go out, until something is sold otherwise. */
const known = new WeakMap<FacetRows, Map<string, string>>();
const mostKnown = 300;

/** What a page shows and how it is sorted changes nothing about what it may be narrowed by. */
const keyOf = ({ revision }: Rows, { page, pageSize, sortBy, sortDir, ...query }: ProductQuery): string =>
  JSON.stringify([revision, query]);

export function facetsText(categories: Rows, products: Rows, query: ProductQuery): string {
  const rows = facetRows(products);
  const texts = known.get(rows) ?? new Map<string, string>();
  known.set(rows, texts);
  const key = keyOf(categories, query);
  const text =
    texts.get(key) ??
    JSON.stringify(getProductFacets.reply.parse(productFacets(categories, products, query)));
  if (texts.size < mostKnown) texts.set(key, text);
  return text;
}
