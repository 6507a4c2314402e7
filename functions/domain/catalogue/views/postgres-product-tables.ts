import * as z from 'zod';
import { words } from '#shared/values/text.ts';
import type { FeedChanges } from '#functions/platform/views/feed-changes.ts';
import { tableIn } from '#functions/platform/views/postgres-table.ts';
import { asJson, type Sql } from '#functions/platform/views/sql.ts';
import { orderIndexes } from './product-filters.ts';
import { changeKinds, kindNumbers, kindSchema } from './postgres-product-kinds.ts';
import { scheduledPriceSchema, saveScheduledPrices, applyDuePrices } from './postgres-product-schedule.ts';
import { postgresProductRows } from './postgres-product-rows.ts';
import { lexeme, plainLexeme } from './postgres-product-text.ts';
import { publicCard, publicCells, nextPriceOf } from './scheduled-prices.ts';
import { kindOf, numbersFor, productCells, staffWordsOf, textOf, wordsOf } from './product-columns.ts';
import { listColumns, productListing } from './product-listing.ts';
import type { StoredCard } from './product-record.ts';

/** Column types; text is compared by bytes, as in SQLite. */
const columns = {
  rid: 'bigint',
  id: 'text',
  active: 'smallint',
  total: 'float8',
  created_at: 'text',
  updated_at: 'text',
  name_key: 'text',
  sold: 'float8',
  sold_out: 'smallint',
  popularity: 'float8',
  rating: 'float8',
  rating_count: 'float8',
  discount: 'float8',
  free_shipping: 'smallint',
  stock: 'text',
  lowest_category_id: 'text',
  business_id: 'text',
  brand_id: 'text',
  brand_key: 'text',
  featured: 'smallint',
  code: 'text',
  tax_type: 'text',
  category_group: 'text',
  kind: 'integer',
};

const typed = (more = '') =>
  Object.entries(columns).map(([name, type]) => `${name} ${type}${type === 'text' ? more : ''}`);

/** Schema with the orders of SQLite, limited to products on sale; texts and cards are apart. */
const schema = (place: string): string => {
  const at = (name: string) => tableIn(place, name);
  return `
    CREATE TABLE ${at('products')} (${typed(' COLLATE "C"').join(', ')}, PRIMARY KEY (rid), UNIQUE (id));
    ${Object.values(orderIndexes)
      .map((order) => `CREATE INDEX ON ${at('products')} (sold_out, ${order}) WHERE active = 1;`)
      .join('\n    ')}
    CREATE INDEX ON ${at('products')} (business_id, sold_out, created_at DESC, rid);
    CREATE INDEX ON ${at('products')} (brand_id);
    CREATE INDEX ON ${at('products')} (sold_out, sold DESC, rid) WHERE featured = 1 AND active = 1;
    CREATE INDEX ON ${at('products')} (lowest_category_id, rid);
    CREATE TABLE ${at('cards')} (rid bigint PRIMARY KEY, card text NOT NULL);
    CREATE TABLE ${at('texts')} (rid bigint PRIMARY KEY, found tsvector NOT NULL);
    CREATE INDEX ON ${at('texts')} USING gin (found);
    CREATE INDEX ON ${at('products')} (created_at DESC, id DESC);
    CREATE INDEX ON ${at('products')} (stock, category_group, tax_type, active);
    ${['updated_at', 'name_key', 'code', 'total', 'sold'].map((name) => `CREATE INDEX ON ${at('products')} (${name}, id);`).join('\n')}
    CREATE TABLE ${at('words')} (rid bigint PRIMARY KEY, found tsvector NOT NULL);
    CREATE INDEX ON ${at('words')} USING gin (found);
    CREATE VIEW ${at(productListing.name)} AS
      SELECT ${listColumns}, (
        SELECT (card::jsonb || jsonb_build_object('isActive', active = 1))::text
        FROM ${at('cards')} AS cards WHERE cards.rid = products.rid
      ) AS row_text FROM ${at('products')} AS products;
    CREATE TABLE ${at('vocabulary')} (
      number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, word text COLLATE "C" UNIQUE, products integer NOT NULL
    );${kindSchema(place)}${scheduledPriceSchema(place)}`;
};

/** Builds a card's tsvector, with gaps between texts, so that phrases do not span two texts. */
function vectorOf(card: StoredCard): string {
  const [exact, folded, more] = textOf(card).map(words) as [string[], string[], string[]];
  const numbered = (where: Parameters<typeof lexeme>[0], texts: string[][]) => {
    let place = 0;
    return texts.flatMap((text) => {
      place += 1;
      return text.map((word) => `${lexeme(where, word)}:${(place += 1)}`);
    });
  };
  return [
    ...numbered('exact', [exact]),
    ...numbered('name', [folded]),
    ...numbered('any', [folded, more]),
  ].join(' ');
}

const OldRow = z.object({
  id: z.string(),
  rid: z.number(),
  active: z.int(),
  kind: z.int(),
  card: z.string(),
});
type OldRow = z.infer<typeof OldRow>;
const LastRow = z.object({ end: z.number(), rid: z.number().nullable() });

async function readOld(sql: Sql, place: string, ids: readonly string[]): Promise<Map<string, OldRow>> {
  const rows = await sql.query(
    `SELECT id, rid::float8 AS rid, active::int AS active, kind, card
     FROM ${tableIn(place, 'products')} JOIN ${tableIn(place, 'cards')} USING (rid) WHERE id = ANY(?::text[])`,
    [ids],
  );
  return new Map(rows.map((row) => OldRow.parse(row)).map((row) => [row.id, row]));
}

/** Returns a row number per card: the current one in the same sales step, else the step's next free one. */
async function numberAll(sql: Sql, place: string, saved: readonly StoredCard[], old: Map<string, OldRow>) {
  const ends = [...new Set(saved.map((card) => numbersFor(card).end))];
  const rows = await sql.query(
    `SELECT bound AS "end", (SELECT max(rid)::float8 FROM ${tableIn(place, 'products')} WHERE rid < bound::bigint) AS rid
     FROM unnest(?::float8[]) AS bound`,
    [ends],
  );
  const last = new Map(rows.map((row) => LastRow.parse(row)).map(({ end, rid }) => [end, rid ?? 0]));
  return saved.map((card) => {
    const { first, end } = numbersFor(card);
    const known = old.get(card.id)?.rid;
    if (known !== undefined && known >= first && known < end) return known;
    const rid = Math.max(first, (last.get(end) ?? 0) + 1);
    last.set(end, rid);
    return rid;
  });
}

async function removeAll(sql: Sql, place: string, rids: readonly number[]): Promise<void> {
  for (const table of ['texts', 'words', 'cards', 'products'])
    await sql.query(`DELETE FROM ${tableIn(place, table)} WHERE rid = ANY(?::bigint[])`, [rids]);
}

const insert = (sql: Sql, table: string, columnsOf: string, rows: readonly object[]) => {
  const names = columnsOf.replace(/(\w+) [^,]+/g, '$1');
  const from = `json_to_recordset(?::json) AS said (${columnsOf})`;
  return sql.query(`INSERT INTO ${table} (${names}) SELECT ${names} FROM ${from} ON CONFLICT DO NOTHING`, [
    asJson(rows),
  ]);
};

/** Updates how many products have each word. */
async function countWords(sql: Sql, place: string, old: readonly OldRow[], saved: readonly StoredCard[]) {
  const more = new Map<string, number>();
  const count = (card: StoredCard, by: number) => {
    for (const word of wordsOf(card)) more.set(word, (more.get(word) ?? 0) + by);
  };
  for (const { active, card } of old) if (active) count(JSON.parse(card) as StoredCard, -1);
  for (const card of saved) if (card.isActive) count(card, 1);
  const rows = [...more].map(([word, products]) => ({ word, products }));
  const known = tableIn(place, 'vocabulary');
  const from = 'json_to_recordset(?::json) AS said (word text, products integer)';
  const json = asJson(rows);
  await sql.query(
    `UPDATE ${known} AS known SET products = known.products + said.products FROM ${from} WHERE known.word = said.word`,
    [json],
  );
  await sql.query(
    `INSERT INTO ${known} (word, products) SELECT word, products FROM ${from}
     WHERE NOT EXISTS (SELECT 1 FROM ${known} AS known WHERE known.word = said.word)`,
    [json],
  );
}

/** Writes and deletes rows, cards and texts of many products together. */
async function write(
  sql: Sql,
  place: string,
  { saved, removed }: FeedChanges<StoredCard>,
  now = new Date(),
): Promise<void> {
  const at = (name: string) => tableIn(place, name);
  const old = await readOld(sql, place, [...saved.map(({ id }) => id), ...removed]);
  const rids = await numberAll(sql, place, saved, old);
  const kinds = await kindNumbers(sql, place, saved);
  await removeAll(
    sql,
    place,
    [...old.values()].map(({ rid }) => rid),
  );
  await countWords(sql, place, [...old.values()], saved);
  await changeKinds(sql, place, [
    ...[...old.values()].flatMap(({ active, kind }) => (active ? [{ kind, more: -1 }] : [])),
    ...saved.flatMap((card) => (card.isActive ? [{ kind: kinds.get(kindOf(card)) ?? 0, more: 1 }] : [])),
  ]);
  const rows = saved.map((card, index) => ({ card, rid: rids[index] }));
  const shown = rows.filter(({ card }) => card.isActive);
  await insert(
    sql,
    at('products'),
    typed().join(', '),
    rows.map(({ card, rid }) => ({
      rid,
      ...productCells(publicCard(card, now)),
      kind: kinds.get(kindOf(card)),
    })),
  );
  await insert(
    sql,
    at('cards'),
    'rid bigint, card text',
    rows.map(({ card, rid }) => ({ rid, card: publicCells(card, now).card })),
  );
  await insert(
    sql,
    at('words'),
    'rid bigint, found tsvector',
    rows.map(({ card, rid }) => ({ rid, found: staffWordsOf(card).map(plainLexeme).join(' ') })),
  );
  await insert(
    sql,
    at('texts'),
    'rid bigint, found tsvector',
    shown.map(({ card, rid }) => ({ rid, found: vectorOf(card) })),
  );
  await saveScheduledPrices(sql, place, {
    ids: [...saved.map(({ id }) => id), ...removed],
    turns: saved.flatMap((card) => nextPriceOf(card, now) ?? []),
  });
}

export const postgresProductTables = { schema, write, turn: applyDuePrices, ask: postgresProductRows };
