import type { Category } from '#shared/catalogue/category.ts';
import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { findCategory } from './categories.ts';

/** One category, caught up with the table; apart from those who count products in it, who carry two views. */
export const readCategory = async (id: string): Promise<Category | undefined> =>
  findCategory((await readView(categoriesView)).db, id);
