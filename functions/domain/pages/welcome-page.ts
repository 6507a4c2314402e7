import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { welcomePaint } from './first-paint.ts';
import type { Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';
import { organizationFact } from './structured-data.ts';

/** Newest products, requested like the web app does. */
const newest = { sortBy: 'createdAt', sortDir: 'desc', pageSize: 6 } as const;
const routes = ['_community', '_community/index'];

/** The community's front page: its hero before any code has arrived, and the newest products. */
export async function welcomePage({ origin, rows: read, files }: PageSources): Promise<Page> {
  const { products } = await read();
  const found = await searchProducts(products, listProducts.query.parse(newest));
  const pictures = await files(routes);
  return {
    status: 200,
    title: texts.welcome,
    description: texts.home,
    path: '/',
    kind: 'website',
    isIndexed: true,
    facts: [organizationFact(origin)],
    answers: [firstAnswer(listProducts, { query: newest }, found)],
    firstPictures: [],
    firstPaint: welcomePaint(pictures),
    routes,
  };
}
