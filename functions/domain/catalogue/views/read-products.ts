import { freshUntil } from '#functions/platform/handlers/fresh-until.ts';
import { memoByRevision } from '#functions/platform/views/memo.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import { readView } from '#functions/platform/views/view.ts';
import type { ProductRows } from './product-rows.ts';
import { productsView } from './products-view.ts';

export type Products = Rows<ProductRows>;

const nextTurn = memoByRevision((ask: ProductRows) => ask.nextTurn());

/** Products for lists and searches, caught up with the table. What is made of them is true until the next price turns. */
export async function readProducts(): Promise<Products> {
  const products = await readView(productsView);
  freshUntil(await nextTurn(products));
  return products;
}
