import { getCategoryBySlug } from '#shared/catalogue/get-category.contract.ts';
import { firstAnswer } from '#shared/first-data.ts';
import { categoryPage as findCategory } from '#functions/domain/catalogue/categories/category-pages.ts';
import { firstList } from './first-list.ts';
import { shorten, type MovedPage, type Page } from './page.ts';
import type { PageSources } from './page-sources.ts';
import { texts } from './page-texts.ts';
import { crumbsFact, listFact } from './structured-data.ts';

export const categoryPath = (slug: string): string => `/e-commerce/category/${encodeURIComponent(slug)}`;

export async function categoryPage(
  { origin, rows: read }: PageSources,
  slug: string,
): Promise<Page | MovedPage> {
  const rows = await read();
  const query = { includeFeatured: 'true' } as const;
  const category = await findCategory({ slug }, getCategoryBySlug.query.parse(query), rows);
  if (category.slug !== slug) return { status: 301, path: categoryPath(category.slug) };
  const { products, answers, firstPictures } = await firstList(rows, { categoryId: category.id });
  const crumbs = [...category.ancestors, category].map((one) => ({
    name: one.name,
    path: categoryPath(one.slug),
  }));
  return {
    status: 200,
    title: category.name,
    description: shorten(category.description) || texts.category(category.name, category.productCount),
    path: categoryPath(category.slug),
    kind: 'website',
    picture: products[0]?.image,
    isIndexed: true,
    facts: [crumbsFact(crumbs, origin), listFact(category.name, products, origin)],
    answers: [firstAnswer(getCategoryBySlug, { params: { slug }, query }, category), ...answers],
    firstPictures,
    routes: ['_shop', '_shop/e-commerce.category.$slug'],
  };
}
