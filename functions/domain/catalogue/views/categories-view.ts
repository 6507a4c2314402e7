import { Category } from '#shared/catalogue/category.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { categoryFeed } from '../catalogue-keys.ts';

/** Hundreds, not thousands: lists read them all and sort them by what their products say. */
export const categoriesView = defineView(Category, {
  ...categoryFeed,
  version: 2,
  columns: { slug: column.text(({ slug }) => slug) },
  indexes: [['slug']],
  row: Category,
});
