import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { Category, type CategoryNode } from '#shared/catalogue/category.ts';
import type { CategoryQuery, CategoryWithCount } from '#shared/catalogue/list-categories.contract.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { collator, fold, words } from '#shared/values/text.ts';
import { prepared } from '#functions/platform/views/view-file.ts';
import { byPosition, categoryRows, productCounter } from './category-rows.ts';
import type { Rows } from '#functions/platform/views/memo.ts';

const comparers: Record<CategoryQuery['sortBy'], (a: CategoryWithCount, b: CategoryWithCount) => number> = {
  position: byPosition,
  name: (a, b) => collator.compare(a.name, b.name),
  createdAt: (a, b) => a.createdAt.localeCompare(b.createdAt),
  productCount: (a, b) => a.productCount - b.productCount,
};

export function listCategories(
  categories: Rows,
  products: Rows,
  query: CategoryQuery,
): Page<CategoryWithCount> {
  const asked = words(fold(query.q ?? ''));
  const count = productCounter(categories, products, query.stockStatus);
  const found = categoryRows(categories)
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

export function categoryTree(
  categories: Rows,
  products: Rows | undefined,
  { maxDepth }: { maxDepth: number },
): CategoryNode[] {
  const count = products && productCounter(categories, products);
  const byParent = Map.groupBy(categoryRows(categories), ({ category }) => category.parentId);
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

const Row = z.object({ category: z.string() });

/** One category, as products are filed under it. */
export function findCategory(db: DatabaseSync, id: string): Category | undefined {
  const row = prepared(db, 'SELECT category FROM categories WHERE id = ?').get(id);
  return row && Category.parse(JSON.parse(Row.parse(row).category));
}
