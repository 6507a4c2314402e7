import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import { productsView } from '../views/products-view.ts';

/** The categories and the products that are counted in them, caught up with the table. */
export const readCategories = async () => Promise.all([readView(categoriesView), readView(productsView)]);
