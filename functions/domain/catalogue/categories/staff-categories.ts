import type { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { filedCounts } from '../views/filed-products.ts';
import { type Products, readProducts } from '../views/read-products.ts';
import { type CategoryTree, childrenOf, type PlacedCategory } from './category-tree.ts';
import { readTree } from './tree-changes.ts';

/** Counts the products in each category including its subcategories. */
async function countsIn(tree: CategoryTree, products: Products): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { categoryId, total } of await filedCounts(products))
    for (const id of tree.get(categoryId)?.path ?? []) counts.set(id, (counts.get(id) ?? 0) + total);
  return counts;
}

/** Returns the uploaded picture of a category, or the shop's own drawing. */
function pictureAt(icon: string): string | null {
  if (!icon) return null;
  return icon.startsWith('/') ? icon : `/media/products/${icon}-hero-{width}.webp`;
}

const shownOf = (
  category: PlacedCategory,
  position: number,
  productCount: number | undefined,
): StaffCategory => ({
  ...category,
  position,
  productCount: productCount ?? 0,
  picture: pictureAt(category.icon),
});

/** Lists the tree from top to bottom. */
function inOrder(tree: CategoryTree, counts: Map<string, number>): StaffCategory[] {
  const walk = (parentId: string | null): StaffCategory[] =>
    childrenOf(tree, parentId).flatMap((category, place) => [
      shownOf(category, place, counts.get(category.id)),
      ...walk(category.id),
    ]);
  return walk(null);
}

type CategoryFilter = { isActive?: boolean | undefined };

/** Lists all categories from the table, not from a view, so that staff see their own changes at once. */
export async function listAdminCategories(
  { table }: Context,
  { isActive }: CategoryFilter,
  products?: Products,
): Promise<StaffCategory[]> {
  const [tree, rows] = await Promise.all([readTree(table), products ?? readProducts()]);
  const all = inOrder(tree, await countsIn(tree, rows));
  return all.filter((category) => isActive === undefined || category.isActive === isActive);
}

/** Reads one category in its current state. */
export async function staffCategory(
  { table }: Context,
  id: string,
  products?: Products,
): Promise<StaffCategory | undefined> {
  const [tree, rows] = await Promise.all([readTree(table), products ?? readProducts()]);
  return inOrder(tree, await countsIn(tree, rows)).find((category) => category.id === id);
}
