import { type Category, maxCategoryDepth } from '#shared/catalogue/category.ts';
import { collator } from '#shared/values/text.ts';
import type { StoredCategory } from '../views/category-record.ts';

/** A category where it stands: its way down from the root, and whether shoppers get that far. */
export type PlacedCategory = StoredCategory & Pick<Category, 'path' | 'level'> & { isShown: boolean };

export type CategoryTree = ReadonlyMap<string, PlacedCategory>;

/** The tree as it follows from whom each stands under: moving one is one write, and all beneath it moves along. */
export function treeOf(stored: readonly StoredCategory[]): CategoryTree {
  const known = new Map(stored.map((category) => [category.id, category]));
  const place = (category: StoredCategory): PlacedCategory => {
    const way = [category];
    let above = known.get(category.parentId ?? '');
    // Nobody may write a circle; one that is there all the same holds up nobody.
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

/** These and all beneath them, by which products are filed. What is not known is asked for all the same, and finds nothing. */
export function filedWithin(tree: CategoryTree, ids: readonly string[]): string[] {
  const below = [...tree.values()].filter(({ path }) => path.some((id) => ids.includes(id)));
  return [...new Set([...ids, ...below.map(({ id }) => id)])];
}

/** Those right below one, or the roots. */
export const childrenOf = (tree: CategoryTree, parentId: string | null): PlacedCategory[] =>
  [...tree.values()].filter((category) => category.parentId === parentId).sort(byPosition);

export const byPosition = (
  a: Pick<Category, 'position' | 'name'>,
  b: Pick<Category, 'position' | 'name'>,
): number => a.position - b.position || collator.compare(a.name, b.name);
