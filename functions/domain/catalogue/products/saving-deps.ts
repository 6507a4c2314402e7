import { now } from '#functions/platform/clock.ts';
import { table } from '#functions/platform/table/table.ts';
import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { findCategory } from '../categories/categories.ts';
import { createProductRepository } from './product-repository.ts';

/** What saving a product needs, from this deployment. */
export const savingDeps = () => ({
  table: table(),
  products: createProductRepository(table()),
  findCategory: async (id: string) => findCategory((await readView(categoriesView)).db, id),
  now,
});
