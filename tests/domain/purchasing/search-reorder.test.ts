import { beforeEach, describe, expect, it } from 'vitest';
import type { Supplier } from '#shared/purchasing/suppliers.contract.ts';
import { listReorderIds, searchReorder as contract } from '#shared/purchasing/reorder.contract.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { shelfId, type StoredShelf } from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { countRecentSales } from '#functions/domain/purchasing/reorder/count-recent-sales.ts';
import { chooseReorder, searchReorder } from '#functions/domain/purchasing/reorder/search-reorder.ts';
import { createPurchase } from '#functions/domain/purchasing/save-purchase.ts';
import { createSupplier, updateSupplier } from '#functions/domain/purchasing/suppliers.ts';
import { updatePurchase } from '#functions/domain/purchasing/update-purchase.ts';
import { aCategory, aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { shelfItem } from '../support/shelf-item.ts';
import { readViewsFrom } from '../support/views-of-table.ts';
import { boss, supplierDraft } from './purchase-world.ts';

const far = aWarehouse({ id: 'wh-far', code: 'FAR', name: 'Kho xa' });
const now = new Date('2026-11-20T03:00:00.000Z');
type Given = Partial<StoredShelf> & { product?: Partial<Parameters<typeof aProduct>[0]> };

async function aShop() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  put([warehouseItem(aWarehouse()), warehouseItem(far)]);
  const context = contextOf(table, () => now);
  const lies = (name: string, { product: given, ...shelf }: Given = {}) => {
    const product = aProduct({ name, facts: { stocks: [] }, ...given });
    put([...productItems(product), shelfItem(product, shelf)]);
    return product;
  };
  const supplier = (given: Partial<Supplier> = {}) =>
    createSupplier(context, { ...supplierDraft, userId: boss, ...given });
  const list = (query: object = {}, seesCosts = true) =>
    searchReorder(context, { ...contract.query.parse(query), seesCosts });
  const namesOf = async (query: object) =>
    (await list(query)).data.map(({ productName }) => productName).toSorted();
  const row = async (name: string, query: object = {}) => {
    const found = (await list(query)).data.find(({ productName }) => productName === name);
    if (!found) throw new Error(`${name} is not on the list`);
    return found;
  };
  const shelfIdOf = ({ card }: ReturnType<typeof aProduct>, warehouseId: string = warehouse.id) =>
    shelfId({ productId: card.id, variantId: '-', warehouseId });
  return { table, put, rows, context, lies, supplier, list, namesOf, row, shelfIdOf };
}

let shop: Awaited<ReturnType<typeof aShop>>;
beforeEach(async () => {
  shop = await aShop();
});

describe('what is to be bought', () => {
  it('is what sells until the delivery and the next look, less what is there and comes', async () => {
    const { id, name } = await shop.supplier({ leadDays: 3 });
    // One a day: of somebody who takes three days, and looked at again after a fortnight.
    shop.lies('Gạo', { sold: 30, onHand: 6, reserved: 1, onOrder: 2, supplierId: id, cost: 7_000 });
    expect(await shop.row('Gạo')).toMatchObject({
      daysLeft: 5,
      supplier: { id, name },
      leadDays: 3,
      pack: 1,
      proposed: 10,
      draft: null,
      cost: 7_000,
    });
    expect((await shop.row('Gạo', { review: '7' })).proposed).toBe(3);
    expect((await shop.row('Gạo', { review: '30' })).leadDays).toBe(3);
  });

  it('takes a week to come where nobody is known to bring it, or is dealt with no more', async () => {
    const stopped = await shop.supplier({ leadDays: 3 });
    await updateSupplier(shop.context, { id: stopped.id, version: 1, isActive: false });
    shop.lies('Gạo', { sold: 30 });
    shop.lies('Trà', { sold: 30, supplierId: stopped.id });
    for (const name of ['Gạo', 'Trà'])
      expect(await shop.row(name)).toMatchObject({ supplier: null, leadDays: 7, proposed: 21, daysLeft: 0 });
  });

  it('comes in whole packs', async () => {
    shop.lies('Gạo', { sold: 30, product: { conversionValue: 12 } });
    expect(await shop.row('Gạo')).toMatchObject({ pack: 12, proposed: 24 });
  });

  it('is nothing of what the shop has stopped selling, or sells by this name no more', async () => {
    shop.lies('Cũ', { sold: 30, product: { isActive: false } });
    const shirt = aProduct({
      name: 'Áo',
      available: 0,
      variants: [{ name: 'Cỡ', value: 'S', sku: 'AO-S', additionalPrice: 0, stock: 0 }],
    });
    shop.put([...productItems(shirt), shelfItem(shirt, { sold: 30 })]);
    expect(await shop.row('Cũ')).toMatchObject({ proposed: 0, daysLeft: 0 });
    expect(await shop.row('Áo')).toMatchObject({ proposed: 0, isSold: false });
  });

  it('is narrowed to what is needed, to whom it comes from, where it lies, and what it is', async () => {
    const { id } = await shop.supplier({ leadDays: 1 });
    const tea = aCategory({ id: 'tea', name: 'Trà' });
    shop.lies('Gạo', { sold: 30, onHand: 14, supplierId: id });
    shop.lies('Nếp', { sold: 30, onHand: 15, supplierId: id });
    shop.lies('Chè', { sold: 30, onHand: 20, product: { category: tea } });
    shop.lies('Muối', { sold: 30, onHand: 21, warehouseId: far.id });
    expect(await shop.namesOf({ needed: 'true' })).toEqual(['Chè', 'Gạo']);
    expect(await shop.namesOf({ needed: 'false' })).toHaveLength(4);
    expect(await shop.namesOf({ supplier: id })).toEqual(['Gạo', 'Nếp']);
    expect(await shop.namesOf({ warehouseId: far.id })).toEqual(['Muối']);
    expect(await shop.namesOf({ categoryId: 'tea' })).toEqual(['Chè']);
    expect(await shop.namesOf({ q: 'nep' })).toEqual(['Nếp']);
    const chosen = await chooseReorder(shop.context, listReorderIds.query.parse({ needed: 'true' }));
    expect(chosen.total).toBe(2);
    const later = listReorderIds.query.parse({ needed: 'true', review: '30' });
    expect((await chooseReorder(shop.context, later)).total).toBe(4);
  });

  it('is told without costs to those who may not see them', async () => {
    shop.lies('Gạo', { cost: 7_000 });
    const { data, total } = await shop.list({}, false);
    expect([total, data[0]?.productName]).toEqual([1, 'Gạo']);
    expect(data[0]).not.toHaveProperty('cost');
  });

  it('names the newest draft that buys it already, and none that was sent', async () => {
    const { id: supplierId } = await shop.supplier();
    const product = shop.lies('Gạo', { sold: 30 });
    shop.lies('Trà', { sold: 30 });
    const clock = { at: now };
    const context = contextOf(shop.table, () => clock.at);
    const draft = async (warehouseId: string = warehouse.id) => {
      clock.at = new Date(clock.at.getTime() + 60_000);
      return createPurchase(context, {
        userId: boss,
        seesCosts: true,
        supplierId,
        warehouseId,
        items: [{ productId: product.card.id, variantId: null, quantity: 5, cost: 1_000, taxRate: 0 }],
        expectedOn: '',
        discount: 0,
        freight: 0,
        note: '',
      });
    };
    const [, newest] = [await draft(), await draft(), await draft(far.id)];
    expect((await shop.row('Gạo')).draft).toEqual({ id: newest?.id, code: newest?.code });
    expect((await shop.row('Trà')).draft).toBeNull();
    const sent = { id: newest?.id ?? '', version: 1, userId: boss, seesCosts: true, status: 'sent' } as const;
    await updatePurchase(context, sent);
    expect((await shop.row('Gạo')).draft?.id).not.toBe(newest?.id);
    expect((await shop.row('Gạo')).draft).not.toBeNull();
  });
});

describe('what was sold lately', () => {
  const order = (shelf: string, quantity: number, day: string, given: Partial<StoredOrder> = {}) => {
    const [productId = '', variantId = '', warehouseId = ''] = shelf.split('.');
    const made = aWaitingOrder({
      status: 'completed',
      createdAt: `${day}T05:00:00.000Z`,
      holdings: [{ productId, variantId, warehouseId, quantity }],
      ...given,
    });
    shop.put([orderRecord.item(made)]);
    return made;
  };
  const soldOn = (id: string) =>
    shop.rows().find((row) => row['id'] === id && row['entity'] === 'stock')?.['sold'];

  it('is counted over thirty whole days, of all orders that are not called off', async () => {
    const rice = shop.shelfIdOf(shop.lies('Gạo'));
    order(rice, 2, '2026-10-21');
    order(rice, 3, '2026-11-19', { status: 'packing' });
    order(rice, 100, '2026-10-20');
    order(rice, 100, '2026-11-20');
    for (const status of ['draft', 'cancelled', 'refunded', 'returned'] as const)
      order(rice, 100, '2026-11-10', { status });
    expect(await countRecentSales(shop.context)).toBe(1);
    expect(soldOn(rice)).toBe(5);
    // The same from the first moment of the day in Vietnam to its last.
    for (const moment of ['2026-11-19T17:00:00.000Z', '2026-11-20T16:59:59.999Z'])
      expect(await countRecentSales(contextOf(shop.table, () => new Date(moment)))).toBe(0);
  });

  it('is written only where it is another number than the night before', async () => {
    const [rice, tea, salt] = [
      shop.lies('Gạo', { sold: 2 }),
      shop.lies('Trà', { sold: 7 }),
      shop.lies('Muối', { sold: 1 }),
    ].map((product) => shop.shelfIdOf(product));
    order(rice ?? '', 2, '2026-11-10');
    order(tea ?? '', 3, '2026-11-10');
    expect(await countRecentSales(shop.context)).toBe(2);
    expect([rice, tea, salt].map((id) => soldOn(id ?? ''))).toEqual([2, 3, 0]);
    expect(await countRecentSales(shop.context)).toBe(0);
  });

  it('does not count an order that was called off after lists last showed it', async () => {
    const rice = shop.shelfIdOf(shop.lies('Gạo'));
    const called = order(rice, 4, '2026-11-10');
    order(rice, 1, '2026-11-11');
    const before = shop.rows();
    readViewsFrom(() => before);
    shop.put([orderRecord.item({ ...called, status: 'cancelled' })]);
    await countRecentSales(shop.context);
    expect(soldOn(rice)).toBe(1);
  });

  it('is counted to the last of many orders, each piece where it lay', async () => {
    const product = shop.lies('Gạo');
    shop.put([shelfItem(product, { warehouseId: far.id })]);
    const [here, there] = [shop.shelfIdOf(product), shop.shelfIdOf(product, far.id)];
    for (let number = 0; number < 101; number += 1) order(here, 1, '2026-11-10');
    order(there, 6, '2026-11-12');
    await countRecentSales(shop.context);
    expect([soldOn(here), soldOn(there)]).toEqual([101, 6]);
  });
});
