import { Category } from '#shared/catalogue/category.ts';
import type { CategoryWithCount } from '#shared/catalogue/list-categories.contract.ts';
import type { StockStatus } from '#shared/catalogue/product.ts';
import { fold } from '#shared/values/text.ts';
import type { ViewRows } from '#functions/platform/views/list-plan.ts';
import { memoByInputs, memoByRevision } from '#functions/platform/views/memo.ts';
import type { Rows } from '#functions/platform/views/rows.ts';
import { StoredCategory } from '../views/category-record.ts';
import type { CategoryStock, ProductRows } from '../views/product-rows.ts';
import type { Products } from '../views/read-products.ts';
import { byPosition, type CategoryTree, filterByCategory, treeOf } from './category-tree.ts';

export type Categories = Rows<ViewRows<'slug', StoredCategory>>;

type CategoryRow = { category: Category; folded: string };

/** Upper limit of rows, far more than a shop ever has. */
const most = 10_000;

const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

const storedRows = memoByRevision(async (ask: Categories['ask']): Promise<StoredCategory[]> => {
  const everything = {
    where: [],
    sort: { by: 'slug', descending: false },
    take: most,
    counted: false,
  } as const;
  const { rows } = await ask.list(everything);
  return rows.map((row) => StoredCategory.parse(row)).sort(byId);
});

const grown = memoByInputs(treeOf);

/** All categories by id, hidden ones too. They stay in memory until one changes. */
export const categoriesById = async (categories: Categories): Promise<CategoryTree> =>
  grown(await storedRows(categories));

const shown = memoByInputs((tree: CategoryTree): CategoryRow[] =>
  [...tree.values()]
    .filter(({ isShown }) => isShown)
    .map((placed) => Category.parse(placed))
    .map((category) => ({ category, folded: fold(`${category.name} ${category.description}`) })),
);

/** Categories visible to shoppers, with the text they are searched by. */
export const categoryRows = async (categories: Categories): Promise<CategoryRow[]> =>
  shown(await categoriesById(categories));

/** Expands the categories of a query to their subcategories, which products are filed under. */
export async function withFiled<Q extends { categoryId?: string[] | undefined }>(
  categories: Categories | (() => Promise<Categories>),
  query: Q,
): Promise<Q> {
  if (!query.categoryId?.length) return query;
  const rows = typeof categories === 'function' ? await categories() : categories;
  return { ...query, categoryId: filterByCategory(await categoriesById(rows), query.categoryId) };
}

const stocksOf = memoByRevision((ask: ProductRows) => ask.stockOfCategories());

type Counts = Map<string, Map<string, number>>;

/** Counts the products on sale in each category and its subcategories, by stock status. */
const countUp = memoByInputs((categories: CategoryTree, stocks: CategoryStock[]): Counts => {
  const counts: Counts = new Map();
  for (const { lowestCategoryId, stock, total } of stocks) {
    for (const id of categories.get(lowestCategoryId)?.path ?? []) {
      const known = counts.get(id) ?? new Map<string, number>();
      counts.set(id, known.set(stock, (known.get(stock) ?? 0) + total));
    }
  }
  return counts;
});

/** Returns a function that counts a category's products, optionally by stock status. */
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

/** Lists all categories with their numbers of products on sale. */
export async function countedCategories(
  categories: Categories,
  products: Products,
): Promise<CategoryWithCount[]> {
  const count = await productCounter(categories, products);
  const rows = await categoryRows(categories);
  return rows.map(({ category }) => ({ ...category, productCount: count(category.id) }));
}

export const maxProductsFirst = (a: CategoryWithCount, b: CategoryWithCount): number =>
  b.productCount - a.productCount || byPosition(a, b);
