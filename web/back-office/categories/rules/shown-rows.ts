import type { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';
import { fold, words } from '#shared/values/text.ts';
import { childrenOf } from './category-moves.ts';

export type ShownRow = { category: StaffCategory; children: number; isOpen: boolean };

/** The rows of the tree in their order: those beneath a closed one are not shown. */
export function openRows(all: readonly StaffCategory[], closed: ReadonlySet<string>): ShownRow[] {
  const walk = (parentId: string | null): ShownRow[] =>
    childrenOf(all, parentId).flatMap((category) => {
      const children = childrenOf(all, category.id).length;
      const isOpen = children > 0 && !closed.has(category.id);
      return [{ category, children, isOpen }, ...(isOpen ? walk(category.id) : [])];
    });
  return walk(null);
}

/** What is looked for, with the way to it; all of that is open. */
export function foundRows(all: readonly StaffCategory[], text: string): ShownRow[] {
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

/** At first only the departments are open: what lies deeper is opened where somebody works. */
export const closedAtFirst = (all: readonly StaffCategory[]): Set<string> =>
  new Set(all.filter(({ level }) => level > 1).map(({ id }) => id));
