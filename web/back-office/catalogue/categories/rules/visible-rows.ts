import type { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { fold, words } from '#shared/values/text.ts';
import { childrenOf } from './category-moves.ts';

export type VisibleRow = { category: StaffCategory; children: number; isOpen: boolean };

/** The visible rows of the tree in order: descendants of a closed row are left out. */
export function openRows(all: readonly StaffCategory[], closed: ReadonlySet<string>): VisibleRow[] {
  const walk = (parentId: string | null): VisibleRow[] =>
    childrenOf(all, parentId).flatMap((category) => {
      const children = childrenOf(all, category.id).length;
      const isOpen = children > 0 && !closed.has(category.id);
      return [{ category, children, isOpen }, ...(isOpen ? walk(category.id) : [])];
    });
  return walk(null);
}

/** The rows that match the search, with their ancestors; all of them are open. */
export function foundRows(all: readonly StaffCategory[], text: string): VisibleRow[] {
  const asked = words(fold(text));
  const found = all.filter(({ name, slug }) => {
    const known = fold(`${name} ${slug}`);
    return asked.every((word) => known.includes(word));
  });
  const shown = new Set(found.flatMap(({ path }) => path));
  return openRows(
    all.filter(({ id }) => shown.has(id)),
    new Set(),
  );
}

/** Initially only the departments are open; staff open the deeper levels that they need. */
export const closedAtFirst = (all: readonly StaffCategory[]): Set<string> =>
  new Set(all.filter(({ level }) => level > 1).map(({ id }) => id));
