import type { MakerQuery } from '#shared/catalogue/maker.contract.ts';
import type { Brand, Business } from '#shared/catalogue/maker.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { collator, fold, words } from '#shared/values/text.ts';
import type { ViewRows } from '#functions/platform/views/list-plan.ts';
import { memoByInputs, memoByRevision } from '#functions/platform/views/memo.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import { type Categories, categoriesById } from '../categories/category-rows.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import { StoredBrand, StoredBusiness, type StoredMaker } from '../views/maker-record.ts';
import type { Products } from '../views/read-products.ts';
import { makerTallies, toMakerFigures, sellsIn, type Tally } from './maker-tallies.ts';

/** A maker as shown, with the fields that lists filter by. */
export type MakerWithTally<T> = { maker: T; folded: string; isVerified: boolean; tally: Tally | undefined };

type Makers = Rows<ViewRows<'entity', StoredMaker>>;

/** Views that lists of makers are built from. */
export type MakerRows = { makers: Makers; products: Products; categories: Categories };

/** Upper limit of rows, far more than a shop ever has. */
const most = 100_000;

const byId = (a: StoredMaker, b: StoredMaker): number => (a.id < b.id ? -1 : 1);

/** All businesses and brands sorted by id, kept in memory until one changes. */
export const makerRows = memoByRevision(async (ask: Makers['ask']) => {
  const everything = {
    where: [],
    sort: { by: 'entity', descending: false },
    take: most,
    counted: false,
  } as const;
  const { rows } = await ask.list(everything);
  const all = rows.toSorted(byId);
  return {
    businesses: all.filter(({ entity }) => entity === 'business').map((maker) => StoredBusiness.parse(maker)),
    brands: all.filter(({ entity }) => entity === 'brand').map((maker) => StoredBrand.parse(maker)),
  };
});

type StoredMakers = Awaited<ReturnType<typeof makerRows>>;
type Tallies = Awaited<ReturnType<typeof makerTallies>>;

const countUp = memoByInputs((stored: StoredMakers, tallies: Tallies, categories: CategoryTree) => {
  const known = new Map(stored.businesses.map((business) => [business.id, business]));
  const businesses = stored.businesses.map(
    ({ userId: _owner, logoId: _logo, version: _version, ...business }): MakerWithTally<Business> => {
      const tally = tallies.businesses.get(business.id);
      return {
        maker: { ...business, ...toMakerFigures(tally, categories) },
        folded: fold([business.name, business.description, business.province].join(' ')),
        isVerified: business.verified,
        tally,
      };
    },
  );
  const brands = stored.brands.map(({ businessId, version: _version, ...brand }): MakerWithTally<Brand> => {
    const tally = tallies.brands.get(brand.id);
    const owner = known.get(businessId ?? '');
    return {
      maker: {
        ...brand,
        business: owner
          ? { id: owner.id, name: owner.name, slug: owner.slug, verified: owner.verified }
          : null,
        ...toMakerFigures(tally, categories),
      },
      folded: fold([brand.name, brand.description, owner?.name ?? ''].join(' ')),
      isVerified: owner?.verified ?? false,
      tally,
    };
  });
  return { businesses, brands };
});

/** All businesses and brands with the tallies of their products, kept until one of the views changes. */
export async function countedMakers({ makers, products, categories }: MakerRows) {
  const known = await Promise.all([makerRows(makers), makerTallies(products), categoriesById(categories)]);
  return countUp(...known);
}

type Maker = Business | Brand;

const comparers: Record<MakerQuery['sortBy'], (a: Maker, b: Maker) => number> = {
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  productCount: (a, b) => a.productCount - b.productCount,
  rating: (a, b) => a.rating.average - b.rating.average || a.rating.count - b.rating.count,
  sold: (a, b) => a.sold - b.sold,
  name: (a, b) => collator.compare(a.name, b.name),
};

/** Filters and sorts makers; ties are sorted by name, so that pages neither lose nor repeat any. */
export function listMakers<T extends Maker>(
  all: readonly MakerWithTally<T>[],
  query: MakerQuery,
  categories: CategoryTree,
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
