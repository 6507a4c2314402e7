import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductCard, ProductQuery } from '#shared/catalogue/index.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { fold, words } from '#shared/text.ts';
import { prepared } from '#functions/platform/view-file.ts';

type Value = string | number;
type Clause = { sql: string; values: Value[] };

const maxWords = 12;

/** Every word must occur, the last may be half typed. Words are letters and digits only, so quoting is enough. */
function allWords(text: string): string | undefined {
  const found = words(text).slice(0, maxWords);
  if (found.length === 0) return undefined;
  return found.map((word, place) => `"${word}"${place === found.length - 1 ? '*' : ''}`).join(' AND ');
}

/** What a text asks of each column; undefined when it holds no word at all. */
export function textMatch(text: string) {
  const folded = allWords(fold(text));
  const exact = allWords(text.normalize('NFC').toLowerCase());
  return folded && exact
    ? { any: `{folded more} : (${folded})`, name: `folded : (${folded})`, exact: `exact : (${exact})` }
    : undefined;
}

const oneOf = (column: string, values: Value[] | undefined): Clause | undefined =>
  values?.length ? { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values } : undefined;

const compare = (sql: string, value: Value | undefined): Clause | undefined =>
  value === undefined ? undefined : { sql, values: [value] };

function filtersOf(query: ProductQuery, match: ReturnType<typeof textMatch>): Clause[] {
  const places = oneOf('category_id', query.categoryId);
  return [
    { sql: 'active = 1', values: [] },
    match && {
      sql: 'rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)',
      values: [match.any],
    },
    places && { sql: `rid IN (SELECT rid FROM in_category WHERE ${places.sql})`, values: places.values },
    oneOf('business_id', query.businessId),
    oneOf('brand_id', query.brandId),
    oneOf('brand_key', query.brandName?.map(fold)),
    oneOf('stock', query.stockStatus),
    compare('total >= ?', query.minPrice),
    compare('total <= ?', query.maxPrice),
    compare('rating >= ?', query.minRating),
    compare('free_shipping = ?', query.freeShipping === undefined ? undefined : Number(query.freeShipping)),
  ].filter((clause) => clause !== undefined);
}

const sortColumns: Record<Exclude<NonNullable<ProductQuery['sortBy']>, 'relevance'>, string[]> = {
  createdAt: ['created_at'],
  updatedAt: ['updated_at'],
  price: ['total'],
  name: ['name_key'],
  sold: ['sold'],
  rating: ['rating', 'sold'],
  discount: ['discount', 'sold'],
};

/** Names written exactly so come first, then names that match without marks, then maker and category; the popular lead. */
const relevance = ({ exact, name }: NonNullable<ReturnType<typeof textMatch>>): Clause => ({
  sql: `CASE
      WHEN rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?) THEN 0
      WHEN rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?) THEN 1
      ELSE 2 END, sold DESC, rid`,
  values: [exact, name],
});

function orderOf({ q, sortBy, sortDir }: ProductQuery, match: ReturnType<typeof textMatch>): Clause {
  const by = sortBy ?? (q && match ? 'relevance' : 'createdAt');
  if (by === 'relevance') return match ? relevance(match) : { sql: 'sold DESC, rid', values: [] };
  const direction = sortDir === 'asc' ? 'ASC' : 'DESC';
  return {
    sql: [...sortColumns[by].map((column) => `${column} ${direction}`), 'rid'].join(', '),
    values: [],
  };
}

const Count = z.object({ total: z.int() });
const Row = z.object({ card: z.string() });
const cardOf = (row: unknown): ProductCard => JSON.parse(Row.parse(row).card) as ProductCard;

/** Totals are asked for on every page of the same list, so they are kept until the rows change. */
const totals = new WeakMap<DatabaseSync, { revision: number; known: Map<string, number> }>();

function countAll(db: DatabaseSync, revision: number, sql: string, values: Value[]): number {
  const kept = totals.get(db);
  const fresh = kept?.revision === revision ? kept : { revision, known: new Map<string, number>() };
  totals.set(db, fresh);
  const key = `${sql}\n${values.join('\n')}`;
  const total = fresh.known.get(key) ?? Count.parse(prepared(db, sql).get(...values)).total;
  if (fresh.known.size < 500) fresh.known.set(key, total);
  return total;
}

const emptyPage = (query: ProductQuery): Page<ProductCard> => toPage([], 0, query);

export function searchProducts(
  { db, revision }: { db: DatabaseSync; revision: number },
  query: ProductQuery,
): Page<ProductCard> {
  const match = query.q ? textMatch(query.q) : undefined;
  // A text without a single word, such as an emoji, names no product.
  if (query.q?.trim() && !match) return emptyPage(query);
  const filters = filtersOf(query, match);
  const where = filters.map(({ sql }) => sql).join(' AND ');
  const values = filters.flatMap((filter) => filter.values);
  const order = orderOf(query, match);
  const total = countAll(db, revision, `SELECT count(*) AS total FROM products WHERE ${where}`, values);
  const rows = prepared(
    db,
    `SELECT card FROM products WHERE ${where} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
  ).all(...values, ...order.values, query.pageSize, (query.page - 1) * query.pageSize);
  return toPage(rows.map(cardOf), total, query);
}
