import { describe, expect, it } from 'vitest';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { changeLine, removeLine, removeLines } from '#functions/domain/cart/change-cart.ts';
import { findLine, readCart } from '#functions/domain/cart/cart-repository.ts';
import { countMemberCart, memberOwner } from '#functions/domain/cart/read-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const owner = memberOwner('lan');

/** Two products, three of the first in Lan's cart and one of the second. */
async function aCart(given: Parameters<typeof aProduct>[0] = { name: 'Trà' }) {
  const { table, put } = memoryTable();
  const context = contextOf(table);
  const products = [aProduct(given), aProduct({ name: 'Chén' })];
  put(products.flatMap((product) => productItems(product)));
  const [tea = '', cup = ''] = products.map(({ card }) => card.id);
  await addToCart(context, { owner, productId: tea, quantity: 3 });
  await addToCart(context, { owner, productId: cup, quantity: 1 });
  const idOf = (productId: string) => cartItemIdOf({ productId, variantId: noVariant });
  return {
    context,
    tea,
    cup,
    idOf,
    change: (values: { quantity?: number; savedForLater?: boolean }, productId = tea, by = owner) =>
      changeLine(context, { owner: by, cartItemId: idOf(productId), ...values }),
    line: (productId = tea) => findLine(table, owner, { productId, variantId: noVariant }),
  };
}

describe('a line of a cart', () => {
  it.each<[string, Partial<Parameters<typeof aProduct>[0]>, quantity: number, code: string | undefined]>([
    ['all there are', { available: 5 }, 5, undefined],
    ['one more than there are', { available: 5 }, 6, 'INSUFFICIENT_STOCK'],
    ['as many as an order may have', { available: 9, maxQuantity: 4 }, 4, undefined],
    ['one more than an order may have', { available: 9, maxQuantity: 4 }, 5, 'ABOVE_MAXIMUM'],
    ['as few as are sold', { available: 9, minQuantity: 2 }, 2, undefined],
    ['fewer than are sold', { available: 9, minQuantity: 2 }, 1, 'BELOW_MINIMUM'],
  ])('holds %s', async (_, given, quantity, code) => {
    const world = await aCart({ name: 'Trà', ...given });
    const change = world.change({ quantity });
    if (code) await expect(change).rejects.toMatchObject({ code });
    else await change;
    expect((await world.line())?.quantity).toBe(code ? 3 : quantity);
    // The line beside it stays as it is.
    expect((await world.line(world.cup))?.quantity).toBe(1);
  });

  it('that is not there, or is another’s, is not changed', async () => {
    const world = await aCart();
    for (const values of [{ quantity: 1 }, { savedForLater: true }, { savedForLater: false }]) {
      await expect(world.change(values, 'none')).rejects.toMatchObject({ code: 'CART_ITEM_NOT_FOUND' });
      await expect(world.change(values, world.tea, memberOwner('minh'))).rejects.toMatchObject({
        code: 'CART_ITEM_NOT_FOUND',
      });
    }
  });

  it('is taken out once, also where another hand takes it out at that moment', async () => {
    const world = await aCart();
    const ids = [world.idOf(world.tea), world.idOf(world.cup)];
    const other = { owner, cartItemIds: [world.idOf(world.tea)] };
    const crossed = meanwhile(world.context.table, () => removeLines(world.context, other));
    const removed = await removeLines(contextOf(crossed.table), { owner, cartItemIds: ids });
    expect([crossed.happened(), removed, await countMemberCart(world.context, 'lan')]).toEqual([true, 1, 0]);
    expect((await readCart(world.context.table, owner)).head?.lines).toBe(0);
  });

  it('is taken out once, however often it is named, and others stay', async () => {
    const world = await aCart();
    const ids = [world.idOf(world.tea), world.idOf(world.tea), world.idOf('none')];
    expect(await removeLines(world.context, { owner, cartItemIds: ids })).toBe(1);
    expect(await removeLines(world.context, { owner, cartItemIds: ids })).toBe(0);
    await expect(
      removeLine(world.context, { owner, cartItemId: world.idOf(world.tea) }),
    ).rejects.toMatchObject({ code: 'CART_ITEM_NOT_FOUND' });
    await removeLine(world.context, { owner, cartItemId: world.idOf(world.cup) });
    expect(await world.line(world.cup)).toBeUndefined();
  });
});
