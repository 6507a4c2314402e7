import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { cardSizes } from './first-list.ts';
import { cartPaint } from './first-paint.ts';
import type { Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';

/** What stands beside an empty cart, as the web app asks for it. */
const popular = { sortBy: 'sold', sortDir: 'desc', pageSize: 6 } as const;

/** What lies in a cart only its browser may ask; beside an empty one is shown what others take home. */
export async function cartPage({ rows: read }: PageSources): Promise<Page> {
  const { products } = await read();
  const found = await searchProducts(products, listProducts.query.parse(popular));
  return {
    status: 200,
    title: texts.cart,
    description: texts.home,
    path: '/e-commerce/cart',
    kind: 'website',
    isIndexed: false,
    facts: [],
    answers: [firstAnswer(listProducts, { query: popular }, found)],
    firstPictures: [],
    firstPaint: cartPaint(found.data, cardSizes),
    routes: ['_shop', '_shop/e-commerce.cart'],
  };
}
