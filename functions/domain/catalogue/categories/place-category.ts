import { maxCategoryDepth } from '#shared/catalogue/category.ts';
import { AppError } from '#shared/contract/errors.ts';
import { type CategoryTree, childrenOf, type PlacedCategory } from './category-tree.ts';

type Standing = { id: string; position: number };

/** Returns the siblings that have to move, each by as little as possible. */
function pushed(from: number, others: readonly Standing[], step: 1 | -1): Standing[] {
  const moved: Standing[] = [];
  let last = from;
  for (const { id, position } of others) {
    if ((position - last) * step > 0) break;
    last += step;
    moved.push({ id, position: last });
  }
  return moved;
}

/** Returns the position for a place among siblings, and the fewest siblings that make room. */
export function positionAmong(
  siblings: readonly Standing[],
  place: number,
): { position: number; moved: Standing[] } {
  const [before, after] = [siblings.slice(0, place), siblings.slice(place)];
  const [last, next] = [before.at(-1), after[0]];
  if (!next) return { position: (last?.position ?? 0) + 1, moved: [] };
  if (!last) return { position: next.position - 1, moved: [] };
  const upwards = pushed(last.position + 1, after, 1);
  const downwards = pushed(next.position - 1, before.toReversed(), -1);
  return upwards.length <= downwards.length
    ? { position: last.position + 1, moved: upwards }
    : { position: next.position - 1, moved: downwards };
}

/** Number of levels of a category with its subcategories. */
const heightOf = (tree: CategoryTree, { id, path }: PlacedCategory): number =>
  Math.max(
    1,
    ...[...tree.values()]
      .filter((other) => other.path.includes(id))
      .map((other) => other.path.length - path.length + 1),
  );

/** Refuses a parent that is missing, lies below the category, or makes the tree too deep. */
function requireParent(
  tree: CategoryTree,
  parentId: string | null,
  moving: PlacedCategory | undefined,
): void {
  const parent = parentId === null ? undefined : tree.get(parentId);
  if (parentId !== null && !parent) throw new AppError('UNKNOWN_CATEGORY');
  if (parent && moving && parent.path.includes(moving.id)) throw new AppError('CATEGORY_CYCLE');
  const depth = (parent?.path.length ?? 0) + (moving ? heightOf(tree, moving) : 1);
  if (depth > maxCategoryDepth)
    throw new AppError('CATEGORY_TOO_DEEP', { params: { limit: maxCategoryDepth } });
}

type PlaceRequest = { parentId?: string | null | undefined; position?: number | undefined };

/** Returns the new parent and position of a category; undefined if neither changes. */
export function standingAt(
  tree: CategoryTree,
  { parentId: asked, position: place }: PlaceRequest,
  moving?: PlacedCategory,
): { parentId: string | null; position: number; moved: Standing[] } | undefined {
  const parentId = asked === undefined ? (moving?.parentId ?? null) : asked;
  const stays = moving?.parentId === parentId;
  if (stays && place === undefined) return undefined;
  if (!stays) requireParent(tree, parentId, moving);
  const all = childrenOf(tree, parentId);
  const siblings = all.filter(({ id }) => id !== moving?.id);
  const wanted = Math.min(place ?? siblings.length, siblings.length);
  if (stays && all.findIndex(({ id }) => id === moving?.id) === wanted) return undefined;
  return { parentId, ...positionAmong(siblings, wanted) };
}
