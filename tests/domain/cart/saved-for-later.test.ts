import { describe, expect, it } from 'vitest';
import { cartItemIdOf, noVariant } from '#shared/cart/item-id.ts';
import { maxLineQuantity } from '#shared/cart/limits.ts';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { changeLine, removeLine } from '#functions/domain/cart/change-cart.ts';
import { readCart } from '#functions/domain/cart/cart-repository.ts';
import { takeLines } from '#functions/domain/cart/order-lines.ts';
import { beginSession } from '#functions/domain/cart/cart-repository.ts';
import { memberOwner, readMemberCart } from '#functions/domain/cart/read-cart.ts';
import { transferCart } from '#functions/domain/cart/transfer-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const owner = memberOwner('lan');
const tea = { productId: 'tea', variantId: noVariant };
const inCart = cartItemIdOf(tea);
const saved = cartItemIdOf({ ...tea, savedForLater: true });

/** Lan's cart holds four of tea, of which there are far more, and one cup. */
async function aCart() {
  const { table, put } = memoryTable();
  const context = contextOf(table);
  for (const id of ['tea', 'cup']) put(productItems(aProduct({ name: id, available: 5000, facts: { id } })));
  const add = (quantity: number, productId = 'tea') => addToCart(context, { owner, productId, quantity });
  await add(4);
  await add(1, 'cup');
  return {
    table,
    context,
    add,
    save: (cartItemId = inCart, where = context) =>
      changeLine(where, { owner, cartItemId, savedForLater: true }),
    take: (cartItemId = saved, where = context) =>
      changeLine(where, { owner, cartItemId, savedForLater: false }),
    count: (cartItemId: string, quantity: number) => changeLine(context, { owner, cartItemId, quantity }),
    /** What lies of tea in the cart, what is saved of it, and how many lines the cart counts. */
    now: async () => {
      const { head, lines } = await readCart(table, owner);
      const of = (id: string) => lines.find((line) => cartItemIdOf(line) === id)?.quantity;
      expect(head?.lines).toBe(lines.length);
      return [of(inCart), of(saved), lines.length];
    },
  };
}

describe('what is saved for later', () => {
  it('stays saved, as many as it was, when the same is put into the cart', async () => {
    const { add, save, now, context } = await aCart();
    await save();
    expect(await now()).toEqual([undefined, 4, 2]);
    await add(1);
    expect(await now()).toEqual([1, 4, 3]);
    const cart = await readMemberCart(context, { userId: 'lan' });
    expect([cart.totalItems, cart.totalQuantity]).toEqual([2, 2]);
    expect(cart.items.map(({ cartItemId, savedForLater }) => [cartItemId, savedForLater])).toEqual(
      expect.arrayContaining([
        [saved, true],
        [inCart, false],
      ]),
    );
  });

  it('becomes one line with the same goods, here and there', async () => {
    const { add, save, take, now } = await aCart();
    await save();
    await add(1);
    await save();
    expect(await now()).toEqual([undefined, 5, 2]);
    await add(2);
    await take();
    expect(await now()).toEqual([7, undefined, 2]);
  });

  it('holds no more than a line may', async () => {
    const { add, save, take, now } = await aCart();
    await save();
    await add(maxLineQuantity - 1);
    await take();
    expect(await now()).toEqual([maxLineQuantity, undefined, 2]);
  });

  it('is saved and taken back once, however often that is asked', async () => {
    const { save, take, now } = await aCart();
    await save();
    await save();
    expect(await now()).toEqual([undefined, 4, 2]);
    await take();
    await take();
    expect(await now()).toEqual([4, undefined, 2]);
  });

  it('is nothing new where it is there already, and is counted where it lies', async () => {
    const { save, count, now } = await aCart();
    await save();
    await save(saved);
    await count(saved, 2);
    expect(await now()).toEqual([undefined, 2, 2]);
    await expect(count(inCart, 2)).rejects.toMatchObject({ code: 'CART_ITEM_NOT_FOUND' });
  });

  it('may be counted anew with the same request', async () => {
    const { context, now } = await aCart();
    await changeLine(context, { owner, cartItemId: inCart, savedForLater: true, quantity: 2 });
    expect(await now()).toEqual([undefined, 2, 2]);
  });

  it('keeps what comes at that moment, in the cart and beside it', async () => {
    const world = await aCart();
    const more = meanwhile(world.table, () => world.add(1));
    await world.save(inCart, contextOf(more.table));
    expect([more.happened(), await world.now()]).toEqual([true, [undefined, 5, 2]]);
    await world.add(1);
    const other = meanwhile(world.table, () => world.count(saved, 9));
    await world.save(inCart, contextOf(other.table));
    expect([other.happened(), await world.now()]).toEqual([true, [undefined, 10, 2]]);
    const first = meanwhile(world.table, () => world.add(1));
    await world.take(saved, contextOf(first.table));
    expect([first.happened(), await world.now()]).toEqual([true, [11, undefined, 2]]);
  });

  it('is removed by itself, and not ordered with the same goods', async () => {
    const { table, add, save, now, context } = await aCart();
    await save();
    await add(1);
    const { lines } = await readCart(table, owner);
    const ordered = lines.filter(({ savedForLater, productId }) => !savedForLater && productId === 'tea');
    await table.write(takeLines(owner, ordered, 'moved'));
    expect(await now()).toEqual([undefined, 4, 2]);
    await removeLine(context, { owner, cartItemId: saved });
    expect(await now()).toEqual([undefined, undefined, 1]);
  });

  it('comes along with its guest: what was saved to what is saved, the rest to the rest', async () => {
    const { table, context, save, now } = await aCart();
    await save();
    const guest = { kind: 'guest', sessionId: 'phien-0001', expiresAt: 4_000_000_000 } as const;
    await beginSession(table, guest.sessionId, guest.expiresAt);
    await addToCart(context, { owner: guest, productId: 'tea', quantity: 2 });
    await changeLine(context, { owner: guest, cartItemId: inCart, savedForLater: true });
    await addToCart(context, { owner: guest, productId: 'tea', quantity: 3 });
    await transferCart(context, { userId: 'lan', sessionId: guest.sessionId });
    expect(await now()).toEqual([3, 6, 3]);
  });
});
