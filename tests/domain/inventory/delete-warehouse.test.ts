import { beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '#shared/contract/errors.ts';
import { followWarehouse, shelvesOf } from '#functions/domain/inventory/stock/shelves-of-warehouse.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { deleteWarehouse } from '#functions/domain/inventory/delete-warehouse.ts';
import { requestTransfer } from '#functions/domain/inventory/transfers/request-transfer.ts';
import { sendTransfer } from '#functions/domain/inventory/transfers/send-transfer.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  type StoredShelf,
  StoredShelf as Shelf,
} from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { findWarehouse, updateWarehouse } from '#functions/domain/catalogue/warehouses/warehouses.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { remove, update } from '#functions/platform/table/table-operations.ts';
import { aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { shelfItem } from '../support/shelf-item.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const far = aWarehouse({ id: 'wh-far', code: 'FAR', name: 'Kho xa' });

function aShopOfTwo() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  put([warehouseItem(aWarehouse()), warehouseItem(far)]);
  const lies = (name: string, given: Partial<StoredShelf> = {}) => {
    const product = aProduct({ name, available: 0 });
    put([...productItems(product), shelfItem(product, given)]);
    return product.card.id;
  };
  const waits = (code: string, given: Partial<StoredOrder> = {}) => {
    const place = aWarehouse();
    const order = aWaitingOrder({ code, status: 'packing_completed', pickupWarehouse: place, ...given });
    put([orderRecord.item(order)]);
  };
  const shelfNow = (productId: string, warehouseId: string = warehouse.id) =>
    table.get(shelfKey({ productId, variantId: '-', warehouseId }), Shelf.omit({ productId: true }));
  const takeAway = (on: Table = table, id: string = warehouse.id) => deleteWarehouse(contextOf(on), id);
  const refused = (id?: string) =>
    takeAway(table, id).then(
      () => undefined,
      ({ code, details }: AppError) => ({ code, ...details.params }),
    );
  return { table, put, rows, lies, waits, shelfNow, takeAway, refused };
}

let shop: ReturnType<typeof aShopOfTwo>;
beforeEach(() => {
  shop = aShopOfTwo();
});

describe('a warehouse that is taken away', () => {
  it('goes with its empty shelves, and leaves those of others', async () => {
    const [own, others] = [shop.lies('Gạo'), shop.lies('Muối', { warehouseId: far.id })];
    await shop.takeAway();
    expect(await findWarehouse(shop.table, warehouse.id)).toBeUndefined();
    expect(await findWarehouse(shop.table, far.id)).toBeDefined();
    expect(await shop.shelfNow(own)).toBeUndefined();
    expect(await shop.shelfNow(others, far.id)).toBeDefined();
    expect(await refusalOf(shop.takeAway())).toBe('NOT_FOUND');
  });

  it('stays while goods lie there, are held there or come there; most of them are named first', async () => {
    shop.lies('Gạo', { onHand: 3 });
    shop.lies('Nếp', { onHand: 9 });
    shop.lies('Muối', { onOrder: 1 });
    shop.lies('Đường', { onHand: 5, warehouseId: far.id });
    shop.lies('Chè');
    const code = 'WAREHOUSE_IN_USE';
    expect(await shop.refused()).toEqual({ code, count: 3, list: 'Nếp (9), Gạo (3), Muối (0)' });
    expect(await shop.refused(far.id)).toEqual({ code, count: 1, list: 'Đường (5)' });
    expect(await findWarehouse(shop.table, warehouse.id)).toBeDefined();
  });

  it('names five of what hangs on it, and counts all', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7]) shop.lies(`Gạo ${number}`, { onHand: number });
    shop.waits('CL1');
    const found = await shop.refused();
    expect(found).toEqual({
      code: 'WAREHOUSE_IN_USE',
      count: 8,
      list: 'Gạo 7 (7), Gạo 6 (6), Gạo 5 (5), Gạo 4 (4), Gạo 3 (3)',
    });
  });

  it('stays while packed orders wait there for their buyers', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      shop.waits(`CL${number}`, { createdAt: `2026-11-0${number}T03:00:00.000Z` });
    shop.waits('CL8', { status: 'completed' });
    shop.waits('CL9', { pickupWarehouse: far });
    shop.waits('CL0', { pickupWarehouse: null });
    expect(await shop.refused(far.id)).toMatchObject({ count: 1, list: 'CL9' });
    expect(await shop.refused()).toMatchObject({ count: 7, list: 'CL7, CL6, CL5, CL4, CL3' });
  });

  /** Goods at a third warehouse, of which some are asked for at the far one. */
  function aThirdWarehouse(onHand: number) {
    const product = aProduct({ name: 'Gạo', available: 0 });
    const third = aWarehouse({ id: 'wh-third', code: 'THI', name: 'Kho ba' });
    shop.put([...productItems(product), warehouseItem(third)]);
    shop.put([shelfItem(product, { onHand, warehouseId: third.id })]);
    const context = contextOf(shop.table);
    const request = (quantity: number, clientRequestId = 'mot-lan-thoi') =>
      requestTransfer(context, {
        fromId: third.id,
        toId: far.id,
        note: '',
        lines: [{ productId: product.card.id, variantId: null, quantity }],
        userId: 'lan',
        clientRequestId,
      });
    return { third, context, request };
  }

  it('stays while a transfer leaves from there or leads there', async () => {
    const { third, context, request } = aThirdWarehouse(2);
    const made = await request(2);
    expect(await shop.refused(far.id)).toMatchObject({ count: 1, list: made.code });
    await sendTransfer(context, { id: made.id, userId: 'lan', version: 1 });
    expect(await shop.refused(third.id)).toMatchObject({ count: 1, list: made.code });
    expect(await shop.refused()).toBeUndefined();
  });

  it('names five of its transfers, and counts all of them', async () => {
    const { request } = aThirdWarehouse(7);
    const codes: string[] = [];
    for (const number of [1, 2, 3, 4, 5, 6, 7]) codes.push((await request(1, `lan-thu-${number}`)).code);
    const found = await shop.refused(far.id);
    expect(found).toMatchObject({ count: 7 });
    const named = String((found as { list?: string }).list).split(', ');
    expect([named.length, named.filter((code) => codes.includes(code))]).toEqual([5, named]);
  });

  it('keeps a shelf to which something came at the last moment', async () => {
    const [came, held, empty] = ['Gạo', 'Nếp', 'Muối'].map((name) => shop.lies(name));
    const change = (productId: string | undefined, counts: Partial<StoredShelf>) => {
      const row = shop.rows().find((one) => one['entity'] === 'stock' && one['productId'] === productId);
      if (row) shop.put([{ ...row, pk: String(row['pk']), sk: String(row['sk']), ...counts }]);
    };
    const crossed = meanwhile(shop.table, () => {
      change(came, { onHand: 1 });
      change(held, { reserved: 1 });
    });
    await shop.takeAway(crossed.table);
    expect(crossed.happened()).toBe(true);
    expect((await shop.shelfNow(came ?? ''))?.onHand).toBe(1);
    expect((await shop.shelfNow(held ?? ''))?.reserved).toBe(1);
    expect(await shop.shelfNow(empty ?? '')).toBeUndefined();
  });

  it.each([{ onHand: 1 }, { reserved: 1 }])(
    'keeps a shelf that is no longer empty when it is its turn: %j',
    async (counts) => {
      const key = shelfKey({ productId: shop.lies('Gạo'), variantId: '-', warehouseId: warehouse.id });
      let writes = 0;
      const late: Table = {
        ...shop.table,
        async write(operations) {
          writes += 1;
          // The first takes away the warehouse, the second the shelf.
          if (writes === 2) await shop.table.write([update(key, { set: counts })]);
          return shop.table.write(operations);
        },
      };
      await shop.takeAway(late);
      expect([writes, await shop.table.get(key, Shelf.omit({ productId: true }))]).toMatchObject([2, counts]);
    },
  );

  it('stays when somebody changes it meanwhile', async () => {
    const rename = () =>
      updateWarehouse(contextOf(shop.table), { id: warehouse.id, version: 1, name: 'Kho mới' });
    const { table } = meanwhile(shop.table, rename);
    expect(await refusalOf(shop.takeAway(table))).toBe('STALE_STATE');
    expect((await findWarehouse(shop.table, warehouse.id))?.name).toBe('Kho mới');
  });
});

describe('the shelves of a warehouse', () => {
  const rename = (given: Parameters<typeof aWarehouse>[0]) =>
    shop.put([warehouseItem(aWarehouse({ name: 'Kho mới', province: 'Huế', ...given }))]);

  it('go by its name, and sell while it does', async () => {
    const [own, others] = [shop.lies('Gạo'), shop.lies('Muối', { warehouseId: far.id })];
    rename({ isActive: false });
    await followWarehouse(contextOf(shop.table), warehouse.id);
    expect(await shop.shelfNow(own)).toMatchObject({
      warehouseName: 'Kho mới',
      province: 'Huế',
      isPaused: true,
    });
    expect((await shop.shelfNow(others, far.id))?.warehouseName).toBe(warehouse.name);
    rename({ isActive: true, name: 'Kho mở lại' });
    await followWarehouse(contextOf(shop.table), warehouse.id);
    const open = await shop.shelfNow(own);
    expect(open).toMatchObject({ warehouseName: 'Kho mở lại' });
    expect(open).not.toHaveProperty('isPaused');
    await followWarehouse(contextOf(shop.table), 'nothing');
  });

  it('do not come back when they are gone meanwhile', async () => {
    const own = shop.lies('Gạo');
    const key = shelfKey({ productId: own, variantId: '-', warehouseId: warehouse.id });
    const { table, happened } = meanwhile(shop.table, () => shop.table.write([remove(key)]));
    await followWarehouse(contextOf(table), warehouse.id);
    expect([happened(), await shop.shelfNow(own)]).toEqual([true, undefined]);
  });

  it('are read to the last of many, each once', async () => {
    const product = aProduct({ name: 'Gạo', available: 0 });
    const names = Array.from({ length: 501 }, (_, place) => `v${String(place).padStart(3, '0')}`);
    shop.put(names.map((variantId) => shelfItem(product, { variantId })));
    const read: string[] = [];
    for await (const some of shelvesOf(warehouse.id))
      read.push(...some.map(({ variantId }) => variantId ?? ''));
    expect(read.toSorted()).toEqual(names);
    rename({});
    await followWarehouse(contextOf(shop.table), warehouse.id);
    const shelves = shop.rows().filter(({ entity }) => entity === 'stock');
    expect(shelves.filter(({ warehouseName }) => warehouseName === 'Kho mới')).toHaveLength(501);
  });
});
