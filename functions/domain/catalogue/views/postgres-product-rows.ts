import * as z from 'zod';
import type { FindWords } from '#functions/platform/views/list-sql.ts';
import { postgresRows } from '#functions/platform/views/postgres-rows.ts';
import { tableIn } from '#functions/platform/views/postgres-table.ts';
import type { Sql } from '#functions/platform/views/sql.ts';
import { plainLexeme, tsquery } from './postgres-product-text.ts';
import { FiledCards, FiledCounts, NumberedCards, Stocks } from './product-answers.ts';
import { pageOfKindsSql, postgresKindRows } from './postgres-product-kinds.ts';
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
import type { Match, ProductChoice, ProductRows } from './product-rows.ts';

const Card = z.object({ card: z.string() });
const Total = z.object({ total: z.int() });
const IdRow = z.object({ id: z.string() });
const NumberRow = z.object({ rid: z.number() });
const Candidates = z.array(
  z.object({ rid: z.number(), nameKey: z.string(), sold: z.number(), soldOut: z.int() }),
);
const Neighbours = z.array(
  z.object({ rid: z.number(), total: z.number(), sold: z.number(), soldOut: z.int() }),
);
const Sums = z.array(
  z.object({
    businessId: z.string(),
    brandId: z.string().nullable(),
    lowestCategoryId: z.string(),
    products: z.int(),
    sold: z.number(),
    ratings: z.number(),
    stars: z.number(),
  }),
);
const Words = z.array(z.object({ word: z.string(), products: z.int() }));
const Newest = z.object({ number: z.int() });
const WalkRow = z.object({
  id: z.string(),
  active: z.int(),
  card: z.string(),
  facts: z.string().nullable(),
});
const Moment = z.object({ at: z.string().nullable() });

const rankedBy = 'rid::float8 AS rid, name_key AS "nameKey", sold, sold_out::int AS "soldOut"';
const neighbour = 'rid::float8 AS rid, total, sold, sold_out::int AS "soldOut"';

/** Implements the product queries for PostgreSQL. */
export function postgresProductRows(sql: Sql, place: string): ProductRows {
  const at = (name: string) => tableIn(place, name);
  const [products, cards, texts] = [at('products'), at('cards'), at('texts')];
  const [vocabulary, turns] = [at('vocabulary'), at('price_turns')];
  const all = (text: string, values: readonly unknown[] = []) => sql.query(text, values);
  const one = async (text: string, values: readonly unknown[] = []) => (await sql.query(text, values))[0];
  const total = async (text: string, values: readonly Value[] = []) =>
    Total.parse(await one(text, values)).total;

  const findForStaff: FindWords = ({ words: typed }) => {
    const found = beginnings(typed).map((word) => `${plainLexeme(word)}:*`);
    if (found.length === 0) return { sql: '1 = 1', values: [] };
    const sought = `SELECT rid FROM ${at('words')} WHERE found @@ ?::tsquery`;
    return { sql: `rid IN (${sought})`, values: [found.join(' & ')] };
  };

  const finds = (match: Match): Clause => ({ sql: 'found @@ ?::tsquery', values: [tsquery(match)] });

  function conditions({ filters = {} }: ProductChoice): (Clause | undefined)[] {
    return [{ sql: 'active = 1', values: [] }, ...cellFilters(filters)];
  }

  /** Condition for the products on sale that match text and filters. */
  function chosen(asked: ProductChoice): Clause {
    const match = asked.match && finds(asked.match);
    return joined([
      ...conditions(asked),
      match && { sql: `rid IN (SELECT rid FROM ${texts} WHERE ${match.sql})`, values: match.values },
    ]);
  }

  function hitsOf(columns: string, asked: ProductChoice & { match: Match }): Clause {
    const { sql: where, values } = joined([finds(asked.match), ...conditions(asked)]);
    return { sql: `SELECT ${columns} FROM ${texts} JOIN ${products} USING (rid) WHERE ${where}`, values };
  }

  async function cardsOf({ sql: page, values }: Clause): Promise<string[]> {
    const rows = await all(
      `SELECT card FROM unnest(ARRAY(${page})) WITH ORDINALITY AS page (rid, place)
       JOIN ${cards} USING (rid) ORDER BY place`,
      values,
    );
    return rows.map((row) => Card.parse(row).card);
  }

  return {
    async page(asked) {
      const { sql: where, values } = chosen(asked);
      return cardsOf({
        sql: `SELECT rid FROM ${products} WHERE ${where} ORDER BY ${orderOf(asked)} LIMIT ? OFFSET ?`,
        values: [...values, asked.take, asked.skip ?? 0],
      });
    },
    pageOfKinds: (asked) => cardsOf(pageOfKindsSql(products, asked)),
    ...postgresKindRows(all, place, tsquery),

    async hits(asked) {
      const { sql: text, values } = hitsOf(rankedBy, asked);
      return Candidates.parse(await all(`${text} ORDER BY ${products}.rid LIMIT ?`, [...values, asked.take]));
    },
    candidates: async (wanted) =>
      Candidates.parse(
        await all(`SELECT ${rankedBy} FROM ${products} WHERE rid = ANY(?::bigint[])`, [wanted]),
      ),
    async otherHits({ but, take, skip, ...asked }) {
      const { sql: text, values } = hitsOf('rid::float8 AS rid', asked);
      const rows = await all(
        `${text} AND rid <> ALL(?::bigint[]) ORDER BY ${products}.rid LIMIT ? OFFSET ?`,
        [...values, but, take, skip],
      );
      return rows.map((row) => NumberRow.parse(row).rid);
    },
    async countHits(asked) {
      const { sql: text, values } = hitsOf('rid', asked);
      return total(`SELECT count(*)::int AS total FROM (${text} LIMIT ?) AS hits`, [...values, asked.most]);
    },
    async findsAny(match) {
      const { sql: where, values } = finds(match);
      return (await one(`SELECT rid FROM ${texts} WHERE ${where} LIMIT 1`, values)) !== undefined;
    },
    cards: async (rids) =>
      NumberedCards.parse(
        await all(`SELECT rid::float8 AS rid, card FROM ${cards} WHERE rid = ANY(?::bigint[])`, [rids]),
      ),
    async card(id) {
      const row = await one(
        `SELECT card FROM ${products} JOIN ${cards} USING (rid) WHERE id = ? AND active = 1`,
        [id],
      );
      return row === undefined ? undefined : Card.parse(row).card;
    },

    async bestOfCategories(categoryIds, take) {
      const places = oneOf('lowest_category_id', categoryIds);
      if (!places) return [];
      return Neighbours.parse(
        await all(
          `SELECT ${neighbour} FROM ${products}
           WHERE ${places.sql} AND active = 1 ORDER BY ${products}.rid LIMIT ?`,
          [...places.values, take],
        ),
      );
    },
    newestOfBusiness: async (businessId, take) =>
      Neighbours.parse(
        await all(
          `SELECT ${neighbour} FROM ${products}
           WHERE business_id = ? AND active = 1 ORDER BY sold_out, created_at DESC, ${products}.rid LIMIT ?`,
          [businessId, take],
        ),
      ),

    stockOfCategories: async () =>
      Stocks.parse(
        await all(`SELECT lowest_category_id AS "lowestCategoryId", stock, count(*)::int AS total
                   FROM ${products} WHERE active = 1 GROUP BY 1, 2 ORDER BY 1, 2`),
      ),
    sumsOfMakers: async () =>
      Sums.parse(
        await all(`SELECT business_id AS "businessId", brand_id AS "brandId",
                     lowest_category_id AS "lowestCategoryId", count(*)::int AS products, sum(sold) AS sold,
                     sum(rating_count) AS ratings, sum((rating * rating_count)::numeric)::float8 AS stars
                   FROM ${products} WHERE active = 1 GROUP BY 1, 2, 3 ORDER BY 1, 2 NULLS FIRST, 3`),
      ),

    vocabulary: async () => Words.parse(await all(`SELECT word, products FROM ${vocabulary}`)),
    newestWord: async () =>
      Newest.parse(await one(`SELECT coalesce(max(number), 0) AS number FROM ${vocabulary}`)).number,
    isWord: async (word) =>
      (await one(`SELECT 1 AS one FROM ${vocabulary} WHERE word = ? AND products > 0`, [word])) !== undefined,

    async filed({ kind, ids }, after, take) {
      const under = oneOf(filedColumns[kind], ids);
      if (!under) return [];
      return FiledCards.parse(
        await all(
          `SELECT id, card FROM ${products} JOIN ${cards} USING (rid)
           WHERE ${under.sql} AND id > ? ORDER BY id LIMIT ?`,
          [...under.values, after, take],
        ),
      );
    },
    filedCounts: async () =>
      FiledCounts.parse(
        await all(`SELECT lowest_category_id AS "categoryId", business_id AS "businessId", brand_id AS "brandId",
                     count(*)::int AS total
                   FROM ${products} GROUP BY lowest_category_id, business_id, brand_id`),
      ),

    staff: postgresRows(productListing, sql, place, findForStaff),
    staffWord: async (word, take) =>
      (
        await all(
          `SELECT id FROM ${products} WHERE rid IN (SELECT rid FROM ${at('words')} WHERE found @@ ?::tsquery) LIMIT ?`,
          [plainLexeme(word), take],
        )
      ).map((row) => IdRow.parse(row).id),
    walk: async (after, take) =>
      (
        await all(
          `SELECT id, active::int AS active, card, facts
           FROM ${products} JOIN ${cards} USING (rid) LEFT JOIN ${turns} USING (id)
           WHERE id > ? ORDER BY id LIMIT ?`,
          [after, take],
        )
      )
        .map((row) => WalkRow.parse(row))
        .map(({ id, active, card, facts }) => ({ id, isActive: active === 1, card: ownCard(card, facts) })),
    nextTurn: async () => Moment.parse(await one(`SELECT min(at) AS at FROM ${turns}`)).at,
    countAll: () => total(`SELECT count(*)::int AS total FROM ${products}`),
    addresses: async (take, skip) =>
      z.array(z.object({ slug: z.string(), changedAt: z.string() })).parse(
        await all(
          `SELECT card::json ->> 'slug' AS slug, updated_at AS "changedAt"
           FROM ${products} JOIN ${cards} USING (rid) WHERE active = 1 ORDER BY ${products}.rid LIMIT ? OFFSET ?`,
          [take, skip],
        ),
      ),
  };
}
