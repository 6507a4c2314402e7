import { describe, expect, it } from 'vitest';
import type { Holding } from '#functions/domain/orders/order-record.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { completePacking, startPacking } from '#functions/domain/orders/moving/move-order.ts';
import { saveChange } from '#functions/domain/orders/moving/save-change.ts';
import { memberRequester, shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { previewReorder } from '#functions/domain/orders/reading/preview-reorder.ts';
import { quoteOrder } from '#functions/domain/orders/placing/compute-quote.ts';
import { pickupOptions } from '#functions/domain/orders/placing/pickup-options.ts';
import { markDelivered } from '#functions/domain/shipping/parcels/mark-delivered.ts';
import { moveReturn } from '#functions/domain/returns/move-return.ts';
import { requestReturn } from '#functions/domain/returns/request-return.ts';
import { memberOwner } from '#functions/domain/cart/read-cart.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aComboShop, far } from '../support/combo-shop.ts';
import { home } from './doing-surroundings.ts';

/** Ten of tea here and four far away, three cups here; a box is two of tea, one cup, and wrapping. */
async function aTeaShop(given: { flashSale?: boolean } = {}) {
  const shop = await aComboShop();
  const tea = await shop.make('Trà', { price: 60_000, weight: 0.2, ...given }, [10, 4]);
  const cup = await shop.make('Chén', { price: 30_000, weight: 1 }, [3]);
  const wrapping = await shop.make('Gói quà', { type: 'service', price: 10_000 });
  const parts = [
    { productId: tea.id, quantity: 2 },
    { productId: cup.id, quantity: 1 },
    { productId: wrapping.id, quantity: 1 },
  ];
  const box = await shop.combo('Hộp quà', parts, { price: 140_001, taxType: 'ten' });
  const shelf = async (id: string, warehouseId = warehouse.id) => {
    const found = (await shop.record(id))?.stocks.find((stock) => stock.warehouseId === warehouseId);
    return [found?.onHand, found?.reserved];
  };
  const shelves = async () => [await shelf(tea.id), await shelf(cup.id)];
  const pack = async (id: string) => {
    await saveChange(shop.context, { id, asker: shopRequester, decide: startPacking });
    await saveChange(shop.context, { id, asker: shopRequester, decide: completePacking });
  };
  return { ...shop, tea, cup, wrapping, parts, box, shelf, shelves, pack };
}

const sent = { deliveryType: 'prepaid_ship', pickupWarehouseId: null, shipTo: home } as const;
const quoting = {
  buyer: { kind: 'member', userId: 'lan' },
  owner: memberOwner('lan'),
  voucherIds: [],
} as const;
const told = (holdings: readonly Holding[]) =>
  holdings.map(({ productId, warehouseId, quantity }) => `${quantity} ${productId} ${warehouseId}`);
const cancel = (shop: Awaited<ReturnType<typeof aTeaShop>>, id: string) =>
  callOff(shop.context, { id, asker: shopRequester, by: 'staff', reason: 'Hết' });

describe('an order of a combo', () => {
  it('takes the pieces of its parts, and freezes what it is made of and what of its price is for which', async () => {
    const shop = await aTeaShop();
    const { tea, cup, wrapping, box } = shop;
    const order = await shop.order('lan', [[box.id, 2]]);
    expect(told(order.holdings)).toEqual([`4 ${tea.id} ${warehouse.id}`, `2 ${cup.id} ${warehouse.id}`]);
    const [line] = order.items;
    expect(line).toMatchObject({ unitTotal: 154_001, subtotal: 308_002, quantity: 2 });
    expect(line?.parts).toMatchObject([
      { productId: tea.id, name: 'Trà', quantity: 2, share: 115_501 },
      { productId: cup.id, name: 'Chén', quantity: 1, share: 28_875 },
      { productId: wrapping.id, name: 'Gói quà', quantity: 1, share: 9_625 },
    ]);
    expect(await shop.shelves()).toEqual([
      [10, 4],
      [3, 2],
    ]);
  });

  it('and of a part of it loose counts both together', async () => {
    const shop = await aTeaShop();
    const { tea, box, cup } = shop;
    // Two boxes and ten loose are fourteen, and two boxes more are too many cups.
    const order = await shop.order(
      'lan',
      [
        [box.id, 2],
        [tea.id, 10],
      ],
      sent,
    );
    expect(told(order.holdings).toSorted()).toEqual(
      [`10 ${tea.id} ${warehouse.id}`, `4 ${tea.id} ${far.id}`, `2 ${cup.id} ${warehouse.id}`].toSorted(),
    );
    await expect(shop.order('minh', [[tea.id, 1]])).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('is told what is left when its parts are in the same cart', async () => {
    const shop = await aTeaShop();
    const { tea, box } = shop;
    const wish = shop.order(
      'lan',
      [
        [tea.id, 12],
        [box.id, 2],
      ],
      sent,
    );
    await expect(wish).rejects.toMatchObject({
      code: 'INSUFFICIENT_STOCK',
      details: { params: { name: 'Hộp quà', available: 1 } },
    });
  });

  it('comes from one counter only if that has every part', async () => {
    const shop = await aTeaShop();
    const { box } = shop;
    await expect(shop.order('lan', [[box.id, 1]], { pickupWarehouseId: far.id })).rejects.toMatchObject({
      code: 'PICKUP_SHORT',
    });
    const options = await pickupOptions(shop.context, { owner: memberOwner('lan') });
    expect(options.map(({ id, hasEverything }) => [id, hasEverything])).toEqual([
      [warehouse.id, true],
      [far.id, false],
    ]);
  });

  it('weighs what its parts weigh', async () => {
    const shop = await aTeaShop();
    const { box, tea, cup } = shop;
    const fee = async (wanted: readonly (readonly [string, number])[]) => {
      return (await shop.order('lan', wanted, sent)).shippingFee;
    };
    expect(await fee([[box.id, 1]])).toBe(
      await fee([
        [tea.id, 2],
        [cup.id, 1],
      ]),
    );
  });

  it('gives its parts back when it is called off, and takes them when it is packed', async () => {
    const shop = await aTeaShop();
    const off = await shop.order('lan', [[shop.box.id, 1]]);
    await cancel(shop, off.id);
    expect(await shop.shelves()).toEqual([
      [10, 0],
      [3, 0],
    ]);
    const { id } = await shop.order('lan', [[shop.box.id, 1]]);
    await shop.pack(id);
    expect(await shop.shelves()).toEqual([
      [8, 0],
      [2, 0],
    ]);
    await cancel(shop, id);
    expect(await shop.shelves()).toEqual([
      [10, 0],
      [3, 0],
    ]);
  });

  it('comes back as what it was, whatever the combo is by then; with a part loose beside it', async () => {
    const shop = await aTeaShop();
    const { context, box, tea, cup, wrapping } = shop;
    const { id, items } = await shop.order('lan', [
      [box.id, 2],
      [tea.id, 1],
    ]);
    await shop.pack(id);
    await markDelivered(context, { id, asker: shopRequester });
    await shop.change(box.id, {
      parts: [
        { productId: tea.id, quantity: 5 },
        { productId: wrapping.id, quantity: 1 },
      ],
    });
    const back = await requestReturn(context, {
      userId: 'lan',
      orderId: id,
      items: items.map((item) => ({ itemId: item.id, quantity: 1 })),
      reason: 'other',
      note: '',
      resolution: 'refund',
      method: 'pickup',
      media: [],
    });
    expect(await shop.shelves()).toEqual([
      [5, 0],
      [1, 0],
    ]);
    const move = { id: back.id, asker: shopRequester, by: 'staff', note: '' } as const;
    for (const to of ['approved', 'returning', 'received'] as const)
      await moveReturn(context, { ...move, to });
    await moveReturn(context, {
      ...move,
      to: 'inspected',
      inspection: { qaResult: 'passed', note: '', restock: true },
    });
    // One box is two of tea and a cup, and one of tea beside.
    expect(await shop.shelves()).toEqual([
      [8, 0],
      [2, 0],
    ]);
    expect(await shop.shelf(cup.id)).toEqual([2, 0]);
  });

  it('can be ordered once more as it is now', async () => {
    const shop = await aTeaShop();
    const { id } = await shop.order('lan', [[shop.box.id, 2]]);
    const asked = { id, asker: memberRequester({ userId: 'lan' }) };
    expect((await previewReorder(shop.context, asked)).items).toMatchObject([
      { available: 1, change: 'fewer' },
    ]);
  });

  it('takes parts that are on flash sale from their portions', async () => {
    const shop = await aTeaShop({ flashSale: true });
    const order = await shop.order('lan', [[shop.box.id, 2]]);
    expect(order.holdings).toMatchObject([{ productId: shop.tea.id, quantity: 4 }, { quantity: 2 }]);
    expect(await shop.shelf(shop.tea.id)).toEqual([10, 4]);
    await expect(shop.order('minh', [[shop.box.id, 2]])).rejects.toMatchObject({
      code: 'INSUFFICIENT_STOCK',
    });
  });

  it('keeps what it is made of when a part goes', async () => {
    const shop = await aTeaShop();
    const { context, box, tea, wrapping } = shop;
    const salt = await shop.make('Muối', {}, [1]);
    const meal = await shop.combo('Bữa', [
      { productId: salt.id, quantity: 1 },
      { productId: wrapping.id, quantity: 1 },
    ]);
    const { id } = await shop.order('lan', [[meal.id, 1]]);
    await shop.pack(id);
    await shop.change(meal.id, {
      parts: [
        { productId: tea.id, quantity: 1 },
        { productId: wrapping.id, quantity: 1 },
      ],
    });
    await deleteProduct(context, salt.id, () => Promise.resolve([]));
    const after = await cancel(shop, id);
    expect(after).toMatchObject({ status: 'cancelled', items: [{ parts: [{ name: 'Muối' }, {}] }] });
    expect(await shop.available(box.id)).toBe(3);
  });
});

describe('the last of a part', () => {
  it.each(['the combo', 'the loose part'])('is one buyer’s, where %s comes second', async (second) => {
    const shop = await aTeaShop();
    const { box, cup } = shop;
    await shop.order('mai', [[cup.id, 2]]);
    const [first, later] = second === 'the combo' ? [cup.id, box.id] : [box.id, cup.id];
    const crossed = meanwhile(shop.table, () => shop.order('lan', [[first, 1]]));
    await expect(shop.order('minh', [[later, 1]], {}, crossed.table)).rejects.toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    expect(crossed.happened()).toBe(true);
    expect(await shop.shelf(cup.id)).toEqual([3, 3]);
  });
});

describe('services', () => {
  it('are ordered as they are, and sent for nothing where nothing is sent', async () => {
    const shop = await aTeaShop();
    const order = await shop.order('lan', [[shop.wrapping.id, 500]], sent);
    expect(order).toMatchObject({ holdings: [], shippingFee: 0, arrival: null, status: 'confirmed' });
    await shop.pack(order.id);
    await cancel(shop, order.id);
  });

  it('stand in a quote beside goods, and weigh nothing', async () => {
    const shop = await aTeaShop();
    const { cup, wrapping } = shop;
    await shop.fill('lan', [
      [cup.id, 1],
      [wrapping.id, 3],
    ]);
    const { issues, parcels, items } = await quoteOrder(shop.context, { ...quoting, ...sent });
    expect([issues, items.length]).toEqual([[], 2]);
    expect(parcels).toMatchObject([{ warehouseId: warehouse.id, quantity: 1, fee: 35_000 }]);
  });
});

it('an order of plain goods takes no more trips than before there were combos', async () => {
  const shop = await aTeaShop();
  const { cup, tea, box } = shop;
  await shop.fill('lan', [
    [cup.id, 1],
    [tea.id, 1],
  ]);
  await shop.fill('minh', [[box.id, 1]]);
  const plain = await shop.tripsOf(() => shop.place('lan'));
  const combo = await shop.tripsOf(() => shop.place('minh'));
  // Parts are looked at, and then their shelves.
  expect([plain, combo]).toEqual([5, 7]);
});
