import { beforeEach, describe, expect, it } from 'vitest';
import { searchInventory as contract } from '#shared/inventory/inventory.contract.ts';
import { countGoods } from '#functions/domain/inventory/counts/count-goods.ts';
import { listUncounted } from '#functions/domain/inventory/counts/list-uncounted.ts';
import { startCount } from '#functions/domain/inventory/counts/start-count.ts';
import { readRecentSales, writeRecentSales } from '#functions/domain/inventory/stock/recent-sales.ts';
import { searchInventory } from '#functions/domain/inventory/stock/search-inventory.ts';
import { newShard } from '#functions/domain/catalogue/stock-shards/stock-shard.ts';
import { productItems, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { keepSerials } from '#functions/domain/inventory/stock/serials.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  shelfId,
  type StoredShelf,
  StoredShelf as Shelf,
} from '#functions/domain/catalogue/warehouses/shelf-record.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { aCategory, aProduct, aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { shelfItem } from '../support/shelf-item.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const far = aWarehouse({ id: 'wh-far', code: 'FAR', name: 'Kho xa' });
const food = aCategory({ id: 'food', name: 'Đặc sản' });
const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'food', path: ['food', 'tea'], level: 2 });
const size = (value: string) => ({ name: 'Cỡ', value, sku: `AO-${value}`, additionalPrice: 0, stock: 0 });

type Given = Partial<StoredShelf> & { name: string; product?: Partial<Parameters<typeof aProduct>[0]> };

function aStore() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  put([warehouseItem(aWarehouse()), warehouseItem(far)]);
  /** A product with one shelf. */
  const lies = ({ name, product: given, ...shelf }: Given) => {
    const product = aProduct({ name, facts: { stocks: [] }, category: food, ...given });
    put([...productItems(product), shelfItem(product, shelf)]);
    return product;
  };
  const context = contextOf(table);
  const list = (query: object = {}, seesCosts = true) =>
    searchInventory(context, { ...contract.query.parse(query), seesCosts });
  const namesOf = async (query: object) => (await list(query)).data.map(({ productName }) => productName);
  const shelfNow = (productId: string, variantId = '-') =>
    table.get(shelfKey({ productId, variantId, warehouseId: warehouse.id }), Shelf.omit({ productId: true }));
  return { table, put, rows, context, lies, list, namesOf, shelfNow };
}

let store: ReturnType<typeof aStore>;
beforeEach(() => {
  store = aStore();
});

describe('staff’s list of shelves', () => {
  it('is narrowed by words, warehouse, state, category with all beneath it, and by what runs low', async () => {
    store.lies({ name: 'Gạo', onHand: 5, reserved: 2, minQuantity: 9 });
    store.lies({ name: 'Trà', onHand: 50, maxQuantity: 40, product: { category: tea } });
    store.lies({ name: 'Muối', warehouseId: far.id, onHand: 3 });
    store.lies({ name: 'Hết' });
    const { namesOf } = store;
    expect(await namesOf({})).toEqual(['Gạo', 'Hết', 'Muối', 'Trà']);
    expect(await namesOf({ q: 'gao' })).toEqual(['Gạo']);
    expect(await namesOf({ warehouseId: far.id })).toEqual(['Muối']);
    expect(await namesOf({ state: 'over' })).toEqual(['Trà']);
    expect(await namesOf({ state: 'held' })).toEqual(['Gạo']);
    expect(await namesOf({ state: 'out' })).toEqual(['Hết']);
    expect(await namesOf({ categoryId: 'tea' })).toEqual(['Trà']);
    expect(await namesOf({ categoryId: 'food' })).toHaveLength(4);
    expect(await namesOf({ lowStock: 'true' })).toEqual(['Gạo']);
    expect(await namesOf({ lowStock: 'false' })).toHaveLength(3);
  });

  it('has a shelf by its ids until the words of its product have come', async () => {
    const { card } = store.lies({ name: 'Gạo', onHand: 5 });
    const name = { productId: card.id, variantId: '-', warehouseId: warehouse.id };
    await store.table.write([update(shelfKey(name), { remove: ['label'] })]);
    expect((await store.list()).data).toMatchObject([
      {
        productId: card.id,
        productName: '',
        productCode: '',
        variantId: null,
        variantName: null,
        sku: null,
        image: '',
        ground: 1,
        isSold: true,
        place: '',
        onHand: 5,
      },
    ]);
    expect(await store.namesOf({ q: 'gao' })).toEqual([]);
  });

  it('tells what a piece cost only to those who may see costs', async () => {
    store.lies({ name: 'Gạo', onHand: 5, cost: 7_000 });
    expect((await store.list()).data).toMatchObject([{ cost: 7_000, onHand: 5, available: 5 }]);
    const { data, total } = await store.list({}, false);
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({ productName: 'Gạo', onHand: 5 });
    expect(data[0]).not.toHaveProperty('cost');
  });

  it('counts what lies in the portions of a flash sale as there to be bought', async () => {
    const onSale = store.lies({ name: 'Gạo', onHand: 10, reserved: 8, portions: 8 });
    store.lies({ name: 'Trà', onHand: 10, reserved: 8 });
    const name = { productId: onSale.card.id, variantId: '-', warehouseId: warehouse.id };
    await store.table.write([newShard(name, 0, 4, 'x'), newShard(name, 1, 1, 'x')]);
    const rows = (await store.list()).data.map((row) => [row.productName, row.reserved, row.available]);
    expect(rows).toEqual([
      ['Gạo', 3, 7],
      ['Trà', 8, 2],
    ]);
  });

  it('counts each variant on flash sale by its own portions', async () => {
    const shirt = aProduct({ name: 'Áo', available: 0, variants: [size('S'), size('M')] });
    const split = { onHand: 10, reserved: 10, portions: 8 };
    store.put([
      ...productItems(shirt),
      shelfItem(shirt, { ...split, variantId: 'co-s' }),
      shelfItem(shirt, { ...split, variantId: 'co-m' }),
    ]);
    const name = { productId: shirt.card.id, variantId: 'co-m', warehouseId: warehouse.id };
    await store.table.write([newShard(name, 0, 6, 'x')]);
    const { data } = await store.list();
    expect(new Map(data.map((row) => [row.variantId, row.available]))).toEqual(
      new Map([
        ['co-s', 0],
        ['co-m', 6],
      ]),
    );
  });

  it('finds the shelf a piece came to by its whole serial number', async () => {
    const shirt = aProduct({ name: 'Áo', code: 'AO', available: 0, variants: [size('S'), size('M')] });
    store.put([
      ...productItems(shirt),
      ...[warehouse.id, far.id].flatMap((warehouseId) =>
        ['co-s', 'co-m'].map((variantId) => shelfItem(shirt, { variantId, warehouseId })),
      ),
    ]);
    const rice = store.lies({ name: 'Gạo', product: { code: 'GAO' } });
    const keep = (productId: string, variantId: string, serial: string) => {
      const shelf = { productId, variantId, warehouseId: warehouse.id, name: 'x' };
      return store.table.write(keepSerials([serial], shelf, { id: 'p', code: 'P', at: 'now' }));
    };
    await keep(shirt.card.id, 'co-m', 'SN-1');
    await keep(rice.card.id, '-', 'SN-2');
    await keep('gone', '-', 'SN-3');
    const found = async (q: string) =>
      (await store.list({ q })).data.map(({ productName, variantId, warehouseId }) => [
        productName,
        variantId,
        warehouseId,
      ]);
    expect(await found('sn-1')).toEqual([['Áo', 'co-m', warehouse.id]]);
    expect(await found('SN-2')).toEqual([['Gạo', null, warehouse.id]]);
    expect(await found('SN-3')).toEqual([]);
    expect(await found('AO-M')).toHaveLength(2);
  });
});

describe('what was sold from shelves lately', () => {
  it('is told of those alone from which something was', async () => {
    const one = store.lies({ name: 'Gạo', sold: 1 });
    store.lies({ name: 'Trà', sold: 0 });
    store.lies({ name: 'Muối' });
    const name = { productId: one.card.id, variantId: '-', warehouseId: warehouse.id };
    expect(await readRecentSales()).toEqual(new Map([[shelfId(name), 1]]));
  });

  it('is read to the last of many, and written on many', async () => {
    const product = aProduct({ name: 'Gạo', available: 0 });
    const names = Array.from({ length: 501 }, (_, place) => `v${place}`);
    store.put([
      ...productItems(product),
      ...names.map((variantId, place) => shelfItem(product, { variantId, sold: 1 + (place % 7) })),
    ]);
    expect((await readRecentSales()).size).toBe(501);
    const ids = names.map((variantId) =>
      shelfId({ productId: product.card.id, variantId, warehouseId: warehouse.id }),
    );
    await writeRecentSales(
      store.context,
      ids.slice(0, 45).map((id) => ({ id, sold: 90 })),
    );
    expect([...(await readRecentSales()).values()].filter((sold) => sold === 90)).toHaveLength(45);
  });

  it('is written on no shelf that is gone, or is none', async () => {
    const { card } = store.lies({ name: 'Gạo' });
    const name = { productId: card.id, variantId: '-', warehouseId: warehouse.id };
    const gone = { ...name, productId: 'gone' };
    const shelves = ['none', shelfId(gone), shelfId(name)].map((id) => ({ id, sold: 3 }));
    await writeRecentSales(store.context, shelves);
    expect((await store.shelfNow(card.id))?.sold).toBe(3);
    expect(await store.shelfNow('gone')).toBeUndefined();
  });
});

describe('what a count has not come to yet', () => {
  const begin = () =>
    startCount(store.context, {
      warehouseId: warehouse.id,
      note: '',
      userId: 'lan',
      clientRequestId: 'dem-kho-mot',
    });

  it('is what should lie there by the book and stands on no line', async () => {
    const { id } = await begin();
    const rice = store.lies({ name: 'Gạo', onHand: 5, reserved: 1, product: { code: 'GAO' } });
    const counted = store.lies({ name: 'Bột', onHand: 1 });
    store.lies({ name: 'Hết' });
    store.lies({ name: 'Muối', onHand: 5, warehouseId: far.id });
    const shirt = aProduct({ name: 'Áo', available: 0, variants: [size('S')] });
    store.put([...productItems(shirt), shelfItem(shirt, { variantId: 'co-s', onHand: 2 })]);
    const count = { quantity: 1, anew: false, lots: [], userId: 'lan', counterId: 'may-cua-lan' };
    await countGoods(store.context, { id, productId: counted.card.id, variantId: null, ...count });
    const { total, data } = await listUncounted(store.context, id);
    expect(total).toBe(2);
    expect(data).toEqual([
      {
        productId: shirt.card.id,
        variantId: 'co-s',
        productName: 'Áo',
        variantName: 'Cỡ: S',
        code: 'AO-S',
        image: shirt.card.image,
        ground: 1,
        onHand: 2,
        reserved: 0,
        available: 2,
      },
      expect.objectContaining({
        productId: rice.card.id,
        code: 'GAO',
        onHand: 5,
        reserved: 1,
        available: 4,
      }),
    ]);
    expect(await refusalOf(listUncounted(store.context, 'nothing'))).toBe('COUNT_NOT_FOUND');
  });

  it('is named a hundred at a time, and counted whole', async () => {
    const { id } = await begin();
    for (let number = 0; number < 101; number += 1) store.lies({ name: `Hàng ${number}`, onHand: 1 });
    const { total, data } = await listUncounted(store.context, id);
    expect([total, data.length]).toEqual([101, 100]);
  });
});
