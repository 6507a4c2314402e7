import { listProducts, type ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { memoByAsked } from '#functions/platform/views/memo.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { searchCardTexts } from './product-search.ts';

/** A few hundred pages of thirty kilobytes. */
const known = memoByAsked(300);

/** A page of the list as it goes out. Most people ask for the same few, so those are kept until a product changes. */
export async function pageText(query: ProductQuery, rows?: Products): Promise<string> {
  const products = rows ?? (await readProducts());
  return known(
    products,
    JSON.stringify(query),
    async () => readyPage(listProducts, await searchCardTexts(products, query)).text,
  );
}
