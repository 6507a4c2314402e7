import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { categoryFeed } from '../catalogue-keys.ts';
import { StoredCategory } from './category-record.ts';

/** Hundreds, not thousands: lists read them all and sort them by what their products say. */
export const categoriesView = defineView(StoredCategory, {
  ...categoryFeed,
  version: 3,
  columns: { slug: column.text(({ slug }) => slug) },
  indexes: [['slug']],
  row: StoredCategory,
});
