import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { categoryFeed } from '../catalogue-keys.ts';
import { StoredCategory } from './category-record.ts';

/** View of all categories, read as a whole by lists, since there are only hundreds. */
export const categoriesView = defineView(StoredCategory, {
  ...categoryFeed,
  version: 3,
  columns: { slug: column.text(({ slug }) => slug) },
  indexes: [['slug']],
  row: StoredCategory,
});
