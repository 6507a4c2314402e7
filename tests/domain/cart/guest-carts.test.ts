import { describe, expect, it } from 'vitest';
import { maxCartLines } from '#shared/cart/limits.ts';
import { warehouseItem, productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { addToCart, requireOffer } from '#functions/domain/cart/add-to-cart.ts';
import { addToGuestCart } from '#functions/domain/cart/add-to-guest-cart.ts';
import { headOf, readCart } from '#functions/domain/cart/cart-repository.ts';
import { headKey } from '#functions/domain/cart/cart-keys.ts';
import { chooseWarehouse } from '#functions/domain/cart/choose-warehouse.ts';
import { startGuestSession } from '#functions/domain/cart/guest-session.ts';
import {
  countGuestCart,
  countMemberCart,
  memberOwner,
  readGuestCart,
} from '#functions/domain/cart/read-cart.ts';
import { requireNamed } from '#functions/domain/cart/require-named.ts';
import { transferCart, validateTransfer } from '#functions/domain/cart/transfer-cart.ts';
import { upsert } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const begin = Date.parse('2026-11-22T05:00:00Z');

/** A shop with tea and cups and one warehouse, and the cart of a guest. */
async function aGuest(given: Parameters<typeof aProduct>[0] = { name: 'Trà' }) {
  const { table, put, rows } = memoryTable();
  const clock = { at: begin };
  const at = (where = table) => contextOf(where, () => new Date((clock.at += 1000)));
  const [tea, cup] = [
    aProduct({ price: 100_000, available: 9, ...given }),
    aProduct({ name: 'Chén', price: 20_000 }),
  ];
  put([...[tea, cup].flatMap((product) => productItems(product)), warehouseItem(aWarehouse({ id: 'hue' }))]);
  const { sessionId, sessionExpiresAt } = await startGuestSession(at());
  const owner = { kind: 'guest', sessionId, expiresAt: Date.parse(sessionExpiresAt) / 1000 } as const;
  const [teaId, cupId] = [tea.card.id, cup.card.id];
  return {
    table,
    put,
    rows,
    clock,
    at,
    teaId,
    cupId,
    sessionId,
    sessionExpiresAt,
    owner,
    add: (more: Partial<Parameters<typeof addToGuestCart>[1]> = {}, where = table) =>
      addToGuestCart(at(where), { sessionId, productId: teaId, quantity: 2, ...more }),
    head: async () => (await readCart(table, owner)).head,
  };
}

describe('a guest’s cart', () => {
  it('is answered as it is once something went in, and reads the same afterwards', async () => {
    const { add, at, cupId, teaId, sessionId, sessionExpiresAt } = await aGuest();
    await add({ productId: cupId, quantity: 1 });
    const { capped, lifted, ...cart } = await add();
    expect([capped, lifted]).toEqual([false, false]);
    expect(cart).toMatchObject({
      sessionId,
      sessionExpiresAt,
      selectedWarehouseId: null,
      customerInfo: null,
      cartId: `GUEST#${sessionId}`,
      totalItems: 2,
      totalQuantity: 3,
    });
    expect(cart.items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [teaId, 2],
      [cupId, 1],
    ]);
    expect(await readGuestCart(at(), { sessionId })).toEqual(cart);
    // More of a line that is there stands for it, not beside it.
    expect((await add({ quantity: 3 })).items.map(({ quantity }) => quantity)).toEqual([5, 1]);
    expect(await countGuestCart(at(), sessionId)).toBe(6);
  });

  it.each<[string, Parameters<typeof aProduct>[0], number, number, boolean, boolean]>([
    ['as many as were asked for', { name: 'Trà' }, 9, 9, false, false],
    ['what there is', { name: 'Trà' }, 10, 9, true, false],
    ['as few as are sold', { name: 'Trà', minQuantity: 3 }, 2, 3, false, true],
    ['just as few as are sold', { name: 'Trà', minQuantity: 3 }, 3, 3, false, false],
  ])('takes in %s', async (_, given, quantity, kept, capped, lifted) => {
    const { add } = await aGuest(given);
    const found = await add({ quantity });
    expect([found.items[0]?.quantity, found.capped, found.lifted]).toEqual([kept, capped, lifted]);
  });

  it('takes more of a line up to what there is, and no more', async () => {
    const { add } = await aGuest();
    const quantities: unknown[] = [];
    for (const quantity of [3, 6, 1]) {
      const { items, capped } = await add({ quantity });
      quantities.push([items[0]?.quantity, capped]);
    }
    expect(quantities).toEqual([
      [3, false],
      [9, false],
      [9, true],
    ]);
    const other = await aGuest();
    await other.add({ quantity: 8 });
    expect((await other.add({ quantity: 5 })).items[0]?.quantity).toBe(9);
  });

  it('keeps the warehouse that was named with a line, or alone, and no unknown one', async () => {
    const { add, at, sessionId, head, put } = await aGuest();
    put([warehouseItem(aWarehouse({ id: 'vinh' }))]);
    expect((await add({ warehouseId: 'hue' })).selectedWarehouseId).toBe('hue');
    expect(await head()).toMatchObject({ selectedWarehouseId: 'hue', lines: 1 });
    expect((await add({ warehouseId: null })).selectedWarehouseId).toBe('hue');
    expect(await refusalOf(add({ warehouseId: 'none' }))).toBe('UNKNOWN_WAREHOUSE');
    await chooseWarehouse(at(), { warehouseId: 'vinh', sessionId });
    expect((await readGuestCart(at(), { sessionId })).selectedWarehouseId).toBe('vinh');
    expect(await refusalOf(chooseWarehouse(at(), { warehouseId: 'none', sessionId }))).toBe(
      'UNKNOWN_WAREHOUSE',
    );
    expect(await head()).toMatchObject({ selectedWarehouseId: 'vinh', lines: 1 });
  });

  it('that nobody began has its warehouse kept all the same, and a member’s choice is kept nowhere', async () => {
    const { at, sessionId, head, rows } = await aGuest();
    await chooseWarehouse(at(), { warehouseId: 'hue', sessionId });
    expect(await head()).toMatchObject({ selectedWarehouseId: 'hue', lines: 0 });
    const kept = rows().length;
    await chooseWarehouse(at(), { warehouseId: 'hue' });
    expect(rows()).toHaveLength(kept);
    expect(await refusalOf(chooseWarehouse(at(), { warehouseId: 'none' }))).toBe('UNKNOWN_WAREHOUSE');
    expect(await refusalOf(chooseWarehouse(at(), { warehouseId: 'hue', sessionId: 'other' }))).toBe(
      'SESSION_NOT_FOUND',
    );
  });

  it('says what is amiss with the session before what is amiss with the goods', async () => {
    const { add } = await aGuest();
    expect(await refusalOf(add({ sessionId: 'other', productId: 'none', warehouseId: 'none' }))).toBe(
      'SESSION_NOT_FOUND',
    );
    expect(await refusalOf(add({ productId: 'none', warehouseId: 'none' }))).toBe('UNKNOWN_WAREHOUSE');
    expect(await refusalOf(add({ productId: 'none' }))).toBe('PRODUCT_NOT_FOUND');
  });

  it('takes a hundred lines and no more, as a member’s does', async () => {
    for (const owner of [undefined, memberOwner('lan')]) {
      const { table, add, at, owner: guest, teaId, cupId } = await aGuest();
      const whose = owner ?? guest;
      await table.write([upsert(headKey(whose), { set: { ...headOf(whose), lines: maxCartLines - 1 } })]);
      const addOne = (productId: string) =>
        owner ? addToCart(at(), { owner, productId, quantity: 1 }) : add({ productId, quantity: 1 });
      await addOne(teaId);
      await expect(addOne(cupId)).rejects.toMatchObject({
        code: 'CART_FULL',
        details: { params: { limit: 100 } },
      });
      await addOne(teaId);
    }
  });

  it('that moved into a member’s at that moment takes in nothing', async () => {
    const { add, at, table, sessionId } = await aGuest();
    await add();
    const crossed = meanwhile(table, () => transferCart(at(), { userId: 'lan', sessionId }));
    const late = add({ quantity: 1 }, crossed.table);
    expect([await refusalOf(late), crossed.happened()]).toEqual(['SESSION_NOT_FOUND', true]);
    expect(await countMemberCart(at(), 'lan')).toBe(2);
    expect(await refusalOf(readGuestCart(at(), { sessionId }))).toBe('SESSION_NOT_FOUND');
  });

  it('moves into the cart of whoever signs in, once, and of nobody else', async () => {
    const { add, at, sessionId, teaId } = await aGuest();
    await add();
    const asked = { userId: 'lan', sessionId };
    expect(await validateTransfer(at(), asked)).toMatchObject([{ productId: teaId, quantity: 2 }]);
    expect(await transferCart(at(), asked)).toHaveLength(1);
    expect([await transferCart(at(), asked), await validateTransfer(at(), asked)]).toEqual([[], []]);
    expect(await refusalOf(transferCart(at(), { userId: 'minh', sessionId }))).toBe('SESSION_NOT_FOUND');
    expect(await countMemberCart(at(), 'lan')).toBe(2);
  });

  it('of more lines than one write takes moves whole', async () => {
    const { at, add, put, owner, sessionId, table } = await aGuest({ name: 'Trà', available: 500 });
    const more = Array.from({ length: 80 }, (_, nth) => aProduct({ name: `Số ${nth}`, price: 1000 }));
    put(more.flatMap((product) => productItems(product)));
    for (const { card } of more) await add({ productId: card.id, quantity: 1 });
    expect(await transferCart(at(), { userId: 'lan', sessionId })).toHaveLength(80);
    const [guest, member] = [await readCart(table, owner), await readCart(table, memberOwner('lan'))];
    expect([guest.lines.length, guest.head?.lines, guest.head?.transferredTo]).toEqual([0, 0, 'lan']);
    expect([member.lines.length, member.head?.lines]).toEqual([80, 80]);
  });
});

describe('a session of a client’s own', () => {
  it('begins once, is answered as it stands, and is another once it is over', async () => {
    const { at, sessionId, add } = await aGuest();
    const own = await startGuestSession(at(), 'own-session');
    expect(own.sessionId).toBe('own-session');
    expect(await startGuestSession(at(), 'own-session')).toEqual(own);
    await add();
    await transferCart(at(), { userId: 'lan', sessionId });
    const next = await startGuestSession(at(), sessionId);
    expect(next.sessionId).not.toBe(sessionId);
    expect(next.sessionId).toMatch(/^g[0-9a-f]{40}$/);
  });
});

describe('what goes into a cart', () => {
  it.each<[string, string | null | undefined, string | undefined]>([
    ['in variants', 'mau-do', undefined],
    ['in variants, none of which is named', undefined, 'VARIANT_REQUIRED'],
    ['in other variants', 'mau-xanh', 'VARIANT_NOT_FOUND'],
  ])('is on sale: %s', async (_, variantId, code) => {
    const { put, at } = await aGuest();
    const shirt = aProduct({
      name: 'Áo',
      variants: [{ name: 'Màu', value: 'Đỏ', sku: 'AO-DO', additionalPrice: 0, stock: 5 }],
    });
    put(productItems(shirt));
    const named = { productId: shirt.card.id, variantId };
    expect(await refusalOf(requireOffer(at(), { kind: 'guest' }, named))).toBe(code);
  });

  it('is named in the body or in the address', () => {
    expect(requireNamed('sessionId', 'g1', 'vi')).toBe('g1');
    expect(() => requireNamed('sessionId', undefined, 'vi')).toThrow('BAD_REQUEST');
  });
});
