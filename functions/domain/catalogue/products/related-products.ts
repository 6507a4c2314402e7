import { orThrow } from '#functions/platform/records/or-throw.ts';
import { categoriesById } from '../categories/category-rows.ts';
import { filterByCategory } from '../categories/category-tree.ts';
import { type CountedCategories, readCategories } from '../categories/read-categories.ts';
import { readCard } from '../views/product-cards.ts';
import { cardsOf } from '../views/known-cards.ts';
import type { Neighbour } from '../views/product-rows.ts';

const consideredOfEach = 60;

/** Distance of two prices; a factor of two is one step. */
const priceSteps = (a: number, b: number): number => Math.round(Math.abs(Math.log2((a + 1) / (b + 1))));

/** Returns related products: same category, nearby ones, same maker; near prices first, sold out last. */
export async function relatedProducts(
  id: string,
  limit: number,
  rows?: CountedCategories,
): Promise<string[]> {
  const { categories, products } = rows ?? (await readCategories());
  const { ask } = products;
  const own = orThrow(await ask.card(id), 'PRODUCT_NOT_FOUND');
  const { category, business, total } = readCard(own);
  const tree = await categoriesById(categories);
  const around = (tree.get(category.id)?.path ?? category.path).toReversed();
  const inCategory = (place: string) =>
    ask.bestOfCategories(filterByCategory(tree, [place]), consideredOfEach + 1);
  const circles = await Promise.all([
    ...around.slice(0, 2).map(inCategory),
    ask.newestOfBusiness(business.id, consideredOfEach + 1),
    ...around.slice(2).map(inCategory),
  ]);
  const found = new Map<number, Neighbour & { circle: number }>();
  for (const [circle, neighbours] of circles.entries())
    for (const neighbour of neighbours)
      if (!found.has(neighbour.rid)) found.set(neighbour.rid, { ...neighbour, circle });
  const nearest = [...found.values()].sort(
    (a, b) =>
      a.soldOut - b.soldOut ||
      a.circle - b.circle ||
      priceSteps(a.total, total) - priceSteps(b.total, total) ||
      b.sold - a.sold,
  );
  // The product itself is among the results.
  const cards = await cardsOf(
    products,
    nearest.slice(0, limit + 1).map(({ rid }) => rid),
  );
  return cards.filter((card) => card !== own).slice(0, limit);
}
