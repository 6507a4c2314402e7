import type { ProductCard } from '#shared/catalogue/product.ts';
import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { type Page, toPage } from '#shared/pages.ts';
import type { ProductFilters, ProductOrder } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { readCard } from '../views/product-cards.ts';
import { cardsOf } from '../views/known-cards.ts';
import { pageByPrice } from './cached-hits.ts';
import { rankedHits } from './ranked-hits.ts';
import { pageOnSale } from './shelf.ts';
import { type Meaning, meaningOfText } from './text-hits.ts';
import { countText } from './text-totals.ts';

/** Sort order of a query. Without a text, relevance means popularity; both only sort descending. */
function orderOf({ sortBy = 'popular', sortDir }: ProductQuery): { by: ProductOrder; descending: boolean } {
  if (sortBy === 'popular' || sortBy === 'relevance') return { by: 'popularity', descending: true };
  return { by: sortBy, descending: sortDir !== 'asc' };
}

/** Filters of a query beside its text; undefined if there are none. */
function filtersOf(query: ProductQuery): ProductFilters | undefined {
  const { categoryId, businessId, brandId, brandName, stockStatus } = query;
  const { minPrice, maxPrice, minRating, freeShipping } = query;
  const lists = { categoryId, businessId, brandId, brandName, stockStatus };
  const bounds = { minPrice, maxPrice, minRating, freeShipping };
  const isNarrowed =
    Object.values(lists).some((chosen) => chosen?.length) ||
    Object.values(bounds).some((bound) => bound !== undefined);
  return isNarrowed ? { ...lists, ...bounds } : undefined;
}

const placeOf = ({ page, pageSize }: ProductQuery) => ({ take: pageSize, skip: (page - 1) * pageSize });

/** Returns a page of everything on sale that passes the filters, in the requested order. */
async function onSale(rows: Products, query: ProductQuery): Promise<Page<string>> {
  const place = { ...orderOf(query), ...placeOf(query) };
  const { cards, total } = await pageOnSale(rows, filtersOf(query) ?? {}, place);
  return toPage(cards, total, query);
}

/** Returns products that match a text, in the requested order instead of by relevance. */
async function sorted(rows: Products, query: ProductQuery, meaning: Meaning): Promise<Page<string>> {
  const asked = { match: meaning.any, filters: filtersOf(query) };
  const total = await countText(rows, asked.match, asked.filters);
  if (total === 0) return toPage([], 0, query);
  const { match, filters } = asked;
  const place = { ...orderOf(query), ...placeOf(query) };
  const isPriced = filters && place.by === 'price';
  const known = isPriced ? await pageByPrice(rows, { match, filters, ...place }) : undefined;
  const cards = known ? cardsOf(rows, known) : rows.ask.page({ ...asked, ...place });
  return toPage(await cards, total, query);
}

async function byRelevance(rows: Products, query: ProductQuery, meaning: Meaning): Promise<Page<string>> {
  const place = { from: (query.page - 1) * query.pageSize, count: query.pageSize };
  const { rids, total } = await rankedHits(rows, meaning, filtersOf(query), place);
  return toPage(await cardsOf(rows, rids), total, query);
}

/** `relaxed` means that no product has all words, and products with most of them are shown. */
type FoundPage<Card> = Page<Card> & { relaxed?: true };

/** Searches products by text and filters, in the requested order; returns serialised cards. */
export async function searchCardTexts(rows: Products, query: ProductQuery): Promise<FoundPage<string>> {
  if (!query.q?.trim()) return onSale(rows, query);
  const meaning = await meaningOfText(rows, query.q, 'whole');
  if (!meaning) return toPage([], 0, query);
  const isByRelevance = query.sortBy === undefined || query.sortBy === 'relevance';
  const page = await (isByRelevance ? byRelevance : sorted)(rows, query, meaning);
  return { ...page, ...(meaning.relaxed && { relaxed: true }) };
}

/** Searches products by text and filters; returns parsed cards. */
export async function searchProducts(rows: Products, query: ProductQuery): Promise<FoundPage<ProductCard>> {
  const found = await searchCardTexts(rows, query);
  return { ...found, data: found.data.map(readCard) };
}
