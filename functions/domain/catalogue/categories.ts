import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { Category, type CategoryNode } from '#shared/catalogue/category.ts';
import { type CategoryQuery, type CategoryWithCount } from '#shared/catalogue/list-categories.ts';
import { type Page, toPage } from '#shared/pages.ts';
import { collator, fold, words } from '#shared/text.ts';
import { prepared } from '#functions/platform/view-file.ts';

type Rows = { db: DatabaseSync; revision: number };

const CategoryRow = z.object({ folded: z.string(), category: z.string() });
const CountRow = z.object({ category_id: z.string(), stock: z.string(), total: z.int() });

type Counts = Map<string, Map<string, number>>;
let kept: { db: DatabaseSync; revision: number; counts: Counts } | undefined;

/** Products on sale in each category and everything under it, by stock status; kept until a product changes. */
function countsOf({ db, revision }: Rows): Counts {
  if (kept?.db === db && kept.revision === revision) return kept.counts;
  const counts: Counts = new Map();
  const rows = prepared(
    db,
    `SELECT category_id, stock, count(*) AS total FROM in_category JOIN products USING (rid)
     WHERE active = 1 GROUP BY category_id, stock`,
  ).all();
  for (const row of rows) {
    const { category_id: id, stock, total } = CountRow.parse(row);
    counts.set(id, (counts.get(id) ?? new Map<string, number>()).set(stock, total));
  }
  kept = { db, revision, counts };
  return counts;
}

const sum = (counts: Map<string, number> | undefined, statuses?: string[]): number =>
  [...(counts ?? [])].reduce(
    (total, [status, count]) => (!statuses || statuses.includes(status) ? total + count : total),
    0,
  );

type Row = { category: Category; folded: string };

let keptRows: { db: DatabaseSync; revision: number; rows: Row[] } | undefined;

/** All categories, in memory until one changes: there are hundreds, not thousands. */
function readAll({ db, revision }: Rows): Row[] {
  if (keptRows?.db === db && keptRows.revision === revision) return keptRows.rows;
  const rows = readRows(db);
  keptRows = { db, revision, rows };
  return rows;
}

const readRows = (db: DatabaseSync): Row[] =>
  prepared(db, 'SELECT folded, category FROM categories')
    .all()
    .map((row) => CategoryRow.parse(row))
    .map(({ folded, category }) => ({ folded, category: Category.parse(JSON.parse(category)) }));

const order = (a: Category, b: Category) => a.position - b.position || collator.compare(a.name, b.name);

const comparers: Record<CategoryQuery['sortBy'], (a: CategoryWithCount, b: CategoryWithCount) => number> = {
  position: order,
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
  const counts = countsOf(products);
  const found = readAll(categories)
    .filter(({ folded }) => asked.every((word) => folded.includes(word)))
    .map(({ category }) => ({ ...category, productCount: sum(counts.get(category.id), query.stockStatus) }))
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
  const counts = products && countsOf(products);
  const byParent = Map.groupBy(readAll(categories), ({ category }) => category.parentId);
  const grow = (parentId: string | null, depth: number): CategoryNode[] =>
    depth > maxDepth
      ? []
      : (byParent.get(parentId) ?? [])
          .map(({ category }) => category)
          .sort(order)
          .map((category) => ({
            ...category,
            ...(counts && { productCount: sum(counts.get(category.id)) }),
            children: grow(category.id, depth + 1),
          }));
  return grow(null, 1);
}

/** One category, as products are filed under it. */
export function findCategory(db: DatabaseSync, id: string): Category | undefined {
  const row = prepared(db, 'SELECT folded, category FROM categories WHERE id = ?').get(id);
  return row && Category.parse(JSON.parse(CategoryRow.parse(row).category));
}
