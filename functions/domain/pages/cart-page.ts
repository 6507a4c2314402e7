import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { cardSizes } from './first-list.ts';
import { cartPaint } from './first-paint.ts';
import type { Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';

/** Products beside an empty cart, requested like the web app does. */
const popular = { sortBy: 'sold', sortDir: 'desc', pageSize: 6 } as const;

/** Cart page. Only browsers know the contents, so it has popular products for an empty cart. */
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
