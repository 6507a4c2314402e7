import { cardSizes, firstList } from './first-list.ts';
import { listPaint } from './first-paint.ts';
import type { Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';
import { crumbsFact, listFact } from './structured-data.ts';

/** Product list without filters. The CDN keeps one copy for all query strings. */
export async function productListPage({ origin, rows }: PageSources): Promise<Page> {
  const { products, answers, firstPictures } = await firstList(await rows());
  const path = '/e-commerce/product';
  return {
    status: 200,
    title: texts.products,
    description: texts.productsLead,
    path,
    kind: 'website',
    isIndexed: true,
    facts: [crumbsFact([{ name: texts.products, path }], origin), listFact(texts.products, products, origin)],
    answers,
    firstPictures,
    firstPaint: listPaint(texts.products, products, cardSizes),
    routes: ['_shop', '_shop/e-commerce.product.index'],
  };
}
