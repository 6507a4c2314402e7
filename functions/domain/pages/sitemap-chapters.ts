import { categoryRows } from '#functions/domain/catalogue/categories/category-rows.ts';
import { countOnSale } from '#functions/domain/catalogue/search/shelf.ts';
import { newsListPath, newsPath } from '#shared/news/news-path.ts';
import type { publicDocuments } from '#functions/domain/library/list-documents.ts';
import { documentPath, libraryPath } from '#shared/library/library-path.ts';
import type { publishedNews } from '#functions/domain/news/list-news.ts';
import { makerRows, type MakerRows } from '#functions/domain/catalogue/makers/makers.ts';

export type Place = { path: string; changedAt?: string };

/** Group of pages in a stable order. */
export type Chapter = {
  count: () => Promise<number>;
  places: (limit: number, offset: number) => Promise<Place[]>;
};

type Address = { slug: string; changedAt?: string };

const placeIn =
  (folder: string) =>
  ({ slug, changedAt }: Address): Place => ({
    path: `/e-commerce/${folder}/${encodeURIComponent(slug)}`,
    ...(changedAt && { changedAt }),
  });

const productChapter = (products: MakerRows['products']): Chapter => ({
  count: () => countOnSale(products),
  places: async (limit, offset) => (await products.ask.addresses(limit, offset)).map(placeIn('product')),
});

type ContentCards<T> = {
  count: () => Promise<number>;
  cards: (take: number, skip: number) => Promise<T[]>;
};

/** The oldest content comes first, so that a new item does not move the others from one file to the next. */
const contentChapter = <T extends { updatedAt: string }>(
  { count, cards }: ContentCards<T>,
  pathOf: (card: T) => string,
): Chapter => ({
  count,
  places: async (limit, offset) =>
    (await cards(limit, offset)).map((card) => ({ path: pathOf(card), changedAt: card.updatedAt })),
});

/** Chapter of a small list that is already in memory. */
const chapterOf = (places: Place[]): Chapter => ({
  count: async () => places.length,
  places: async (limit, offset) => places.slice(offset, offset + limit),
});

/** Pages that always exist. */
const fixed = [
  '/',
  '/e-commerce',
  '/e-commerce/product',
  '/e-commerce/categories',
  '/e-commerce/businesses',
  newsListPath,
  libraryPath,
].map((path) => ({ path }));

const slugOf = ({ slug }: { slug: string }): Address => ({ slug });

/** All pages, in an order that is stable from one sitemap file to the next. */
export async function chaptersOf(
  { products, categories, makers }: MakerRows,
  news: ReturnType<typeof publishedNews>,
  documents: ReturnType<typeof publicDocuments>,
): Promise<Chapter[]> {
  const [shelves, { businesses, brands }] = await Promise.all([categoryRows(categories), makerRows(makers)]);
  return [
    chapterOf(fixed),
    chapterOf(shelves.map(({ category }) => slugOf(category)).map(placeIn('category'))),
    chapterOf(businesses.map(slugOf).map(placeIn('business'))),
    chapterOf(brands.map(slugOf).map(placeIn('brand'))),
    productChapter(products),
    contentChapter(news, newsPath),
    contentChapter(documents, ({ slug }) => documentPath(slug)),
  ];
}
