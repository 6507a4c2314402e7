import { getProductBySlug } from '#shared/catalogue/get-product.contract.ts';
import { getBusinessBySlug } from '#shared/catalogue/maker.contract.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { type FirstAnswer, firstAnswer } from '#shared/first-data.ts';
import { toPublicProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { countedMakers } from '#functions/domain/catalogue/makers/makers.ts';
import { categoryPath } from './category-page.ts';
import { productPaint } from './first-paint.ts';
import { treeAnswer } from './first-list.ts';
import { shorten, type Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';
import { crumbsFact, productFact } from './structured-data.ts';

/** `sizes` of the gallery's first picture. */
const gallerySizes = '(width < 48rem) 100vw, 30rem';

/** Responses around the product: the path to its category, and the card of its business. */
async function besideAnswers({ rows }: PageSources, { business: { slug } }: Product): Promise<FirstAnswer[]> {
  const makers = await rows();
  const { businesses } = await countedMakers(makers);
  const stall = businesses.find(({ maker }) => maker.slug === slug)?.maker;
  return [
    await treeAnswer(makers),
    ...(stall ? [firstAnswer(getBusinessBySlug, { params: { slug } }, stall)] : []),
  ];
}

/** Page of a product, found by slug or id; its canonical path uses the slug. */
export async function productPage(sources: PageSources, asked: string): Promise<Page> {
  const { origin, now } = sources;
  const product = toPublicProduct(await sources.product(asked), now());
  const { name, category, image } = product;
  const path = `/e-commerce/product/${encodeURIComponent(product.slug)}`;
  const crumbs = [
    { name: texts.products, path: '/e-commerce/product' },
    { name: category.name, path: categoryPath(category.slug) },
    { name, path },
  ];
  return {
    status: 200,
    title: product.metaTitle || name,
    description: shorten(product.metaDescription || product.shortDescription || product.description),
    path,
    kind: 'product',
    picture: image,
    isIndexed: true,
    facts: [productFact(product, origin), crumbsFact(crumbs, origin)],
    answers: [
      firstAnswer(getProductBySlug, { params: { slug: asked } }, product),
      ...(await besideAnswers(sources, product)),
    ],
    firstPictures: image ? [{ address: image, sizes: gallerySizes }] : [],
    firstPaint: productPaint(product, gallerySizes),
    routes: ['_shop', '_shop/e-commerce.product.$slug'],
  };
}
