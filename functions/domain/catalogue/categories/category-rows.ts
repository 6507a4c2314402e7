import { Category } from '#shared/catalogue/category.ts';
import type { CategoryWithCount } from '#shared/catalogue/list-categories.contract.ts';
import type { StockStatus } from '#shared/catalogue/product.ts';
import { collator, fold } from '#shared/values/text.ts';
import type { ViewRows } from '#functions/platform/views/list-plan.ts';
import { memoByInputs, memoByRevision } from '#functions/platform/views/memo.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import type { CategoryStock, ProductRows } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';

export type Categories = Rows<ViewRows<'slug', Category>>;

type CategoryRow = { category: Category; folded: string };

/** Far more than a market ever has. */
const most = 10_000;

const byId = (a: Category, b: Category): number => (a.id < b.id ? -1 : 1);

/** All categories with what they are found by, in memory until one changes: there are hundreds, not thousands. */
export const categoryRows = memoByRevision(async (ask: Categories['ask']): Promise<CategoryRow[]> => {
  const everything = {
    where: [],
    sort: { by: 'slug', descending: false },
    take: most,
    counted: false,
  } as const;
  const { rows } = await ask.list(everything);
  return rows
    .map((row) => Category.parse(row))
    .sort(byId)
    .map((category) => ({ category, folded: fold(`${category.name} ${category.description}`) }));
});

const byIdOf = memoByInputs(
  (rows: CategoryRow[]) => new Map(rows.map(({ category }) => [category.id, category])),
);

export const categoriesById = async (categories: Categories): Promise<Map<string, Category>> =>
  byIdOf(await categoryRows(categories));

const stocksOf = memoByRevision((ask: ProductRows) => ask.stockOfCategories());

type Counts = Map<string, Map<string, number>>;

/** Products on sale in each category and everything under it, by stock status. */
const countUp = memoByInputs((categories: Map<string, Category>, stocks: CategoryStock[]): Counts => {
  const counts: Counts = new Map();
  for (const { lowestCategoryId, stock, total } of stocks) {
    for (const id of categories.get(lowestCategoryId)?.path ?? []) {
      const known = counts.get(id) ?? new Map<string, number>();
      counts.set(id, known.set(stock, (known.get(stock) ?? 0) + total));
    }
  }
  return counts;
});

/** How many products each category holds, of every stock status or only of those named. */
export async function productCounter(
  categories: Categories,
  products: Products,
  statuses?: readonly StockStatus[],
) {
  const [known, stocks] = await Promise.all([categoriesById(categories), stocksOf(products)]);
  const counts = countUp(known, stocks);
  const wanted = ([status]: [string, number]) =>
    !statuses?.length || statuses.some((named) => named === status);
  return (id: string): number =>
    [...(counts.get(id) ?? [])].filter(wanted).reduce((total, [, count]) => total + count, 0);
}

/** All categories with how many products on sale they hold. */
export async function countedCategories(
  categories: Categories,
  products: Products,
): Promise<CategoryWithCount[]> {
  const count = await productCounter(categories, products);
  const rows = await categoryRows(categories);
  return rows.map(({ category }) => ({ ...category, productCount: count(category.id) }));
}

export const byPosition = (a: Category, b: Category): number =>
  a.position - b.position || collator.compare(a.name, b.name);

export const mostProductsFirst = (a: CategoryWithCount, b: CategoryWithCount): number =>
  b.productCount - a.productCount || byPosition(a, b);
