import { cartItemIdOf, type LineName, lineNameOf } from '#shared/cart/item-id.ts';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { AppError } from '#shared/contract/errors.ts';
import { findOffer } from '#functions/domain/catalogue/products/product-offers.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { CartOwner } from './cart-keys.ts';
import { capOf, limitOf } from './cart-line.ts';
import { findLine, findLines, passLine, setQuantity, takeOut } from './cart-repository.ts';

type LineMove = {
  owner: CartOwner;
  from: LineName;
  to: LineName & { savedForLater: boolean };
  quantity?: number | undefined;
};

export type CartChange = {
  owner: CartOwner;
  cartItemId: string;
  quantity?: number | undefined;
  savedForLater?: boolean | undefined;
};

/** Requires stock. A missing line is reported first, so that ids of other carts reveal nothing. */
async function requireStock(table: Table, owner: CartOwner, name: LineName, quantity: number) {
  const [line, offer] = await Promise.all([
    findLine(table, owner, name),
    findOffer(table, name.productId, name.variantId),
  ]);
  if (!line) throw new AppError('CART_ITEM_NOT_FOUND');
  if (typeof offer !== 'object') throw new AppError('PRODUCT_UNAVAILABLE');
  const available = capOf(offer);
  if (available === 0) throw new AppError('OUT_OF_STOCK');
  const { minQuantity: minimum } = offer;
  if (quantity < minimum) throw new AppError('BELOW_MINIMUM', { params: { minimum } });
  if (quantity <= available) return;
  throw limitOf(offer) === 'order'
    ? new AppError('ABOVE_MAXIMUM', { params: { maximum: available } })
    : new AppError('INSUFFICIENT_STOCK', { params: { available } });
}

/** Saves a line for later or takes it back, joined with the same goods. A repeat changes nothing. */
const moveLine = (table: Table, { owner, from: fromName, to: toName, quantity }: LineMove): Promise<void> =>
  retry(async () => {
    const [from, into] = await Promise.all([
      findLine(table, owner, fromName),
      findLine(table, owner, toName),
    ]);
    if (!from && into) return undefined;
    if (!from) throw new AppError('CART_ITEM_NOT_FOUND');
    const together = (quantity ?? from.quantity) + (into?.quantity ?? 0);
    const to = { ...from, ...toName, quantity: Math.min(together, maxLineQuantity) };
    return (await passLine(table, owner, { from, into, to })) ? again : undefined;
  });

export async function changeLine(
  { table }: Context,
  { owner, cartItemId, quantity, savedForLater }: CartChange,
): Promise<void> {
  const name = lineNameOf(cartItemId);
  if (quantity !== undefined) await requireStock(table, owner, name, quantity);
  if (savedForLater !== undefined && savedForLater !== name.savedForLater)
    return moveLine(table, { owner, from: name, to: { ...name, savedForLater }, quantity });
  if (quantity === undefined) {
    if (!(await findLine(table, owner, name))) throw new AppError('CART_ITEM_NOT_FOUND');
  } else if (!(await setQuantity(table, owner, name, quantity))) throw new AppError('CART_ITEM_NOT_FOUND');
}

/** Maximum number of lines per transaction, which takes a hundred writes, including the line count. */
const atOnce = 90;

/** Removes those of the named lines that exist, and returns their number. */
export async function removeLines(
  { table }: Context,
  { owner, cartItemIds }: { owner: CartOwner; cartItemIds: readonly string[] },
): Promise<number> {
  const names = [...new Map(cartItemIds.map((id) => [id, lineNameOf(id)])).values()];
  let removed = 0;
  for (let start = 0; start < names.length; start += atOnce)
    removed += await removeSome(table, owner, names.slice(start, start + atOnce));
  return removed;
}

function removeSome(table: Table, owner: CartOwner, names: LineName[]): Promise<number> {
  return retry(async () => {
    const found = await findLines(table, owner, names);
    const there = [...new Map(found.map((name) => [cartItemIdOf(name), name])).values()];
    if (there.length === 0) return 0;
    return (await takeOut(table, owner, there)) ? again : there.length;
  });
}

export async function removeLine(
  context: Context,
  { owner, cartItemId }: { owner: CartOwner; cartItemId: string },
): Promise<void> {
  const removed = await removeLines(context, { owner, cartItemIds: [cartItemId] });
  if (removed === 0) throw new AppError('CART_ITEM_NOT_FOUND');
}
