import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { type Categories, categoriesById } from './category-rows.ts';
import type { PlacedCategory } from './category-tree.ts';

/** Reads one category. Kept apart from the modules that count products, which need two views. */
export async function readCategory(id: string, rows?: Categories): Promise<PlacedCategory | undefined> {
  const categories = await categoriesById(rows ?? (await readView(categoriesView)));
  return categories.get(id);
}
