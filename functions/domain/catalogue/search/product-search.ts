import type { ProductCard } from '#shared/catalogue/product.ts';
import type { ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import type { Rows } from '#functions/platform/views/memo.ts';
import { memoTotal } from './total-memo.ts';
import { cardTextOf, cardTextsOf, readCard } from './product-cards.ts';
import { filtersOfHits, filtersOfList } from './product-filters.ts';
import { rankedHits } from './ranked-hits.ts';
import { type Meaning, understand } from './text-hits.ts';

const sortColumns: Record<NonNullable<ProductQuery['sortBy']>, string[]> = {
  popular: ['popularity'],
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
  price: ['total'],
  name: ['name_key'],
  sold: ['sold'],
  rating: ['rating', 'sold'],
  discount: ['discount', 'sold'],
  // Without a text the popular are the relevant.
  relevance: ['popularity'],
};

/** What is sold out stands last, whatever a list is sorted by. */
function orderOf({ sortBy = 'popular', sortDir }: ProductQuery): string {
  const isOneWay = sortBy === 'relevance' || sortBy === 'popular';
  const direction = sortDir === 'asc' && !isOneWay ? 'ASC' : 'DESC';
  return ['sold_out', ...sortColumns[sortBy].map((column) => `${column} ${direction}`), 'rid'].join(', ');
}

/** A list in an order of its own, of everything or of what a text means. */
function sorted(rows: Rows, query: ProductQuery, meaning: Meaning | undefined): Page<string> {
  const { sql, values } = filtersOfList(query, meaning?.any);
  const total = memoTotal(rows, `SELECT count(*) AS total FROM products WHERE ${sql}`, values);
  if (total === 0) return toPage([], 0, query);
  // Named, so that a band of prices is found in its index rather than come upon.
  const either = query.sortBy === 'price' ? ' AND sold_out IN (0, 1)' : '';
  const page = `SELECT rid FROM products WHERE ${sql}${either} ORDER BY ${orderOf(query)} LIMIT ? OFFSET ?`;
  const found = prepared(
    rows.db,
    `SELECT card FROM (${page}) AS page CROSS JOIN product_cards ON product_cards.rid = page.rid`,
  ).all(...values, query.pageSize, (query.page - 1) * query.pageSize);
  return toPage(found.map(cardTextOf), total, query);
}

function byRelevance(rows: Rows, query: ProductQuery, meaning: Meaning): Page<string> {
  const place = { from: (query.page - 1) * query.pageSize, count: query.pageSize };
  const { rids, total } = rankedHits(rows, meaning, filtersOfHits(query), place);
  return toPage(cardTextsOf(rows.db, rids), total, query);
}

/** `relaxed`: nothing has all of the words, and what has most of them is shown instead. */
type FoundPage<Card> = Page<Card> & { relaxed?: true };

/** Products by text and filters, in the order asked for: their cards as they go out. */
export function searchCardTexts(rows: Rows, query: ProductQuery): FoundPage<string> {
  if (!query.q?.trim()) return sorted(rows, query, undefined);
  const meaning = understand(rows.db, query.q, 'whole');
  if (!meaning) return toPage([], 0, query);
  const isByRelevance = query.sortBy === undefined || query.sortBy === 'relevance';
  const page = isByRelevance ? byRelevance(rows, query, meaning) : sorted(rows, query, meaning);
  return { ...page, ...(meaning.relaxed && { relaxed: true }) };
}

/** The same for who looks into the cards. */
export function searchProducts(rows: Rows, query: ProductQuery): FoundPage<ProductCard> {
  const found = searchCardTexts(rows, query);
  return { ...found, data: found.data.map(readCard) };
}
