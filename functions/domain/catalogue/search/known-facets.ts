import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { getProductFacets } from '#shared/catalogue/product-lists.contract.ts';
import { type CountedCategories, readCategories } from '../categories/read-categories.ts';
import { type FacetRows, facetRows } from './facet-rows.ts';
import { productFacets } from './product-facets.ts';

/** Everybody who opens a list asks for the same few, so they are kept, as they go out, until something is sold otherwise. */
const known = new WeakMap<FacetRows, Map<string, string>>();
const mostKnown = 300;

/** What a page shows and how it is sorted changes nothing about what it may be narrowed by. */
const keyOf = (revision: number, { page, pageSize, sortBy, sortDir, ...query }: ProductQuery): string =>
  JSON.stringify([revision, query]);

export async function facetsText(query: ProductQuery, rows?: CountedCategories): Promise<string> {
  const { categories, products } = rows ?? (await readCategories());
  const facts = await facetRows(products);
  const texts = known.get(facts) ?? new Map<string, string>();
  known.set(facts, texts);
  const key = keyOf(categories.revision, query);
  const kept = texts.get(key);
  if (kept !== undefined) return kept;
  const facets = await productFacets(categories, products, query);
  const text = JSON.stringify(getProductFacets.reply.parse(facets));
  if (texts.size < mostKnown) texts.set(key, text);
  return text;
}
