import { listBestSellingProducts } from '#shared/catalogue/product-lists.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { listPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { readCard } from '#functions/domain/catalogue/views/product-cards.ts';
import { bestSellingProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { homePaint } from './first-paint.ts';
import { treeAnswer } from './first-list.ts';
import type { Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { brand, texts } from './page-texts.ts';
import { listFact, organizationFact, websiteFact } from './structured-data.ts';

const bestSellers = 20;

/** The shop's front page as far as it shows without scrolling: departments, vouchers and best sellers. */
export async function homePage({ origin, rows: read, vouchers }: PageSources): Promise<Page> {
  const [rows, campaigns] = await Promise.all([read(), vouchers()]);
  const products = (await bestSellingProducts(bestSellers, rows.products)).map(readCard);
  return {
    status: 200,
    title: brand,
    description: texts.home,
    path: '/e-commerce',
    kind: 'website',
    isIndexed: true,
    facts: [organizationFact(origin), websiteFact(origin), listFact(texts.bestSellers, products, origin)],
    answers: [
      await treeAnswer(rows),
      firstAnswer(listPublicVouchers, {}, campaigns),
      firstAnswer(listBestSellingProducts, { query: { limit: bestSellers } }, products),
    ],
    firstPictures: [],
    firstPaint: homePaint(),
    routes: ['_shop', '_shop/e-commerce.index'],
  };
}
