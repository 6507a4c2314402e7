import { listProducts, type ProductQuery } from '#shared/catalogue/list-products.contract.ts';
import { readyPage } from '#functions/platform/handlers/ready-reply.ts';
import { memoTexts, type Rows } from '#functions/platform/views/memo.ts';
import { searchCardTexts } from './product-search.ts';

/** A few hundred pages of thirty kilobytes. */
const known = memoTexts(300);

/** A page of the list as it goes out. Most people ask for the same few, so those are kept until a product changes. */
export const pageText = (rows: Rows, query: ProductQuery): string =>
  known(rows, JSON.stringify(query), () => readyPage(listProducts, searchCardTexts(rows, query)).text);
