import type { ViewDefinition } from '#functions/platform/view-feed.ts';
import { fold } from '#shared/text.ts';
import { productFeed } from './catalogue-keys.ts';
import { StoredCard } from './product-record.ts';

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
    rating REAL NOT NULL,
    discount INTEGER NOT NULL,
    free_shipping INTEGER NOT NULL,
    stock TEXT NOT NULL,
    business_id TEXT NOT NULL,
    brand_id TEXT,
    brand_key TEXT,
    featured INTEGER NOT NULL,
    card TEXT NOT NULL
  );
  CREATE INDEX products_created ON products (active, created_at DESC, rid);
  CREATE INDEX products_total ON products (active, total, rid);
  CREATE INDEX products_sold ON products (active, sold DESC, rid);
  CREATE INDEX products_business ON products (business_id, created_at DESC);
  CREATE INDEX products_brand ON products (brand_id);
  CREATE TABLE in_category (
    category_id TEXT NOT NULL,
    rid INTEGER NOT NULL,
    PRIMARY KEY (category_id, rid)
  ) WITHOUT ROWID;
  CREATE VIRTUAL TABLE product_text USING fts5(
    exact, folded, more,
    content='', contentless_delete=1, detail='column', prefix='1 2 3', tokenize='unicode61 remove_diacritics 0'
  );
`;

/** Names as typed, names without marks, and what else people search a product by. */
const textOf = ({ name, code, brand, business, category }: StoredCard) =>
  [
    name.normalize('NFC').toLowerCase(),
    fold(name),
    fold([code, brand?.name ?? '', business.name, category.name].join(' ')),
  ] as const;

export const productsView: ViewDefinition<StoredCard> = {
  ...productFeed,
  version: 1,
  schema,
  item: StoredCard,
  writer(db) {
    const ridOf = db.prepare('SELECT rid FROM products WHERE id = ?');
    const save = db.prepare(`
      INSERT OR REPLACE INTO products VALUES (
        ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?
      ) RETURNING rid`);
    const drop = db.prepare('DELETE FROM products WHERE rid = ?');
    const dropPlaces = db.prepare('DELETE FROM in_category WHERE rid = ?');
    const savePlace = db.prepare('INSERT OR IGNORE INTO in_category VALUES (?, ?)');
    const dropText = db.prepare('DELETE FROM product_text WHERE rowid = ?');
    const saveText = db.prepare('INSERT INTO product_text (rowid, exact, folded, more) VALUES (?, ?, ?, ?)');

    function remove(id: string): number | null {
      const rid = ridOf.get(id)?.['rid'];
      if (typeof rid !== 'number') return null;
      for (const statement of [drop, dropPlaces, dropText]) statement.run(rid);
      return rid;
    }

    return {
      remove,
      save({ isActive, revision: _, ...card }) {
        const known = remove(card.id);
        const saved = save.get(
          known,
          card.id,
          Number(isActive),
          card.total,
          card.createdAt,
          card.updatedAt,
          `${fold(card.name)} ${card.name}`,
          card.sold,
          card.rating.average,
          card.discountPercent,
          Number(card.freeShipping),
          card.stockStatus,
          card.business.id,
          card.brand?.id ?? null,
          card.brand ? fold(card.brand.name) : null,
          Number(card.featured),
          JSON.stringify(card),
        );
        const rid = Number(saved?.['rid']);
        for (const categoryId of card.category.path) savePlace.run(categoryId, rid);
        saveText.run(rid, ...textOf({ isActive, revision: 0, ...card }));
      },
    };
  },
};
