import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import type { Categories } from './category-rows.ts';

/** The views of categories and of the products counted in them. */
export type CountedCategories = { categories: Categories; products: Products };

/** Reads both views, up to date with the table. */
export async function readCategories(): Promise<CountedCategories> {
  const [categories, products] = await Promise.all([readView(categoriesView), readProducts()]);
  return { categories, products };
}
