import type { Category } from '#shared/catalogue/category.ts';
import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { type Categories, categoriesById } from './category-rows.ts';

/** One category, as products are filed under it; apart from those who count products in it, who carry two views. */
export async function readCategory(id: string, rows?: Categories): Promise<Category | undefined> {
  const categories = await categoriesById(rows ?? (await readView(categoriesView)));
  return categories.get(id);
}
