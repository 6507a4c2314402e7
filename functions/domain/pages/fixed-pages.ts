import { listProducts } from '#shared/catalogue/list-products.contract.ts';
import { listBestSellingProducts } from '#shared/catalogue/product-lists.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { openingNews } from '#shared/news/news-choices.ts';
import { listNews } from '#shared/news/read-news.contract.ts';
import { listPublicVouchers } from '#shared/vouchers/list-public-vouchers.contract.ts';
import { bestSellingProducts } from '#functions/domain/catalogue/products/product-lists.ts';
import { searchProducts } from '#functions/domain/catalogue/search/product-search.ts';
import { readCard } from '#functions/domain/catalogue/views/product-cards.ts';
import { cardSizes, firstList, treeAnswer } from './first-list.ts';
import { cartPaint, homePaint, listPaint, welcomePaint } from './first-paint.ts';
import { absentPage, type Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { brand, texts } from './page-texts.ts';
import { crumbsFact, listFact, organizationFact, websiteFact } from './structured-data.ts';

/** Newest products, requested like the web app does. */
const newest = { sortBy: 'createdAt', sortDir: 'desc', pageSize: 6 } as const;
const welcomeRoutes = ['_community', '_community/index'];

/** The community's front page: its hero before any code has arrived, and the newest products. */
export async function welcomePage({ origin, rows: read, files, news }: PageSources): Promise<Page> {
  const { products } = await read();
  const [found, latest, pictures] = await Promise.all([
    searchProducts(products, listProducts.query.parse(newest)),
    news(listNews.query.parse(openingNews)),
    files(welcomeRoutes),
  ]);
  return {
    status: 200,
    title: texts.welcome,
    description: texts.home,
    path: '/',
    kind: 'website',
    isIndexed: true,
    facts: [organizationFact(origin)],
    answers: [
      firstAnswer(listProducts, { query: newest }, found),
      firstAnswer(listNews, { query: openingNews }, latest),
    ],
    firstPictures: [],
    firstPaint: welcomePaint(pictures),
    routes: welcomeRoutes,
  };
}

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

export const missingPage = absentPage(404, {
  title: texts.notFound,
  description: texts.notFoundLead,
  path: '/e-commerce',
  routes: ['_shop'],
});
