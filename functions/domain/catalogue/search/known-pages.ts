import { listProducts, type ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { memoByQuery } from '#functions/platform/views/memo.ts';
import { categoriesView } from '../views/categories-view.ts';
import { readView } from '#functions/platform/views/view.ts';
import { withFiled } from '../categories/category-rows.ts';
import type { CountedCategories } from '../categories/read-categories.ts';
import { readProducts } from '../views/read-products.ts';
import { searchCardTexts } from './product-search.ts';

/** Cache of a few hundred pages of about thirty kilobytes. */
const known = memoByQuery(300);

/** Returns a page as JSON, cached until a product changes: most visitors ask for the same few. */
export async function pageText(asked: ProductQuery, rows?: CountedCategories): Promise<string> {
  const products = rows?.products ?? (await readProducts());
  // A query without categories does not wait for the category tree.
  const query = await withFiled(rows?.categories ?? (() => readView(categoriesView)), asked);
  return known(
    products,
    JSON.stringify(query),
    async () => readyPage(listProducts, await searchCardTexts(products, query)).text,
  );
}
