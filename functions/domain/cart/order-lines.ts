import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import type { WantedLine } from '#shared/cart/wanted-lines.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { type CartOwner, lineKey } from './cart-keys.ts';
import type { StoredLine } from './cart-line.ts';
import { countLines, readCart } from './cart-repository.ts';

export type { CartOwner } from './cart-keys.ts';
export type { StoredLine } from './cart-line.ts';

/** Lists all lines of a cart. */
export const readLines = async ({ table }: Context, owner: CartOwner): Promise<StoredLine[]> =>
  (await readCart(table, owner)).lines;

/** Goods to order: named goods, or lines of a cart; if both are missing, all lines not saved for later. */
export type GoodsChoice = {
  lines?: readonly WantedLine[] | undefined;
  cartItemIds?: readonly string[] | undefined;
};

/** Joins lines of the same goods into one. */
export function joinLines(lines: readonly WantedLine[]): WantedLine[] {
  const named = Map.groupBy(lines, ({ productId, variantId }) =>
    cartItemIdOf({ productId, variantId: variantId ?? noVariant }),
  );
  return [...named.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}

export const isSelectedLine =
  ({ cartItemIds }: Pick<GoodsChoice, 'cartItemIds'>) =>
  (line: StoredLine): boolean =>
    cartItemIds ? cartItemIds.includes(cartItemIdOf(line)) : !line.savedForLater;

/** Goods with a quantity and the shelves they are known to be on. Named goods need no cart. */
export type WantedGoods = Pick<StoredLine, 'productId' | 'variantId' | 'quantity' | 'places'>;

export async function readWanted(
  context: Context,
  { owner, ...wanted }: GoodsChoice & { owner: CartOwner | undefined },
): Promise<WantedGoods[]> {
  if (wanted.lines)
    return joinLines(wanted.lines).map(({ variantId, ...line }) => ({
      ...line,
      variantId: variantId ?? noVariant,
      places: [],
    }));
  return owner ? (await readLines(context, owner)).filter(isSelectedLine(wanted)) : [];
}

/** Removes ordered lines from the cart in the order's transaction; refused if a line changed. */
export const takeLines = <R extends string>(
  owner: CartOwner,
  lines: readonly StoredLine[],
  refusal: R,
): Operation<R>[] => [
  ...lines.map((line) => remove(lineKey(owner, line), { when: { quantity: line.quantity }, refusal })),
  countLines(owner, -lines.length),
];
