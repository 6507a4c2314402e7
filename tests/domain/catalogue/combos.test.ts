import { describe, expect, it } from 'vitest';
import { maxCombosOfPart } from '#shared/catalogue/combo.ts';
import { ProductDraft } from '#shared/catalogue/index.ts';
import { setSelling } from '#functions/domain/catalogue/products/set-selling.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { followStock } from '#functions/domain/catalogue/products/follow-sales.ts';
import { listOffers } from '#functions/domain/catalogue/products/list-offers.ts';
import { toProduct } from '#functions/domain/catalogue/views/product-record.ts';
import { moveStock } from '#functions/domain/catalogue/warehouses/move-stock.ts';
import { notifyWaiting } from '#functions/domain/restock/notify-waiting.ts';
import { startWaiting } from '#functions/domain/restock/waiting.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { aComboShop, far } from '../support/combo-shop.ts';

/** Ten of tea here and two far away, three cups, and both in one box: two of tea, one cup, and wrapping. */
async function aTeaShop() {
  const shop = await aComboShop();
  const tea = await shop.make('Trà', { price: 60_000 }, [10, 2]);
  const cup = await shop.make('Chén', { price: 30_000 }, [3]);
  const wrapping = await shop.make('Gói quà', { type: 'service', price: 10_000 });
  const parts = [
    { productId: tea.id, quantity: 2 },
    { productId: cup.id, quantity: 1 },
    { productId: wrapping.id, quantity: 1 },
  ];
  const box = await shop.combo('Hộp quà', parts, { price: 140_000 });
  const move = async (productId: string, onHand: number, warehouseId = warehouse.id) => {
    const writes = await moveStock(shop.context, [{ productId, variantId: '-', warehouseId, onHand }], {
      why: 'received',
    });
    expect(await shop.table.write(writes)).toBeUndefined();
  };
  const status = async () => (await shop.record(box.id))?.card.stockStatus;
  return { ...shop, tea, cup, wrapping, parts, box, move, status };
}

const noOrders = () => Promise.resolve([]);
const draft = { name: 'Hộp', code: 'HOP', categoryId: 'c', businessId: 'b', price: 1 };
const part = (productId: string, quantity = 1) => ({ productId, quantity });

describe('what a combo is made of', () => {
  it.each<[what: string, given: object, path: string, why: string]>([
    ['one line', { parts: [part('a')] }, 'parts', 'combo-parts'],
    ['a line twice', { parts: [part('a'), part('b'), part('a')] }, 'parts.2.productId', 'part-once'],
    [
      'variants of its own',
      {
        parts: [part('a'), part('b')],
        variants: [{ name: 'Cỡ', value: 'M', sku: 'M', additionalPrice: 0, stock: 0 }],
      },
      'variants',
      'combo-variants',
    ],
    [
      'stock of its own',
      { parts: [part('a'), part('b')], stock: [{ warehouseId: 'kho', onHand: 1 }] },
      'stock',
      'goods-only',
    ],
  ])('is refused with %s', (_, given, path, why) => {
    const { error } = ProductDraft.safeParse({ ...draft, type: 'combo', ...given });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toContainEqual([path, why]);
  });

  it('is no other combo, nothing that is not there, and a variant where there are some', async () => {
    const { combo, make, tea, box, change } = await aTeaShop();
    const rice = await make('Gạo', {
      variants: [{ name: 'Túi', value: '1 kg', sku: 'G1', additionalPrice: 0, stock: 0 }],
    });
    const refused = (parts: Parameters<typeof combo>[1]) => combo('Khác', parts);
    await expect(refused([part(tea.id), part(box.id)])).rejects.toMatchObject({ code: 'COMBO_IN_COMBO' });
    await expect(refused([part(tea.id), part('nothing')])).rejects.toMatchObject({
      code: 'COMBO_PART_UNKNOWN',
    });
    await expect(refused([part(tea.id), part(rice.id)])).rejects.toMatchObject({
      code: 'COMBO_PART_UNKNOWN',
    });
    await expect(change(box.id, { parts: [part(tea.id), part(box.id)] })).rejects.toMatchObject({
      code: 'COMBO_IN_COMBO',
    });
    const made = await refused([part(tea.id), { ...part(rice.id), variantId: 'tui-1-kg' }]);
    expect(made.contents?.map(({ name, variantName }) => [name, variantName])).toEqual([
      ['Trà', null],
      ['Gạo', 'Túi: 1 kg'],
    ]);
  });

  it('becomes none while it is in one, or while some of it lies anywhere', async () => {
    const { tea, cup, make, change, parts } = await aTeaShop();
    const others = [part(tea.id), part(cup.id)];
    await expect(change(tea.id, { type: 'combo', parts })).rejects.toMatchObject({ code: 'COMBO_IN_COMBO' });
    const rice = await make('Gạo', {}, [4]);
    await expect(change(rice.id, { type: 'combo', parts: others })).rejects.toMatchObject({
      code: 'COMBO_HAS_STOCK',
      details: { params: { pieces: 4 } },
    });
  });

  it('is of no combo that was made of it at that very moment', async () => {
    const { tea, make, combo, change, table, record } = await aTeaShop();
    const [rice, salt] = [await make('Gạo'), await make('Muối')];
    const crossed = meanwhile(table, () => combo('Bữa cơm', [part(rice.id), part(salt.id)]));
    const turned = change(rice.id, { type: 'combo', parts: [part(tea.id), part(salt.id)] }, crossed.table);
    await expect(turned).rejects.toMatchObject({ code: 'COMBO_IN_COMBO' });
    expect(crossed.happened()).toBe(true);
    expect((await record(rice.id))?.card).toMatchObject({ type: 'product', combos: 1 });
  });

  it('a product is a part of so many combos and no more', async () => {
    const { combo, make, record } = await aTeaShop();
    const [rice, salt] = [await make('Gạo'), await make('Muối')];
    for (let count = 0; count < maxCombosOfPart; count += 1)
      await combo(`Bữa ${count}`, [part(rice.id), part(salt.id)]);
    await expect(combo('Bữa nữa', [part(rice.id), part(salt.id)])).rejects.toMatchObject({
      code: 'COMBO_PART_FULL',
      details: { params: { name: 'Gạo', most: maxCombosOfPart } },
    });
    expect((await record(rice.id))?.card.combos).toBe(maxCombosOfPart);
  });
});

describe('how many of a combo there are', () => {
  it('as many as of its scarcest part, in all warehouses together and in each', async () => {
    const { record, box, tea, cup, available, move } = await aTeaShop();
    expect(await available(box.id)).toBe(3);
    await move(cup.id, 10);
    expect(await available(box.id)).toBe(6);
    await move(tea.id, 1);
    const found = await record(box.id);
    const shown = found && toProduct(found);
    expect(shown?.available).toBe(6);
    expect(shown?.warehouses.map((one) => [one.warehouseId, one.available])).toEqual([
      [warehouse.id, 5],
      // Tea alone lies there.
      [far.id, 0],
    ]);
  });

  it('is what carts and quotes are told as well, in two more trips', async () => {
    const { table, box, tea, tripsOf } = await aTeaShop();
    const asked = (id: string, places: string[]) => [{ productId: id, variantId: '-', places }];
    const [offer] = await listOffers(table, asked(box.id, []));
    expect(offer).toMatchObject({ available: 3, parts: [{ quantity: 2 }, { quantity: 1 }, { quantity: 1 }] });
    const places = [`-#${warehouse.id}`, `-#${far.id}`];
    expect(await tripsOf(() => listOffers(table, asked(tea.id, places)))).toBe(1);
    expect(await tripsOf(() => listOffers(table, asked(box.id, [])))).toBe(3);
  });

  it('none while a part is off sale, or gone under its name; staff see which', async () => {
    const { context, cup, box, available, record } = await aTeaShop();
    await setSelling(context, { id: cup.id, isActive: false });
    expect(await available(box.id)).toBe(0);
    const found = await record(box.id);
    expect(found && toProduct(found).contents?.map(({ state }) => state)).toEqual([
      'on_sale',
      'stopped',
      'on_sale',
    ]);
  });

  it.each(['as told', 'backwards', 'twice'])('stands on its card, told %s', async (order) => {
    const { context, tea, cup, status, move, follow } = await aTeaShop();
    const arrange = <T>(events: readonly T[]): readonly T[] => {
      if (order === 'backwards') return events.toReversed();
      return order === 'twice' ? [...events, ...events] : events;
    };
    const followed = () => follow(arrange);
    await followed();
    expect(await status()).toBe('low_stock');
    await move(cup.id, 17);
    await followed();
    expect(await status()).toBe('in_stock');
    // Far above what lists would say of tea itself.
    await move(tea.id, -2);
    await followed();
    expect(await status()).toBe('low_stock');
    await setSelling(context, { id: tea.id, isActive: false });
    await followed();
    expect(await status()).toBe('out_of_stock');
    await setSelling(context, { id: tea.id, isActive: true });
    await followed();
    expect(await status()).toBe('low_stock');
  });

  it('who waits for it is told when it can be had again, once', async () => {
    const { context, table, rows, box, cup, move, follow } = await aTeaShop();
    await follow();
    await move(cup.id, -3);
    await follow();
    const waiting = {
      userId: 'lan',
      productId: box.id,
      variantId: '-',
      createdAt: '2026-11-21T03:00:00.000Z',
    };
    await table.write([startWaiting(waiting, new Date())]);
    const findProfile = async (id: string) =>
      ({ id, fullName: 'Lan', email: 'lan@example.com', language: 'vi', status: 'active' }) as never;
    const tell = () => notifyWaiting({ ...context, findProfile }, { productId: box.id, variantId: '-' });
    const mails = () => rows().filter(({ entity }) => entity === 'mail').length;
    await tell();
    expect(mails()).toBe(0);
    await move(cup.id, 1);
    await tell();
    await tell();
    expect(mails()).toBe(1);
  });
});

it('that a combo can be had again is told by its card', async () => {
  const { context, box, cup, move, follow, told } = await aTeaShop();
  await follow();
  await move(cup.id, -3);
  await follow();
  await move(cup.id, 5);
  await followStock(context, cup.id);
  const back = told().filter(({ type }) => type === 'stock.returned');
  expect(back).toMatchObject([{ productId: cup.id }, { productId: box.id, variantId: '-' }]);
});

describe('a part that is to go', () => {
  it('stays while combos are made of it, and says of which', async () => {
    const { context, make, combo, change, tea } = await aTeaShop();
    const salt = await make('Muối');
    const meal = await combo('Bữa cơm', [part(tea.id), part(salt.id)]);
    await expect(deleteProduct(context, salt.id, noOrders)).rejects.toMatchObject({
      code: 'PRODUCT_REFERENCED',
      details: {
        params: { combos: 1, orders: 0, pieces: 0 },
        errors: [{ path: `products/${meal.id}/edit`, message: 'Bữa cơm' }],
      },
    });
    const wrapping = await make('Gói', { type: 'service' });
    await change(meal.id, { parts: [part(tea.id), part(wrapping.id)] });
    await deleteProduct(context, salt.id, noOrders);
  });

  it('stays where a combo was made of it at that very moment', async () => {
    const { context, table, make, combo, tea, record } = await aTeaShop();
    const salt = await make('Muối');
    const crossed = meanwhile(table, () => combo('Bữa cơm', [part(tea.id), part(salt.id)]));
    await expect(
      deleteProduct({ ...context, table: crossed.table }, salt.id, noOrders),
    ).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect(crossed.happened()).toBe(true);
    expect((await record(salt.id))?.card.combos).toBe(1);
  });

  it('is free once the combo is gone, or is none any more', async () => {
    const { context, combo, change, tea, make, record, rows } = await aTeaShop();
    const salt = await make('Muối');
    const meal = await combo('Bữa cơm', [part(tea.id), part(salt.id)]);
    const other = await combo('Bữa khác', [part(tea.id), part(salt.id)]);
    await deleteProduct(context, meal.id, noOrders);
    expect((await record(salt.id))?.card.combos).toBe(1);
    await change(other.id, { type: 'product' });
    expect((await record(salt.id))?.card.combos).toBe(0);
    expect(
      rows().filter(({ entity, pk }) => entity === 'combo-link' && pk === `IN-COMBOS#${salt.id}`),
    ).toEqual([]);
    await deleteProduct(context, salt.id, noOrders);
  });
});

it('a service needs no stock, and is there as long as it is on sale', async () => {
  const { context, wrapping, available, record, table } = await aTeaShop();
  expect((await record(wrapping.id))?.card.stockStatus).toBe('in_stock');
  expect(await available(wrapping.id)).toBeGreaterThan(999);
  const [offer] = await listOffers(table, [{ productId: wrapping.id, variantId: '-', places: [] }]);
  expect(offer?.available).toBeGreaterThan(999);
  await setSelling(context, { id: wrapping.id, isActive: false });
  expect(await available(wrapping.id)).toBeUndefined();
});

it('nothing is laid on a shelf of a combo or a service', async () => {
  const { context, box, wrapping } = await aTeaShop();
  for (const { id } of [box, wrapping]) {
    const move = { productId: id, variantId: '-', warehouseId: warehouse.id, onHand: 1 };
    await expect(moveStock(context, [move], { why: 'received' })).rejects.toMatchObject({
      code: 'VARIANT_NOT_FOUND',
    });
  }
});
