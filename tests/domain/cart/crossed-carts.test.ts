import { describe, expect, it } from 'vitest';
import { addToCart } from '#functions/domain/cart/add-to-cart.ts';
import { findLine, readCart, replaceLine, setQuantity } from '#functions/domain/cart/cart-repository.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { transferCart } from '#functions/domain/cart/transfer-cart.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { stutteringTable } from '#tests/support/stuttering-table.ts';

/** A guest's cart with two of one thing in it, and a member's. */
async function twoCarts() {
  const { table, put } = memoryTable();
  const product = aProduct({ name: 'Gạo', available: 20 });
  put(productItems(product));
  const context = contextOf(table);
  const { sessionId, sessionExpiresAt } = await startGuestSession(context);
  const guest = { kind: 'guest', sessionId, expiresAt: Date.parse(sessionExpiresAt) / 1000 } as const;
  const member = memberOwner('lan');
  const add = (owner: typeof guest | typeof member, quantity: number) =>
    addToCart(context, { owner, productId: product.card.id, quantity });
  await add(guest, 2);
  const linesOf = async (owner: typeof guest | typeof member) =>
    (await readCart(table, owner)).lines.map(({ quantity }) => quantity);
  return { table, product, sessionId, guest, member, add, linesOf };
}

it('what is taken out of a line while more is put in stays out', async () => {
  const { table, product, member, add, linesOf } = await twoCarts();
  const line = { productId: product.card.id, variantId: '-' };
  await add(member, 18);
  const crossed = meanwhile(table, () => setQuantity(table, member, line, 2));
  await addToCart(contextOf(crossed.table), { owner: member, productId: line.productId, quantity: 5 });
  expect([crossed.happened(), await linesOf(member)]).toEqual([true, [7]]);
});

it('a line is filled up only from what was read of it', async () => {
  const { table, product, member, add, linesOf } = await twoCarts();
  await add(member, 18);
  const line = await findLine(table, member, { productId: product.card.id, variantId: '-' });
  if (!line) throw new Error('The cart has lost its line');
  const fill = (from: number) =>
    replaceLine(table, member, { line, mark: { requestKey: 'k', at: line.addedAt }, from, to: 20 });
  expect([await fill(17), await linesOf(member)]).toEqual([undefined, [18]]);
  expect([(await fill(18))?.quantity, await linesOf(member)]).toEqual([20, [20]]);
  // The same request once more, after the line was set back.
  await setQuantity(table, member, line, 18);
  expect([await fill(18), await linesOf(member)]).toEqual([undefined, [18]]);
});

describe('where the answer of the table is lost and its client sends the write once more', () => {
  it.each([
    ['all that is added', 3, 5],
    ['what there is of it', 19, 20],
  ])('a line takes %s once', async (_, quantity, then) => {
    const { table, product, guest, linesOf } = await twoCarts();
    const context = contextOf(stutteringTable(table));
    const { line } = await addToCart(context, { owner: guest, productId: product.card.id, quantity });
    expect([line.quantity, await linesOf(guest)]).toEqual([then, [then]]);
  });
});

describe('moving a guest’s cart while it changes', () => {
  it('takes along what was added meanwhile', async () => {
    const { table, sessionId, guest, member, add, linesOf } = await twoCarts();
    const crossed = meanwhile(table, () => add(guest, 3));
    await transferCart(contextOf(crossed.table), { userId: 'lan', sessionId });
    expect([crossed.happened(), await linesOf(member), await linesOf(guest)]).toEqual([true, [5], []]);
  });

  it('adds to what the member put in meanwhile', async () => {
    const { table, sessionId, guest, member, add, linesOf } = await twoCarts();
    const crossed = meanwhile(table, () => add(member, 4));
    await transferCart(contextOf(crossed.table), { userId: 'lan', sessionId });
    expect([crossed.happened(), await linesOf(member), await linesOf(guest)]).toEqual([true, [6], []]);
  });

  it('adds to what the member already had and changed meanwhile', async () => {
    const { table, sessionId, member, add, linesOf } = await twoCarts();
    await add(member, 1);
    const crossed = meanwhile(table, () => add(member, 4));
    await transferCart(contextOf(crossed.table), { userId: 'lan', sessionId });
    expect([crossed.happened(), await linesOf(member)]).toEqual([true, [7]]);
  });

  it('moves it once, however often it is asked at the same moment', async () => {
    const { table, sessionId, member, linesOf } = await twoCarts();
    const crossed = meanwhile(table, () => transferCart(contextOf(table), { userId: 'lan', sessionId }));
    await transferCart(contextOf(crossed.table), { userId: 'lan', sessionId });
    expect([crossed.happened(), await linesOf(member)]).toEqual([true, [2]]);
  });
});
