import { DatabaseSync } from 'node:sqlite';
import { listProducts } from '#shared/catalogue/index.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';

/** The product view in memory, written to as a feed of changes would. */
export function productRows(cards: StoredCard[] = []) {
  const db = new DatabaseSync(':memory:');
  db.exec(productsView.schema);
  const writer = productsView.writer(db);
  const view = { db, revision: 0 };
  const save = (card: StoredCard) => {
    writer.save(card);
    view.revision += 1;
  };
  const remove = (id: string) => {
    writer.remove(id);
    view.revision += 1;
  };
  for (const card of cards) save(card);
  return { view, db, writer, save, remove };
}

/** What a query string finds, as the API would read it. */
export const search = (view: { db: DatabaseSync; revision: number }, query: Record<string, string> = {}) =>
  searchProducts(view, listProducts.query.parse(query));

export const namesOf = ({ data }: { data: { name: string }[] }): string[] => data.map(({ name }) => name);
