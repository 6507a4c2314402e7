import * as z from 'zod';
import type { Brand, Business, MakerQuery } from '#shared/catalogue/maker.contract.ts';
import type { Category } from '#shared/catalogue/category.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { collator, fold, words } from '#shared/values/text.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { categoriesById } from '../categories/category-rows.ts';
import { memoByInputs, memoByRevision, type Rows } from '#functions/platform/views/memo.ts';
import { StoredBrand, StoredBusiness } from '../views/maker-record.ts';
import { makerTallies, saidOf, sellsIn, type Tally } from './maker-tallies.ts';

/** A maker as it is shown, with what lists look at beside it. */
export type MakerWithTally<T> = { maker: T; folded: string; isVerified: boolean; tally: Tally | undefined };

/** The views that lists of makers are put together from. */
export type MakerRows = { makers: Rows; products: Rows; categories: Rows };

const Row = z.object({ maker: z.string() });

const readAll = memoByRevision((db) => {
  const all = (entity: string) =>
    prepared(db, 'SELECT maker FROM makers WHERE entity = ?')
      .all(entity)
      .map((row): unknown => JSON.parse(Row.parse(row).maker));
  return {
    businesses: all('business').map((maker) => StoredBusiness.parse(maker)),
    brands: all('brand').map((maker) => StoredBrand.parse(maker)),
  };
});

type StoredMakers = ReturnType<typeof readAll>;
type Tallies = ReturnType<typeof makerTallies>;

const countUp = memoByInputs((stored: StoredMakers, tallies: Tallies, categories: Map<string, Category>) => {
  const known = new Map(stored.businesses.map((business) => [business.id, business]));
  const businesses = stored.businesses.map((business): MakerWithTally<Business> => {
    const tally = tallies.businesses.get(business.id);
    return {
      maker: { ...business, ...saidOf(tally, categories) },
      folded: fold([business.name, business.description, business.province].join(' ')),
      isVerified: business.verified,
      tally,
    };
  });
  const brands = stored.brands.map(({ businessId, ...brand }): MakerWithTally<Brand> => {
    const tally = tallies.brands.get(brand.id);
    const owner = known.get(businessId ?? '');
    return {
      maker: {
        ...brand,
        business: owner
          ? { id: owner.id, name: owner.name, slug: owner.slug, verified: owner.verified }
          : null,
        ...saidOf(tally, categories),
      },
      folded: fold([brand.name, brand.description, owner?.name ?? ''].join(' ')),
      isVerified: owner?.verified ?? false,
      tally,
    };
  });
  return { businesses, brands };
});

/** All businesses and brands with what their products say of them; kept until one of the views changes. */
export const countedMakers = ({ makers, products, categories }: MakerRows) =>
  countUp(readAll(makers), makerTallies(products), categoriesById(categories));

type Maker = Business | Brand;

const comparers: Record<MakerQuery['sortBy'], (a: Maker, b: Maker) => number> = {
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  productCount: (a, b) => a.productCount - b.productCount,
  rating: (a, b) => a.rating.average - b.rating.average || a.rating.count - b.rating.count,
  sold: (a, b) => a.sold - b.sold,
  name: (a, b) => collator.compare(a.name, b.name),
};

/** Those a query asks for, sorted; equals stand by name, so that pages neither lose nor repeat any. */
export function listMakers<T extends Maker>(
  all: readonly MakerWithTally<T>[],
  query: MakerQuery,
  categories: Map<string, Category>,
): Page<T> {
  const asked = words(fold(query.q ?? ''));
  const compare = comparers[query.sortBy];
  const way = query.sortDir === 'desc' ? -1 : 1;
  const found = all
    .filter(({ folded }) => asked.every((word) => folded.includes(word)))
    .filter(({ isVerified }) => query.verified === undefined || isVerified === query.verified)
    .filter(({ maker }) => maker.rating.average >= (query.minRating ?? 0))
    .filter(({ maker }) => maker.productCount >= (query.minProductCount ?? 0))
    .filter(({ tally }) => !query.categoryId?.length || sellsIn(tally, query.categoryId, categories))
    .map(({ maker }) => maker)
    .sort((a, b) => way * compare(a, b) || collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const pageSize = query.limit ?? query.pageSize;
  const start = (query.page - 1) * pageSize;
  return toPage(found.slice(start, start + pageSize), found.length, { page: query.page, pageSize });
}
