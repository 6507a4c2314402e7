import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PriceWindow } from '#shared/price-books/price-rule.ts';
import type { SaleChannel } from '#shared/values/sale-channel-schema.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { log } from '#functions/platform/log.ts';
import { aCombo, aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { stubSettings } from './doing-surroundings.ts';
import { editShop } from './edit-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

/** A price that only one way of selling asks. */
const onlyAt = (channel: SaleChannel, value: number): PriceWindow => ({
  bookId: channel,
  from: null,
  until: null,
  priority: 1,
  audience: { kind: 'channel', channel },
  rules: [{ variantId: null, way: 'fixed', value }],
});

it('an edited order costs a member what members are asked today, and a guest what guests are', async () => {
  const shop = editShop();
  const { tea } = shop.products;
  const priceWindows = [onlyAt('website', 80_000), onlyAt('guest', 90_000)];
  shop.sell({ ...tea, card: { ...tea.card, priceWindows } });
  await shop.anOrder('members', { tea: 1 });
  await shop.anOrder('guests', { tea: 1 }, { userId: null, sessionId: 's1' });
  const total = async (id: string) => (await shop.preview(id, { tea: 2 }, { prices: 'today' })).after.total;
  expect([await total('members'), await total('guests')]).toEqual([160_000, 180_000]);
});

it('a variant that stays in an edited order costs what it did', async () => {
  const shop = editShop();
  const shirt = (additionalPrice: number) =>
    aProduct({
      name: 'Áo',
      price: 100_000,
      variants: [{ name: 'Màu', value: 'Đỏ', sku: 'AO-DO', additionalPrice, stock: 5 }],
      facts: { id: 'shirt' },
    });
  shop.put(productItems(shirt(5_000)));
  const line = (quantity: number) => [{ productId: 'shirt', variantId: 'mau-do', quantity }];
  await shop.anOrder('o1', { tea: 1 });
  await shop.edit('o1', 105_000, shop.draftOf(line(1)));
  shop.sell(shirt(9_000));
  const again = { version: 2 };
  expect((await shop.preview('o1', line(2), again)).after.total).toBe(210_000);
  expect((await shop.preview('o1', line(2), { ...again, prices: 'today' })).after.total).toBe(218_000);
});

it('a line that staff add is named like any other, so that it is found again', async () => {
  const shop = editShop();
  await shop.anOrder('o1', { tea: 1 });
  const { items } = await shop.preview('o1', { tea: 1, cup: 1 }, { prices: 'today' });
  expect(items.map(({ id, variantId }) => [id, variantId])).toEqual([
    ['tea~-', null],
    ['cup~-', null],
  ]);
});

it('an edited order is of no more than may be said of money, whatever was taken off', async () => {
  const shop = editShop();
  const gold = { name: 'Vàng', price: 999_000_000, available: 500, maxQuantity: 500 };
  shop.put(productItems(aProduct({ ...gold, facts: { id: 'gold' } })));
  await shop.anOrder('o1', { tea: 1 }, { discount: { amount: 50_000_000_000, reason: 'Quen' } });
  const edit = (quantity: number) => refusalOf(shop.preview('o1', [{ productId: 'gold', quantity }]));
  expect([await edit(101), await edit(100)]).toEqual(['ORDER_TOO_DEAR', undefined]);
});

describe('a combo in an order that is edited', () => {
  /** An order of one box with two of tea in it; the box the shop sells by now is made of a cup and a mat. */
  async function aBox(isSold = true) {
    const shop = editShop();
    const { tea, cup } = shop.products;
    const mat = aProduct({ name: 'Khay', facts: { id: 'mat' } });
    const of = [
      [cup, 1],
      [mat, 1],
    ] as const;
    const box = aCombo({ name: 'Hộp quà', price: 150_000, of, facts: { id: 'box' } });
    shop.put([...productItems(mat), ...productItems(box)]);
    const { name, slug, code, image, ground } = tea.card;
    const part = { productId: 'tea', variantId: null, variantName: null, quantity: 2, share: 150_000 };
    const item = {
      ...anOrderItem(box, 1),
      parts: [{ ...part, name, slug, code, image, ground, unit: '' }],
    };
    await shop.anOrder('o1', { tea: 2 });
    await shop.change('o1', { items: [item], total: 150_000, subtotal: 150_000, paidAmount: 150_000 });
    if (!isSold) shop.sell({ ...tea, card: { ...tea.card, isActive: false } });
    return shop;
  }
  const boxes = (quantity: number) => [{ productId: 'box', quantity }];

  it('takes more of what is in it as it was bought, whatever is in it today', async () => {
    const shop = await aBox();
    const { version } = await shop.orderNow('o1');
    const { holdings } = await shop.edit('o1', 300_000, shop.draftOf(boxes(2), { version }));
    expect(holdings.map(({ productId, quantity }) => [productId, quantity])).toEqual([['tea', 4]]);
    expect([(await shop.shelf('tea'))?.reserved, (await shop.shelf('cup'))?.reserved]).toEqual([4, 0]);
  });

  it('cannot be more of where what was in it is sold no more', async () => {
    const shop = await aBox(false);
    const { version } = await shop.orderNow('o1');
    expect(await refusalOf(shop.preview('o1', boxes(2), { version }))).toBe('OUT_OF_STOCK');
    expect(await refusalOf(shop.preview('o1', boxes(1), { version }))).toBeUndefined();
  });
});
