import type { CategoryNode } from '#shared/catalogue/category.ts';
import type {
  CategoryQuery,
  CategoryWithCount,
  getCategoryTree,
} from '#shared/catalogue/list-categories.contract.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { collator, fold, words } from '#shared/values/text.ts';
import { readView } from '#functions/platform/views/view.ts';
import { categoriesView } from '../views/categories-view.ts';
import type { Products } from '../views/read-products.ts';
import { type Categories, categoryRows, productCounter } from './category-rows.ts';
import { byPosition } from './category-tree.ts';
import { type CountedCategories, readCategories } from './read-categories.ts';

type TreeQuery = QueryOf<typeof getCategoryTree>;

const comparers: Record<CategoryQuery['sortBy'], (a: CategoryWithCount, b: CategoryWithCount) => number> = {
  position: byPosition,
  name: (a, b) => collator.compare(a.name, b.name),
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  productCount: (a, b) => a.productCount - b.productCount,
};

export async function listCategories(
  query: CategoryQuery,
  rows?: CountedCategories,
): Promise<Page<CategoryWithCount>> {
  const { categories, products } = rows ?? (await readCategories());
  const asked = words(fold(query.q ?? ''));
  const count = await productCounter(categories, products, query.stockStatus);
  const found = (await categoryRows(categories))
    .filter(({ folded }) => asked.every((word) => folded.includes(word)))
    .map(({ category }) => ({ ...category, productCount: count(category.id) }))
    .filter(({ parentId }) => query.parentId === undefined || parentId === query.parentId)
    .filter(({ parentId }) => query.isRoot === undefined || (parentId === null) === query.isRoot)
    .filter(({ group }) => !query.group?.length || query.group.includes(group))
    .filter(({ productCount }) => !query.stockStatus?.length || productCount > 0)
    .sort(comparers[query.sortBy]);
  if (query.sortDir === 'desc') found.reverse();
  const start = (query.page - 1) * query.pageSize;
  return toPage(found.slice(start, start + query.pageSize), found.length, query);
}

/** Builds the category tree; with `products`, each category has its product count. */
async function grownTree(categories: Categories, products: Products | undefined, maxDepth: number) {
  const count = products && (await productCounter(categories, products));
  const byParent = Map.groupBy(await categoryRows(categories), ({ category }) => category.parentId);
  const grow = (parentId: string | null, depth: number): CategoryNode[] =>
    depth > maxDepth
      ? []
      : (byParent.get(parentId) ?? [])
          .map(({ category }) => category)
          .sort(byPosition)
          .map((category) => ({
            ...category,
            ...(count && { productCount: count(category.id) }),
            children: grow(category.id, depth + 1),
          }));
  return grow(null, 1);
}

/** Returns the category tree. A request without counts does not wait for the products view. */
export async function categoryTree(
  { maxDepth, withCounts }: TreeQuery,
  rows?: CountedCategories,
): Promise<CategoryNode[]> {
  if (withCounts || rows) {
    const { categories, products } = rows ?? (await readCategories());
    return grownTree(categories, withCounts ? products : undefined, maxDepth);
  }
  return grownTree(await readView(categoriesView), undefined, maxDepth);
}
