import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import type { Categories } from './category-rows.ts';

/** Categories, and the products that are counted in them. */
export type CountedCategories = { categories: Categories; products: Products };

/** Both, caught up with the table. */
export async function readCategories(): Promise<CountedCategories> {
  const [categories, products] = await Promise.all([readView(categoriesView), readProducts()]);
  return { categories, products };
}
