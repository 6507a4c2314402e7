import { maxCategoryDepth } from '#shared/catalogue/category.ts';
import type { StaffCategory } from '#shared/catalogue/staff-category.contract.ts';

type Node = Pick<StaffCategory, 'id' | 'parentId' | 'path' | 'position'>;
export type Place = { parentId: string | null; position: number };

export const directions = ['up', 'down', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

/** Drop target: before a row, after it, or into it as its last child. */
export type DropZone = 'before' | 'into' | 'after';

export const childrenOf = <N extends Node>(all: readonly N[], parentId: string | null): N[] =>
  all.filter((one) => one.parentId === parentId).sort((a, b) => a.position - b.position);

const find = <N extends Node>(all: readonly N[], id: string | null): N | undefined =>
  all.find((one) => one.id === id);

/** Number of levels of a category's subtree, itself included. */
const heightOf = (all: readonly Node[], { id, path }: Node): number =>
  Math.max(...all.filter((one) => one.path.includes(id)).map((one) => one.path.length - path.length + 1));

/** Tells whether a category may move there: not into its own subtree, not too deep (as on the server). */
export function fitsUnder(all: readonly Node[], moving: Node | undefined, parentId: string | null): boolean {
  const parent = find(all, parentId);
  if (moving && parent?.path.includes(moving.id)) return false;
  return (parent?.path.length ?? 0) + (moving ? heightOf(all, moving) : 1) <= maxCategoryDepth;
}

/** Target of a move by keyboard or menu; undefined if there is no such move. */
export function stepTo(all: readonly Node[], moving: Node, direction: Direction): Place | undefined {
  const siblings = childrenOf(all, moving.parentId);
  const place = siblings.findIndex(({ id }) => id === moving.id);
  if (direction === 'up') return place > 0 ? { parentId: moving.parentId, position: place - 1 } : undefined;
  if (direction === 'down')
    return place < siblings.length - 1 ? { parentId: moving.parentId, position: place + 1 } : undefined;
  if (direction === 'in') {
    const above = siblings[place - 1];
    if (!above || !fitsUnder(all, moving, above.id)) return undefined;
    return { parentId: above.id, position: childrenOf(all, above.id).length };
  }
  const parent = find(all, moving.parentId);
  if (!parent) return undefined;
  const around = childrenOf(all, parent.parentId);
  return { parentId: parent.parentId, position: around.findIndex(({ id }) => id === parent.id) + 1 };
}

/** Target of a drop on another row; undefined if the drop is not allowed or changes nothing. */
export function dropAt(all: readonly Node[], moving: Node, over: Node, zone: DropZone): Place | undefined {
  const parentId = zone === 'into' ? over.id : over.parentId;
  if (over.id === moving.id || !fitsUnder(all, moving, parentId)) return undefined;
  const siblings = childrenOf(all, parentId);
  const others = siblings.filter(({ id }) => id !== moving.id);
  const at = others.findIndex(({ id }) => id === over.id);
  const position = zone === 'into' ? others.length : zone === 'before' ? at : at + 1;
  const stays = moving.parentId === parentId && siblings.findIndex(({ id }) => id === moving.id) === position;
  return stays ? undefined : { parentId, position };
}
