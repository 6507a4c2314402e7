import { Category } from '#shared/catalogue/category.ts';
import { fold } from '#shared/values/text.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { categoryFeed } from '../catalogue-keys.ts';

export const categoriesView: ViewDefinition<Category> = {
  ...categoryFeed,
  version: 1,
  schema: `
    CREATE TABLE categories (id TEXT PRIMARY KEY, slug TEXT NOT NULL, folded TEXT NOT NULL, category TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX categories_slug ON categories (slug);
  `,
  item: Category,
  writer(db) {
    const save = db.prepare('INSERT OR REPLACE INTO categories VALUES (?, ?, ?, ?)');
    const remove = db.prepare('DELETE FROM categories WHERE id = ?');
    return {
      save: (category) =>
        void save.run(
          category.id,
          category.slug,
          fold(`${category.name} ${category.description}`),
          JSON.stringify(category),
        ),
      remove: (id) => void remove.run(id),
    };
  },
};
