import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { publicCard, publicCells, nextPriceOf } from './scheduled-prices.ts';
import { numbersFor, productCells, staffWordsOf, textOf, wordsOf } from './product-columns.ts';
import { listColumns, productListing } from './product-listing.ts';
import type { StoredCard } from './product-record.ts';
import { orderIndexes } from './product-filters.ts';
import { createKinds, kindSchema } from './sqlite-product-kinds.ts';
import { createScheduledPrices, scheduledPriceSchema } from './sqlite-product-schedule.ts';
import { sqliteProductRows } from './sqlite-product-rows.ts';

/** The plus keeps SQLite off the index of a column that nearly all rows share; another has the order. */
const staffColumns = listColumns.replace(', active AS', ', +active AS');

/**
 * Schema of the products view. Row numbers follow sales, with sold-out products last (see `stepOf`), so the
 * first hits of a text or category are the best sellers without sorting. Sold-out products are last in every
 * order. Cards have a table of their own, so that filters read narrow rows. The indexes of orders end with the
 * filtered columns, so that walking one reads no rows.
 */
const schema = `
  CREATE TABLE products (
    rid INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    active INTEGER NOT NULL,
    total INTEGER NOT NULL,
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    name_key TEXT NOT NULL,
    sold INTEGER NOT NULL,
    sold_out INTEGER NOT NULL,
    popularity REAL NOT NULL,
    rating REAL NOT NULL,
    rating_count INTEGER NOT NULL,
    discount INTEGER NOT NULL,
    free_shipping INTEGER NOT NULL,
    stock TEXT NOT NULL,
    lowest_category_id TEXT NOT NULL,
    business_id TEXT NOT NULL,
    brand_id TEXT,
    brand_key TEXT,
    featured INTEGER NOT NULL,
    code TEXT NOT NULL,
    tax_type TEXT NOT NULL,
    category_group TEXT NOT NULL,
    kind INTEGER NOT NULL
  );
  ${Object.entries(orderIndexes)
    .map(
      ([name, order]) =>
        `CREATE INDEX products_${name} ON products (active, sold_out, ${order}, kind${order.startsWith('total') ? '' : ', total'});`,
    )
    .join('\n  ')}
  CREATE INDEX products_business ON products (business_id, sold_out, created_at DESC);
  CREATE INDEX products_filed ON products (lowest_category_id, active, rid);
  CREATE INDEX products_brand ON products (brand_id);
  CREATE INDEX products_featured ON products (sold_out, sold DESC, rid) WHERE featured = 1 AND active = 1;
  CREATE INDEX products_newest ON products (created_at DESC, id DESC);
  CREATE INDEX products_touched ON products (updated_at, id);
  CREATE INDEX products_called ON products (name_key, id);
  CREATE INDEX products_coded ON products (code, id);
  CREATE INDEX products_priced ON products (total, id);
  CREATE INDEX products_sellers ON products (sold, id);
  CREATE INDEX products_states ON products (stock, category_group, tax_type, active);
  CREATE TABLE product_cards (rid INTEGER PRIMARY KEY, card TEXT NOT NULL);
  CREATE VIRTUAL TABLE product_text USING fts5(
    exact, folded, more,
    content='', contentless_delete=1, prefix='1 2 3', tokenize='unicode61 remove_diacritics 0'
  );
  CREATE VIRTUAL TABLE product_words USING fts5(
    words, content='', contentless_delete=1, prefix='2 3', tokenize='unicode61 remove_diacritics 0'
  );
  CREATE VIEW ${productListing.name} AS
    SELECT ${staffColumns}, (
      SELECT json_insert(card, '$.isActive', json(iif(active, 'true', 'false')))
      FROM product_cards WHERE product_cards.rid = products.rid
    ) AS row_text FROM products;
  CREATE TABLE vocabulary (number INTEGER PRIMARY KEY AUTOINCREMENT, word TEXT NOT NULL UNIQUE, products INTEGER NOT NULL);
  ${kindSchema}
  ${scheduledPriceSchema}`;

/** Returns a row number: the current one in the same sales step, else the step's next free one. */
function createNumbering(db: DatabaseSync) {
  const lastBelow = db.prepare('SELECT max(rid) AS rid FROM products WHERE rid < ?');
  return (card: StoredCard, known: number | undefined): number => {
    const { first, end } = numbersFor(card);
    if (known !== undefined && known >= first && known < end) return known;
    return Math.max(first, Number(lastBelow.get(end)?.['rid'] ?? 0) + 1);
  };
}

/** Writes the text index, which has only products on sale; the vocabulary counts the products per word. */
function createTextWriter(db: DatabaseSync) {
  const save = db.prepare('INSERT INTO product_text (rowid, exact, folded, more) VALUES (?, ?, ?, ?)');
  const drop = db.prepare('DELETE FROM product_text WHERE rowid = ?');
  const count = db.prepare(`
    INSERT INTO vocabulary (word, products) VALUES (?, 1) ON CONFLICT (word) DO UPDATE SET products = products + 1`);
  const uncount = db.prepare('UPDATE vocabulary SET products = products - 1 WHERE word = ?');
  return {
    save(rid: number, card: StoredCard): void {
      save.run(rid, ...textOf(card));
      for (const word of wordsOf(card)) count.run(word);
    },
    remove(rid: number, card: StoredCard): void {
      drop.run(rid);
      for (const word of wordsOf(card)) uncount.run(word);
    },
  };
}

const ProductRow = z.object({ rid: z.int(), active: z.int(), kind: z.int(), card: z.string() });

/** Writes and deletes row, card and text of one product together. */
function writer(db: DatabaseSync, clock: () => Date = () => new Date()) {
  const find = db.prepare(
    'SELECT rid, active, kind, card FROM products JOIN product_cards USING (rid) WHERE id = ?',
  );
  const saveRow = db.prepare(
    `INSERT INTO products VALUES (${Array.from({ length: 24 }, () => '?').join(', ')})`,
  );
  const saveCard = db.prepare('INSERT INTO product_cards VALUES (?, ?)');
  const dropRow = db.prepare('DELETE FROM products WHERE rid = ?');
  const dropCard = db.prepare('DELETE FROM product_cards WHERE rid = ?');
  const saveWords = db.prepare('INSERT INTO product_words (rowid, words) VALUES (?, ?)');
  const dropWords = db.prepare('DELETE FROM product_words WHERE rowid = ?');
  const kinds = createKinds(db);
  const numberFor = createNumbering(db);
  const text = createTextWriter(db);
  const turns = createScheduledPrices(db, kinds.change);

  function remove(id: string): number | undefined {
    const found = find.get(id);
    if (!found) return undefined;
    const { rid, active, kind, card: kept } = ProductRow.parse(found);
    const card = JSON.parse(kept) as StoredCard;
    if (active) {
      text.remove(rid, card);
      kinds.change(kind, -1);
    }
    turns.drop(id);
    dropCard.run(rid);
    dropWords.run(rid);
    dropRow.run(rid);
    return rid;
  }

  return {
    remove: (id: string) => void remove(id),
    save(stored: StoredCard) {
      const rid = numberFor(stored, remove(stored.id));
      const at = clock();
      const kind = kinds.numberOf(stored);
      saveRow.run(rid, ...Object.values(productCells(publicCard(stored, at))), kind);
      saveCard.run(rid, publicCells(stored, at).card);
      saveWords.run(rid, staffWordsOf(stored).join(' '));
      if (stored.isActive) {
        text.save(rid, stored);
        kinds.change(kind, 1);
      }
      const turn = nextPriceOf(stored, at);
      if (turn) turns.save(turn);
    },
    turn: (at: Date) => turns.turn(at),
  };
}

export const sqliteProductTables = { schema, writer, ask: sqliteProductRows };
