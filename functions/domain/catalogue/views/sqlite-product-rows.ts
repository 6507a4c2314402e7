import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import type { FindWords } from '#functions/platform/views/list-sql.ts';
import { sqliteRows } from '#functions/platform/views/sqlite-rows.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { FiledCards, FiledCounts, NumberedCards, Stocks } from './product-answers.ts';
import { ownCard } from './scheduled-prices.ts';
import {
  cellFilters,
  type Clause,
  filedColumns,
  joined,
  oneOf,
  orderOf,
  type Value,
} from './product-filters.ts';
import { beginnings, productListing } from './product-listing.ts';
import { pageOfKindsSql, sqliteKindRows } from './sqlite-product-kinds.ts';
import type { Match, ProductChoice, Phrase, ProductPage, ProductRows } from './product-rows.ts';

const Card = z.object({ card: z.string() });
const Total = z.object({ total: z.int() });
const NumberRow = z.object({ rid: z.int() });
const IdRow = z.object({ id: z.string() });
type HitCells = [rid: number, nameKey: string, sold: number, soldOut: number];
/** Hits as one JSON text, because hundreds of them take half as long as row by row. */
const Candidates = z.object({ hits: z.string() }).transform(({ hits }) =>
  (JSON.parse(hits) as HitCells[]).map(([rid, nameKey, sold, soldOut]) => ({
    rid,
    nameKey,
    sold,
    soldOut,
  })),
);
const Neighbours = z.array(z.object({ rid: z.int(), total: z.int(), sold: z.int(), soldOut: z.int() }));
const Sums = z.array(
  z.object({
    businessId: z.string(),
    brandId: z.string().nullable(),
    lowestCategoryId: z.string(),
    products: z.int(),
    sold: z.int(),
    ratings: z.int(),
    stars: z.number(),
  }),
);
const Words = z.array(z.object({ word: z.string(), products: z.int() }));
const Newest = z.object({ number: z.int().nullable() });
const WalkRow = z.object({
  id: z.string(),
  active: z.int(),
  card: z.string(),
  facts: z.string().nullable(),
});
const Moment = z.object({ at: z.string().nullable() });
const Addresses = z.array(z.object({ slug: z.string(), changedAt: z.string() }));

const phrase = ({ words, isHalf }: Phrase): string => `"${words.join(' ')}"${isHalf ? '*' : ''}`;

const part = (phrases: readonly Phrase[]): string =>
  phrases.length === 1 ? phrases.map(phrase).join('') : `(${phrases.map(phrase).join(' OR ')})`;

const columnsOf = { exact: 'exact', name: 'folded', any: '{folded more}' };

/** Translates a match to FTS5. Words have only letters and digits, so they cannot be operators. */
function fts(match: Match): string {
  const readings = match.readings.map((parts) => `(${parts.map(part).join(' AND ')})`);
  return `${columnsOf[match.in]} : (${readings.join(' OR ')})`;
}

const findForStaff: FindWords = ({ words: typed }) => {
  const found = beginnings(typed).map((word) => `"${word}"*`);
  // A text of punctuation only is no filter.
  if (found.length === 0) return { sql: '1 = 1', values: [] };
  return {
    sql: 'rid IN (SELECT rowid FROM product_words WHERE product_words MATCH ?)',
    values: [found.join(' AND ')],
  };
};

/** Condition for walking an index of products. */
function inOrder({ match, filters = {} }: ProductChoice): Clause {
  return joined([
    { sql: 'active = 1', values: [] },
    match && {
      sql: 'rid IN (SELECT rowid FROM product_text WHERE product_text MATCH ?)',
      values: [fts(match)],
    },
    ...cellFilters(filters),
  ]);
}

/** Query for hits by row number, so that a limit keeps the best sellers, with sold-out ones last. */
function hitsOf(columns: string, { match, filters = {} }: ProductChoice & { match: Match }): Clause {
  const { sql, values } = joined([
    { sql: 'product_text MATCH ?', values: [fts(match)] },
    ...cellFilters(filters),
  ]);
  const from = 'product_text CROSS JOIN products ON rid = product_text.rowid';
  return { sql: `SELECT ${columns} FROM ${from} WHERE ${sql}`, values };
}

/** Query for a page; names the index of featured products, so that SQLite does not scan for them. */
function pageOf(asked: ProductPage): Clause {
  const { sql, values } = inOrder(asked);
  const chosen = asked.filters?.featured ? 'INDEXED BY products_featured' : '';
  return {
    sql: `SELECT rid FROM products ${chosen} WHERE ${sql} ORDER BY ${orderOf(asked)} LIMIT ? OFFSET ?`,
    values: [...values, asked.take, asked.skip ?? 0],
  };
}

const rankedBy = 'rid, name_key AS nameKey, sold, sold_out AS soldOut';
const candidatesSql = (rows: string): string =>
  `SELECT json_group_array(json_array(rid, nameKey, sold, soldOut)) AS hits FROM (${rows})`;

const neighbour = 'products.rid AS rid, total, sold, sold_out AS soldOut';

/** Implements the product queries for SQLite. */
export function sqliteProductRows(db: DatabaseSync): ProductRows {
  const all = (sql: string, values: readonly Value[] = []) => prepared(db, sql).all(...values);
  const one = (sql: string, values: readonly Value[] = []) => prepared(db, sql).get(...values);
  const total = (sql: string, values: readonly Value[] = []) => Total.parse(one(sql, values)).total;
  const rids = (sql: string, values: readonly Value[]) =>
    all(sql, values).map((row) => NumberRow.parse(row).rid);
  const cardsOf = ({ sql, values }: Clause) =>
    all(
      `SELECT card FROM (${sql}) AS page CROSS JOIN product_cards ON product_cards.rid = page.rid`,
      values,
    ).map((row) => Card.parse(row).card);

  return {
    page: async (asked) => cardsOf(pageOf(asked)),
    pageOfKinds: async (asked) => cardsOf(pageOfKindsSql(asked)),
    ...sqliteKindRows(all, fts),

    async hits(asked) {
      const { sql, values } = hitsOf(rankedBy, asked);
      return Candidates.parse(one(candidatesSql(`${sql} LIMIT ?`), [...values, asked.take]));
    },
    candidates: async (wanted) =>
      Candidates.parse(
        one(candidatesSql(`SELECT ${rankedBy} FROM products WHERE rid IN (SELECT value FROM json_each(?))`), [
          JSON.stringify(wanted),
        ]),
      ),
    async otherHits({ but, take, skip, ...asked }) {
      const { sql, values } = hitsOf('rid', asked);
      const others = `${sql} AND rid NOT IN (SELECT value FROM json_each(?)) LIMIT ? OFFSET ?`;
      return rids(others, [...values, JSON.stringify(but), take, skip]);
    },
    async countHits(asked) {
      const plain = 'SELECT rowid FROM product_text WHERE product_text MATCH ?';
      const { sql, values } = asked.filters
        ? hitsOf('rid', asked)
        : { sql: plain, values: [fts(asked.match)] };
      return total(`SELECT count(*) AS total FROM (${sql} LIMIT ?)`, [...values, asked.most]);
    },
    findsAny: async (match) =>
      one('SELECT rowid FROM product_text WHERE product_text MATCH ? LIMIT 1', [fts(match)]) !== undefined,

    cards: async (wanted) =>
      NumberedCards.parse(
        all('SELECT rid, card FROM json_each(?) AS wanted CROSS JOIN product_cards ON rid = wanted.value', [
          JSON.stringify(wanted),
        ]),
      ),
    async card(id) {
      const row = one(
        'SELECT card FROM products JOIN product_cards USING (rid) WHERE id = ? AND active = 1',
        [id],
      );
      return row && Card.parse(row).card;
    },

    async bestOfCategories(categoryIds, take) {
      const places = oneOf('lowest_category_id', categoryIds);
      if (!places) return [];
      return Neighbours.parse(
        all(`SELECT ${neighbour} FROM products WHERE ${places.sql} AND active = 1 ORDER BY rid LIMIT ?`, [
          ...places.values,
          take,
        ]),
      );
    },
    newestOfBusiness: async (businessId, take) =>
      Neighbours.parse(
        all(
          `SELECT ${neighbour} FROM products
           WHERE business_id = ? AND active = 1 ORDER BY sold_out, created_at DESC, rid LIMIT ?`,
          [businessId, take],
        ),
      ),

    stockOfCategories: async () =>
      Stocks.parse(
        all(`SELECT lowest_category_id AS lowestCategoryId, stock, count(*) AS total
             FROM products NOT INDEXED WHERE active = 1 GROUP BY lowest_category_id, stock`),
      ),
    sumsOfMakers: async () =>
      Sums.parse(
        all(`SELECT business_id AS businessId, brand_id AS brandId, lowest_category_id AS lowestCategoryId,
               count(*) AS products, sum(sold) AS sold, sum(rating_count) AS ratings,
               sum(rating * rating_count) AS stars
             FROM products NOT INDEXED WHERE active = 1 GROUP BY business_id, brand_id, lowest_category_id`),
      ),

    vocabulary: async () => Words.parse(all('SELECT word, products FROM vocabulary')),
    newestWord: async () => Newest.parse(one('SELECT max(number) AS number FROM vocabulary')).number ?? 0,
    isWord: async (word) =>
      one('SELECT 1 FROM vocabulary WHERE word = ? AND products > 0', [word]) !== undefined,

    async filed({ kind, ids }, after, take) {
      const under = oneOf(filedColumns[kind], ids);
      if (!under) return [];
      return FiledCards.parse(
        all(
          `SELECT id, card FROM products JOIN product_cards USING (rid)
           WHERE ${under.sql} AND id > ? ORDER BY id LIMIT ?`,
          [...under.values, after, take],
        ),
      );
    },
    filedCounts: async () =>
      FiledCounts.parse(
        all(`SELECT lowest_category_id AS categoryId, business_id AS businessId, brand_id AS brandId, count(*) AS total
             FROM products NOT INDEXED GROUP BY lowest_category_id, business_id, brand_id`),
      ),

    staff: sqliteRows(productListing, db, findForStaff),
    staffWord: async (word, take) =>
      all(
        `SELECT id FROM products WHERE rid IN (SELECT rowid FROM product_words WHERE product_words MATCH ?) LIMIT ?`,
        [`"${word}"`, take],
      ).map((row) => IdRow.parse(row).id),
    walk: async (after, take) =>
      all(
        `SELECT id, active, card, facts FROM products JOIN product_cards USING (rid) LEFT JOIN price_turns USING (id)
         WHERE id > ? ORDER BY id LIMIT ?`,
        [after, take],
      )
        .map((row) => WalkRow.parse(row))
        .map(({ id, active, card, facts }) => ({ id, isActive: active === 1, card: ownCard(card, facts) })),
    nextTurn: async () => Moment.parse(one('SELECT min(at) AS at FROM price_turns')).at,
    countAll: async () => total('SELECT count(*) AS total FROM products'),
    addresses: async (take, skip) =>
      Addresses.parse(
        all(
          `SELECT json_extract(card, '$.slug') AS slug, updated_at AS changedAt
           FROM products JOIN product_cards USING (rid) WHERE active = 1 ORDER BY rid LIMIT ? OFFSET ?`,
          [take, skip],
        ),
      ),
  };
}
