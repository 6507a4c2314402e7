import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import type { WantedLine } from '#shared/cart/wanted-lines.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, remove } from '#functions/platform/table/table-operations.ts';
import { type CartOwner, lineKey } from './cart-keys.ts';
import type { StoredLine } from './cart-line.ts';
import { countLines, readCart } from './cart-repository.ts';

export type { CartOwner } from './cart-keys.ts';
export type { StoredLine } from './cart-line.ts';

/** What somebody may order from. */
export const readLines = async ({ table }: Context, owner: CartOwner): Promise<StoredLine[]> =>
  (await readCart(table, owner)).lines;

/** An order is made of goods that are named, or of lines of a cart; where neither is said, of all that is not saved for later. */
export type GoodsChoice = {
  lines?: readonly WantedLine[] | undefined;
  cartItemIds?: readonly string[] | undefined;
};

/** A good named twice is one line. */
export function joinLines(lines: readonly WantedLine[]): WantedLine[] {
  const named = Map.groupBy(lines, ({ productId, variantId }) =>
    cartItemIdOf({ productId, variantId: variantId ?? noVariant }),
  );
  return [...named.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}

export const isChosen =
  ({ cartItemIds }: Pick<GoodsChoice, 'cartItemIds'>) =>
  (line: StoredLine): boolean =>
    cartItemIds ? cartItemIds.includes(cartItemIdOf(line)) : !line.savedForLater;

/** A quantity of some goods, and the shelves they are known to lie on. Goods that are named need no cart. */
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
  return owner ? (await readLines(context, owner)).filter(isChosen(wanted)) : [];
}

/** Lines leave the cart with the order made of them; one that grew or went since it was read refuses that. */
export const takeLines = <R extends string>(
  owner: CartOwner,
  lines: readonly StoredLine[],
  refusal: R,
): Operation<R>[] => [
  ...lines.map((line) => remove(lineKey(owner, line), { when: { quantity: line.quantity }, refusal })),
  countLines(owner, -lines.length),
];
