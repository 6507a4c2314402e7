import { type Category, maxCategoryDepth } from '#shared/catalogue/category.ts';
import { collator } from '#shared/values/text.ts';
import type { StoredCategory } from '../views/category-record.ts';

/** A category with its path; shoppers see it only if all its ancestors are active. */
export type PlacedCategory = StoredCategory & Pick<Category, 'path' | 'level'> & { isShown: boolean };

export type CategoryTree = ReadonlyMap<string, PlacedCategory>;

/** Builds the tree from the parent ids. Moving a category is one write, and its subcategories follow. */
export function treeOf(stored: readonly StoredCategory[]): CategoryTree {
  const known = new Map(stored.map((category) => [category.id, category]));
  const place = (category: StoredCategory): PlacedCategory => {
    const way = [category];
    let above = known.get(category.parentId ?? '');
    // Writes never create a cycle; if one exists anyway, this loop still ends.
    while (above && !way.includes(above)) {
      way.unshift(above);
      above = known.get(above.parentId ?? '');
    }
    const path = way.map(({ id }) => id);
    return {
      ...category,
      path,
      level: Math.min(path.length, maxCategoryDepth),
      isShown: way.every(({ isActive }) => isActive),
    };
  };
  return new Map(stored.map((category) => [category.id, place(category)]));
}

/** Returns categories with all subcategories. Unknown ids stay, so that a query for them finds nothing. */
export function filterByCategory(tree: CategoryTree, ids: readonly string[]): string[] {
  const below = [...tree.values()].filter(({ path }) => path.some((id) => ids.includes(id)));
  return [...new Set([...ids, ...below.map(({ id }) => id)])];
}

/** Lists the direct children of a category, or the roots. */
export const childrenOf = (tree: CategoryTree, parentId: string | null): PlacedCategory[] =>
  [...tree.values()].filter((category) => category.parentId === parentId).sort(byPosition);

export const byPosition = (
  a: Pick<Category, 'position' | 'name'>,
  b: Pick<Category, 'position' | 'name'>,
): number => a.position - b.position || collator.compare(a.name, b.name);
