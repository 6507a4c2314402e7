import { DatabaseSync } from 'node:sqlite';
import type { Category } from '#shared/catalogue/index.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';

/** The view of categories in memory, written to as a feed of changes would. */
export function categoryRows(categories: Category[]) {
  const db = new DatabaseSync(':memory:');
  db.exec(categoriesView.schema);
  const writer = categoriesView.writer(db);
  for (const category of categories) writer.save(category);
  return { db, revision: 0 };
}
