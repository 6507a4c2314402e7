import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { log } from '#functions/platform/log.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { stubSettings } from './doing-surroundings.ts';
import { editShop, now, sent } from './edit-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

describe('an order that is edited', () => {
  it('has its new lines, holds what they need, and owes what it costs less', async () => {
    const shop = editShop();
    const before = await shop.anOrder('o1', { tea: 2, cup: 1 });
    const after = await shop.edit('o1', 140_000, shop.draftOf({ tea: 1, cup: 2 }), { key: 'request-1' });
    expect(after).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      subtotal: 140_000,
      total: 140_000,
      totalItems: 2,
      totalQuantity: 3,
      pieces: 3,
      paidAmount: 220_000,
      refundDue: 80_000,
      flags: ['refund_due'],
      version: 2,
      edits: [{ id: 'request-1', userId: 'an', at: now, reason: 'Khách gọi', from: 220_000, to: 140_000 }],
    });
    expect(after.items.map(({ productId, quantity, subtotal }) => [productId, quantity, subtotal])).toEqual([
      ['tea', 1, 100_000],
      ['cup', 2, 40_000],
    ]);
    expect(after.formerItems.map(({ productId }) => productId)).toEqual(['tea', 'cup']);
    expect(after.formerTerms).toHaveLength(1);
    expect([await shop.shelf('tea'), await shop.shelf('cup')]).toEqual([
      { onHand: 20, reserved: 1 },
      { onHand: 20, reserved: 2 },
    ]);
    expect(shop.story()).toEqual(['note edited staff Khách gọi']);
    // Told again it is done once.
    expect(await shop.edit('o1', 140_000, shop.draftOf({ tea: 1, cup: 2 }), { key: 'request-1' })).toEqual(
      after,
    );
    const draft = shop.draftOf({ tea: 2, cup: 1 }, { version: 2 });
    expect((await shop.preview('o1', { tea: 2, cup: 1 }, { version: 2 })).refund).toBe(0);
    const back = await shop.edit('o1', 220_000, draft);
    expect(back).toMatchObject({ total: before.total, refundDue: 0, flags: [], paybacks: [] });
    expect(back.edits.map(({ to }) => to)).toEqual([140_000, 220_000]);
  });

  it('waits for the rest of its money where it costs more, and says so', async () => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 1 });
    expect(await shop.preview('o1', { tea: 3 })).toMatchObject({
      before: { total: 100_000 },
      after: { total: 300_000, subtotal: 300_000 },
      difference: 200_000,
      missing: 200_000,
      refund: 0,
      status: 'draft',
      paymentMethod: 'transfer',
      vouchersGone: [],
    });
    const cash = await shop.preview('o1', { tea: 3 }, { rest: 'cash' });
    expect([cash.status, cash.paymentMethod]).toEqual(['confirmed', 'cash']);
    expect(await shop.preview('o1', { cup: 1 })).toMatchObject({
      difference: -80_000,
      missing: 0,
      refund: 80_000,
    });
    await shop.edit('o1', 300_000, shop.draftOf({ tea: 3 }));
    expect(shop.story()).toEqual(['note edited staff Khách gọi', 'status draft staff ']);
  });

  it.each<[string, Partial<StoredOrder>, string | undefined]>([
    ['waits for its money', { status: 'draft' }, undefined],
    ['is agreed to', { status: 'confirmed' }, undefined],
    ['is being packed', { status: 'packing' }, 'ORDER_STATE'],
    ['is over', { status: 'cancelled' }, 'ORDER_STATE'],
    ['has given its goods back', { stock: 'released' }, 'ORDER_STATE'],
    ['has changed since it was seen', { version: 2 }, 'STALE_STATE'],
  ])('is edited before it is packed: one that %s', async (_, given, code) => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 2 }, given);
    expect(await refusalOf(shop.edit('o1', 100_000, shop.draftOf({ tea: 1 })))).toBe(code);
    expect((await shop.shelf('tea'))?.reserved).toBe(code ? 2 : 1);
  });

  it('comes to what was agreed, or is refused with what it comes to', async () => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 2 });
    await expect(shop.edit('o1', 99_999, shop.draftOf({ tea: 1 }))).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      details: { params: { total: 100_000, subtotal: 100_000, tax: 0, shippingFee: 0, voucherDiscount: 0 } },
    });
  });

  it('stays as it is where nothing of it changes', async () => {
    const shop = editShop();
    const before = await shop.anOrder('o1', { tea: 2 });
    await shop.edit('o1', 200_000, shop.draftOf({ tea: 2 }));
    expect([await shop.orderNow('o1'), shop.story()]).toEqual([before, []]);
  });

  it('is refused as stale where somebody else changed it at that moment', async () => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 2 });
    const crossed = meanwhile(shop.table, () => shop.change('o1', { notes: 'Gọi trước' }));
    const late = shop.edit('o1', 100_000, shop.draftOf({ tea: 1 }), { where: crossed.table });
    expect([await refusalOf(late), crossed.happened(), (await shop.shelf('tea'))?.reserved]).toEqual([
      'STALE_STATE',
      true,
      2,
    ]);
  });

  it('costs no more than anybody can pay', async () => {
    const shop = editShop();
    const gold = aProduct({ name: 'Vàng', price: 900_000_000, available: 999, facts: { id: 'gold' } });
    shop.put(productItems(gold));
    await shop.anOrder('o1', { tea: 1 });
    const lines = (quantity: number) => [{ productId: 'gold', quantity }];
    expect(await refusalOf(shop.preview('o1', lines(999)))).toBe('ORDER_TOO_DEAR');
    expect(await refusalOf(shop.preview('o1', lines(1)))).toBeUndefined();
  });
});

describe('the lines of an edited order', () => {
  it('cost what they did, or what they cost today', async () => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 1 });
    shop.sell(aProduct({ name: 'Trà', price: 130_000, available: 20, facts: { id: 'tea' } }));
    const totals = async (prices: 'kept' | 'today') =>
      (await shop.preview('o1', { tea: 2, cup: 1 }, { prices })).after.total;
    expect([await totals('kept'), await totals('today')]).toEqual([220_000, 280_000]);
    // Taken out and put in again, it costs what it did.
    await shop.edit('o1', 20_000, shop.draftOf({ cup: 1 }));
    const again = shop.draftOf({ tea: 1, cup: 1 }, { version: 2 });
    expect((await shop.edit('o1', 120_000, again)).items.map(({ unitTotal }) => unitTotal)).toEqual([
      100_000, 20_000,
    ]);
  });

  it('are remembered up to forty, the latest, so that one that comes back costs what it did', async () => {
    const shop = editShop();
    const order = await shop.anOrder('o1', { tea: 1, cup: 1 });
    const [item] = order.items;
    if (!item) throw new Error('An order has lines');
    const formerItems = Array.from({ length: 40 }, (_, place) => ({ ...item, id: `former-${place}` }));
    await shop.change('o1', { formerItems });
    const { version } = await shop.orderNow('o1');
    const { formerItems: kept } = await shop.edit('o1', 20_000, shop.draftOf({ cup: 1 }, { version }));
    const [tea, cup] = order.items;
    expect(kept.map(({ id }) => id)).toEqual([...formerItems.slice(2).map(({ id }) => id), tea?.id, cup?.id]);
  });

  it('that are named twice are one', async () => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 1 });
    const twice = [
      { productId: 'tea', quantity: 1 },
      { productId: 'cup', quantity: 1 },
      { productId: 'tea', quantity: 2 },
    ];
    const { items } = await shop.preview('o1', twice);
    expect(items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      ['tea', 3],
      ['cup', 1],
    ]);
  });

  it('are sold by the shop, in a variant it has', async () => {
    const shop = editShop();
    const shirt = aProduct({
      name: 'Áo',
      variants: [{ name: 'Màu', value: 'Đỏ', sku: 'AO-DO', additionalPrice: 0, stock: 5 }],
      facts: { id: 'shirt' },
    });
    shop.put(productItems(shirt));
    await shop.anOrder('o1', { tea: 1 });
    const asked = (productId: string, variantId: string | null = null) =>
      refusalOf(shop.preview('o1', [{ productId, variantId, quantity: 1 }]));
    expect(await asked('shirt')).toBe('VARIANT_REQUIRED');
    expect(await asked('shirt', 'mau-xanh')).toBe('VARIANT_NOT_FOUND');
    expect(await asked('none')).toBe('PRODUCT_UNAVAILABLE');
    const { items } = await shop.preview('o1', [{ productId: 'shirt', variantId: 'mau-do', quantity: 1 }]);
    expect(items[0]).toMatchObject({ variantId: 'mau-do', variantName: 'Màu: Đỏ' });
  });

  it('that are sold no more stay, and are not taken anew', async () => {
    const shop = editShop();
    await shop.anOrder('o1', { tea: 2 });
    const { tea } = shop.products;
    shop.sell({ ...tea, card: { ...tea.card, isActive: false } });
    expect((await shop.preview('o1', { tea: 1 })).after.total).toBe(100_000);
    expect(await refusalOf(shop.preview('o1', { tea: 3 }))).toBe('OUT_OF_STOCK');
    await expect(shop.preview('o1', { tea: 1 }, { prices: 'today' })).rejects.toMatchObject({
      code: 'PRODUCT_UNAVAILABLE',
      details: { params: { name: 'Trà' } },
    });
  });

  it('keep what a piece cost the shop, and new ones say what it costs today', async () => {
    const shop = editShop();
    const order = await shop.anOrder('o1', { tea: 1 });
    await shop.change('o1', { items: order.items.map((item) => ({ ...item, cost: 70_000 })), version: 0 });
    for (const prices of ['kept', 'today'] as const) {
      const { items } = await shop.edit(
        'o1',
        prices === 'kept' ? 220_000 : 120_000,
        shop.draftOf(
          { tea: prices === 'kept' ? 2 : 1, cup: 1 },
          { version: (await shop.orderNow('o1')).version, prices },
        ),
      );
      expect(items.map(({ cost }) => cost)).toEqual([70_000, undefined]);
    }
  });
});

describe('what is sent in place of other goods', () => {
  const replaces = { orderId: 'o0', orderCode: 'CL-o0', returnId: 'r1', returnCode: 'TH1' };

  it('stays the same goods, for nothing, wherever it goes', async () => {
    const shop = editShop();
    const given = {
      ...sent,
      total: 0,
      paidAmount: 0,
      discount: { amount: 120_000, reason: 'TH1' },
      replaces,
    };
    await shop.anOrder('o1', { tea: 1, cup: 1 }, given);
    for (const lines of [{ tea: 1 }, { tea: 2, cup: 1 }, { tea: 1, cup: 2 }])
      expect(await refusalOf(shop.preview('o1', lines))).toBe('REPLACEMENT_GOODS');
    const shippingAddress = {
      recipientName: 'Lan',
      phone: '0912345678',
      provinceCode: 1,
      wardCode: 70,
      street: '9 Lê Lợi',
    };
    const { after, difference } = await shop.preview(
      'o1',
      { cup: 1, tea: 1 },
      { shippingAddress, prices: 'today' },
    );
    expect([after.shippingFee, after.total, difference]).toEqual([0, 0, 0]);
  });
});
