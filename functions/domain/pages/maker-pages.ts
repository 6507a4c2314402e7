import { getBrand as brandContract, getBusinessBySlug } from '#shared/catalogue/maker.contract.ts';
import { type FirstAnswer, firstAnswer } from '#shared/first-data.ts';
import { getBrand } from '#functions/domain/catalogue/makers/brands.ts';
import { getBusiness } from '#functions/domain/catalogue/makers/businesses.ts';
import type { MakerRows } from '#functions/domain/catalogue/makers/makers.ts';
import { type FixedFilters, firstList } from './first-list.ts';
import { shorten, type Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';
import { crumbsFact, listFact, makerFact } from './structured-data.ts';

type MakerPageFacts = {
  folder: 'business' | 'brand';
  maker: Parameters<typeof makerFact>[1] & { slug: string };
  answer: FirstAnswer;
  fixed: FixedFilters;
  description: string;
};

async function pageOf(
  origin: string,
  rows: MakerRows,
  { folder, maker, answer, fixed, description }: MakerPageFacts,
): Promise<Page> {
  const { products, answers, firstPictures } = await firstList(rows, fixed);
  const path = `/e-commerce/${folder}/${encodeURIComponent(maker.slug)}`;
  return {
    status: 200,
    title: maker.name,
    description: shorten(maker.description) || description,
    path,
    kind: 'website',
    picture: maker.logo ?? products[0]?.image,
    isIndexed: true,
    facts: [
      makerFact(folder === 'business' ? 'Store' : 'Brand', maker, origin + path, origin),
      crumbsFact([{ name: maker.name, path }], origin),
      listFact(maker.name, products, origin),
    ],
    answers: [answer, ...answers],
    firstPictures,
    routes: ['_shop', `_shop/e-commerce.${folder}.$slug`],
  };
}

/** Page of a business. */
export async function businessPage({ origin, rows: read }: PageSources, slug: string): Promise<Page> {
  const rows = await read();
  const business = await getBusiness((one) => one.slug === slug, rows);
  return pageOf(origin, rows, {
    folder: 'business',
    maker: business,
    answer: firstAnswer(getBusinessBySlug, { params: { slug } }, business),
    fixed: { businessId: business.id },
    description: texts.business(business.name, business.province),
  });
}

/** Page with the products of one brand. */
export async function brandPage({ origin, rows: read }: PageSources, asked: string): Promise<Page> {
  const rows = await read();
  const brand = await getBrand(asked, rows);
  return pageOf(origin, rows, {
    folder: 'brand',
    maker: brand,
    answer: firstAnswer(brandContract, { params: { id: asked } }, brand),
    fixed: { brandId: brand.id },
    description: texts.brand(brand.name),
  });
}
