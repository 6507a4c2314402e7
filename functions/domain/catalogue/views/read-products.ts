import { cacheUntil } from '#functions/platform/handlers/cache-lifetime.ts';
import { memoByRevision } from '#functions/platform/views/memo.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import { readView } from '#functions/platform/views/view.ts';
import type { ProductRows } from './product-rows.ts';
import { productsView } from './products-view.ts';

export type Products = Rows<ProductRows>;

const nextTurn = memoByRevision((ask: ProductRows) => ask.nextTurn());

/** Reads the current products view. Responses made from it stay fresh until the next price change. */
export async function readProducts(): Promise<Products> {
  const products = await readView(productsView);
  cacheUntil(await nextTurn(products));
  return products;
}
