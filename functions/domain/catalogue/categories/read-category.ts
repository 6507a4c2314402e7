import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { type Categories, categoriesById } from './category-rows.ts';
import type { PlacedCategory } from './category-tree.ts';

/** One category, as products are filed under it; apart from those who count products in it, who carry two views. */
export async function readCategory(id: string, rows?: Categories): Promise<PlacedCategory | undefined> {
  const categories = await categoriesById(rows ?? (await readView(categoriesView)));
  return categories.get(id);
}
