import type { Business } from '#shared/catalogue/maker.ts';
import { memoByRevision } from '#functions/platform/views/memo.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { MakerSum, ProductRows } from '../views/product-rows.ts';

/** Sums over the products on sale of one maker. */
export type Tally = {
  products: number;
  sold: number;
  ratings: number;
  /** Sum of all stars given. */
  stars: number;
  /** Number of products by the lowest category they are filed under. */
  lowestCategories: Map<string, number>;
};

const emptyTally = (): Tally => ({ products: 0, sold: 0, ratings: 0, stars: 0, lowestCategories: new Map() });

function add(tallies: Map<string, Tally>, id: string, row: MakerSum): void {
  const tally = tallies.get(id) ?? emptyTally();
  tallies.set(id, tally);
  tally.products += row.products;
  tally.sold += row.sold;
  tally.ratings += row.ratings;
  tally.stars += row.stars;
  tally.lowestCategories.set(
    row.lowestCategoryId,
    (tally.lowestCategories.get(row.lowestCategoryId) ?? 0) + row.products,
  );
}

/** Computes the tallies of all businesses and brands in one pass over the products. */
export const makerTallies = memoByRevision(async (ask: ProductRows) => {
  const businesses = new Map<string, Tally>();
  const brands = new Map<string, Tally>();
  for (const row of await ask.sumsOfMakers()) {
    add(businesses, row.businessId, row);
    if (row.brandId) add(brands, row.brandId, row);
  }
  return { businesses, brands };
});

type MakerFigures = Pick<Business, 'productCount' | 'rating' | 'sold' | 'categories'>;

/** Main categories of a maker's products, most products first. */
function departmentsOf({ lowestCategories }: Tally, categories: CategoryTree): MakerFigures['categories'] {
  const counts = new Map<string, number>();
  for (const [category, count] of lowestCategories) {
    const department = categories.get(category)?.path[0];
    if (department) counts.set(department, (counts.get(department) ?? 0) + count);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([id]) => categories.get(id) ?? [])
    .filter(({ isShown }) => isShown)
    .map(({ id, name, slug }) => ({ id, name, slug }));
}

export function toMakerFigures(tally: Tally = emptyTally(), categories: CategoryTree): MakerFigures {
  const { products, sold, ratings, stars } = tally;
  const average = ratings > 0 ? Math.round((stars / ratings) * 10) / 10 : 0;
  return {
    productCount: products,
    rating: { average, count: ratings },
    sold,
    categories: departmentsOf(tally, categories),
  };
}

/** Whether a maker has products in one of these categories or their subcategories. */
export const sellsIn = (
  tally: Tally | undefined,
  wanted: readonly string[],
  categories: CategoryTree,
): boolean =>
  [...(tally?.lowestCategories.keys() ?? [])].some((category) =>
    categories.get(category)?.path.some((id) => wanted.includes(id)),
  );
