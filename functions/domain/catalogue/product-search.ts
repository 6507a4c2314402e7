import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { ProductQuery } from '#shared/catalogue/list-products.ts';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { fold, words } from '#shared/text.ts';
import { prepared } from '#functions/platform/view-file.ts';

type Value = string | number;
type Clause = { sql: string; values: Value[] };

const maxWords = 12;

/** Letters to JavaScript that FTS5's older tables take for separators: inside a word they would make it a phrase. */
const unindexed = /[\u19b0-\u19c9]/g;

type Typed = 'whole' | 'half';

/** Every word must occur; a half-typed text may still lack the end of its last. Words hold letters and digits only. */
function allWords(text: string, typed: Typed): string | undefined {
  const found = words(text.replace(unindexed, ' ')).slice(0, maxWords);
  if (found.length === 0) return undefined;
  return found
    .map((word, place) => `"${word}"${typed === 'half' && place === found.length - 1 ? '*' : ''}`)
    .join(' AND ');
}

/** What a text asks of each column; undefined when it holds no word at all. */
export function textMatch(text: string, typed: Typed) {
  const folded = allWords(fold(text), typed);
  const exact = allWords(text.normalize('NFC').toLowerCase(), typed);
  return folded && exact
    ? { any: `{folded more} : (${folded})`, name: `folded : (${folded})`, exact: `exact : (${exact})` }
    : undefined;
}

type Match = ReturnType<typeof textMatch>;

const oneOf = (column: string, values: Value[] | undefined): Clause | undefined =>
  values?.length ? { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values } : undefined;

const compare = (sql: string, value: Value | undefined): Clause | undefined =>
  value === undefined ? undefined : { sql, values: [value] };

function filtersOf(query: ProductQuery, match: Match): Clause[] {
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
const relevance = ({ exact, name }: NonNullable<Match>): Clause => ({
  sql: `CASE
      WHEN rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?) THEN 0
      WHEN rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?) THEN 1
      ELSE 2 END, sold DESC, rid`,
  values: [exact, name],
});

function orderOf({ q, sortBy, sortDir }: ProductQuery, match: Match): Clause {
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

type Rows = { db: DatabaseSync; revision: number };

function search({ db, revision }: Rows, query: ProductQuery, match: Match): Page<ProductCard> {
  const filters = filtersOf(query, match);
  const where = filters.map(({ sql }) => sql).join(' AND ');
  const values = filters.flatMap((filter) => filter.values);
  const order = orderOf(query, match);
  const total = countAll(db, revision, `SELECT count(*) AS total FROM products WHERE ${where}`, values);
  if (total === 0) return emptyPage(query);
  const rows = prepared(
    db,
    `SELECT card FROM products WHERE ${where} ORDER BY ${order.sql} LIMIT ? OFFSET ?`,
  ).all(...values, ...order.values, query.pageSize, (query.page - 1) * query.pageSize);
  return toPage(rows.map(cardOf), total, query);
}

/** A list by whole words; only when those find nothing does the last word count as half typed. */
export function searchProducts(rows: Rows, query: ProductQuery): Page<ProductCard> {
  if (!query.q?.trim()) return search(rows, query, undefined);
  const whole = textMatch(query.q, 'whole');
  // A text without a single word, such as an emoji, names no product.
  if (!whole) return emptyPage(query);
  const found = search(rows, query, whole);
  return found.total > 0 ? found : search(rows, query, textMatch(query.q, 'half'));
}
