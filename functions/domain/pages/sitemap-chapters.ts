import { categoryRows } from '#functions/domain/catalogue/categories/category-rows.ts';
import { countOnSale } from '#functions/domain/catalogue/search/shelf.ts';
import { makerRows, type MakerRows } from '#functions/domain/catalogue/makers/makers.ts';

export type Place = { path: string; changedAt?: string };

/** Things that have a page of their own, in an order that stands still. */
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

/** What is few, and in memory already. */
const chapterOf = (places: Place[]): Chapter => ({
  count: async () => places.length,
  places: async (limit, offset) => places.slice(offset, offset + limit),
});

/** The pages that are always there. */
const fixed = [
  '/',
  '/e-commerce',
  '/e-commerce/product',
  '/e-commerce/categories',
  '/e-commerce/businesses',
].map((path) => ({ path }));

const slugOf = ({ slug }: { slug: string }): Address => ({ slug });

/** Everything that has a page, in an order that stands still from one file to the next. */
export async function chaptersOf({ products, categories, makers }: MakerRows): Promise<Chapter[]> {
  const [shelves, { businesses, brands }] = await Promise.all([categoryRows(categories), makerRows(makers)]);
  return [
    chapterOf(fixed),
    chapterOf(shelves.map(({ category }) => slugOf(category)).map(placeIn('category'))),
    chapterOf(businesses.map(slugOf).map(placeIn('business'))),
    chapterOf(brands.map(slugOf).map(placeIn('brand'))),
    productChapter(products),
  ];
}
