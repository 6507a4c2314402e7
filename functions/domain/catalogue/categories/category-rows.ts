import * as z from 'zod';
import { Category } from '#shared/catalogue/category.ts';
import type { CategoryWithCount } from '#shared/catalogue/list-categories.contract.ts';
import type { StockStatus } from '#shared/catalogue/product.ts';
import { collator } from '#shared/values/text.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { memoByInputs, memoByRevision, type Rows } from '#functions/platform/views/memo.ts';

type CategoryRow = { category: Category; folded: string };

const Row = z.object({ folded: z.string(), category: z.string() });

/** All categories with their folded text, in memory until one changes: there are hundreds, not thousands. */
export const categoryRows = memoByRevision((db): CategoryRow[] =>
  prepared(db, 'SELECT folded, category FROM categories')
    .all()
    .map((row) => Row.parse(row))
    .map(({ folded, category }) => ({ folded, category: Category.parse(JSON.parse(category)) })),
);

const byIdOf = memoByInputs(
  (rows: CategoryRow[]) => new Map(rows.map(({ category }) => [category.id, category])),
);

export const categoriesById = (categories: Rows): Map<string, Category> => byIdOf(categoryRows(categories));

const CategoryStock = z.object({ lowest_category_id: z.string(), stock: z.string(), total: z.int() });
type CategoryStock = z.infer<typeof CategoryStock>;

const stocksOf = memoByRevision((db): CategoryStock[] =>
  prepared(
    db,
    'SELECT lowest_category_id, stock, count(*) AS total FROM products NOT INDEXED WHERE active = 1 GROUP BY lowest_category_id, stock',
  )
    .all()
    .map((row) => CategoryStock.parse(row)),
);

type Counts = Map<string, Map<string, number>>;

/** Products on sale in each category and everything under it, by stock status. */
const countUp = memoByInputs((categories: Map<string, Category>, stocks: CategoryStock[]): Counts => {
  const counts: Counts = new Map();
  for (const { lowest_category_id: categoryId, stock, total } of stocks) {
    for (const id of categories.get(categoryId)?.path ?? []) {
      const known = counts.get(id) ?? new Map<string, number>();
      counts.set(id, known.set(stock, (known.get(stock) ?? 0) + total));
    }
  }
  return counts;
});

/** How many products each category holds, of every stock status or only of those named. */
export function productCounter(categories: Rows, products: Rows, statuses?: readonly StockStatus[]) {
  const counts = countUp(categoriesById(categories), stocksOf(products));
  const wanted = ([status]: [string, number]) =>
    !statuses?.length || statuses.some((known) => known === status);
  return (id: string): number =>
    [...(counts.get(id) ?? [])].filter(wanted).reduce((total, [, count]) => total + count, 0);
}

/** All categories with how many products on sale they hold. */
export function countedCategories(categories: Rows, products: Rows): CategoryWithCount[] {
  const count = productCounter(categories, products);
  return categoryRows(categories).map(({ category }) => ({ ...category, productCount: count(category.id) }));
}

export const byPosition = (a: Category, b: Category): number =>
  a.position - b.position || collator.compare(a.name, b.name);

export const mostProductsFirst = (a: CategoryWithCount, b: CategoryWithCount): number =>
  b.productCount - a.productCount || byPosition(a, b);
