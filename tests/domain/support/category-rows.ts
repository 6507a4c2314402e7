import type { Category } from '#shared/catalogue/index.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { keptView } from './kept-view.ts';

/** Category view in memory. */
export const categoryRows = async (categories: Category[]) =>
  (
    await keptView(
      categoriesView,
      categories.map((category) => StoredCategory.parse(category)),
    )
  ).view;
