import type { Category } from '#shared/catalogue/index.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { keptView } from './kept-view.ts';

/** Categories in memory. */
export const categoryRows = async (categories: Category[]) =>
  (await keptView(categoriesView, categories)).view;
