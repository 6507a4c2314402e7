import type { Rows } from '#functions/platform/views/rows.ts';
import { readView } from '#functions/platform/views/view.ts';
import type { ProductRows } from './product-rows.ts';
import { productsView } from './products-view.ts';

export type Products = Rows<ProductRows>;

/** Products for lists and searches, caught up with the table. */
export const readProducts = (): Promise<Products> => readView(productsView);
