import { describe, expect, it } from 'vitest';
import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import {
  brandRecord,
  businessRecord,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { stockItem, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { countSold } from '#functions/domain/catalogue/products/follow-sales.ts';
import { holdStock, recountStock, takeStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { countNewStars, writeRatingThrough } from '#functions/domain/catalogue/products/product-rating.ts';
import { findProduct, findProductBySlug } from '#functions/domain/catalogue/products/find-product.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { createProduct, updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aBrand, aBusiness, aCategory, aWarehouse, business, warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const category = aCategory({ name: 'Gạo' });
const far = aWarehouse({ id: 'wh-far', name: 'Kho xa' });
const at = '2026-11-21T00:00:00.000Z';

const contextOf = (table: Table) => ({
  table,
  findCategory: () => Promise.resolve(category),
  now: () => new Date(at),
});

type Given = Partial<Omit<ReturnType<typeof ProductDraft.parse>, 'variants' | 'stock'>> & {
  stock?: { warehouseId: string; onHand: number; onHandBefore?: number }[];
  variants?: { value: string; stock: number; stockBefore?: number }[];
};

const draftOf = ({ variants = [], ...given }: Given = {}) => ({
  name: 'Gạo nếp',
  code: 'GN-1',
  categoryId: category.id,
  businessId: business.id,
  price: 50_000,
  stock: [{ warehouseId: warehouse.id, onHand: 10 }],
  variants: variants.map((variant) => ({ name: 'Túi', sku: variant.value, additionalPrice: 0, ...variant })),
  ...given,
});

/** A shop with one product of ten pieces, and what may happen to it. */
async function aShop(given: Given = {}) {
  const { table, put, rows } = memoryTable();
  put([
    categoryItem(category),
    businessRecord.item(aBusiness()),
    brandRecord.item(aBrand({ name: 'Sông Hương' })),
    warehouseItem(aWarehouse()),
    warehouseItem(far),
  ]);
  const product = await createProduct(contextOf(table), ProductDraft.parse(draftOf(given)));
  const save = (change: Given = {}, { revision = product.revision, at: where = table } = {}) =>
    updateProduct(contextOf(where), {
      id: product.id,
      change: ProductChange.parse({ ...draftOf(change), revision }),
    });
  const shelfName = { productId: product.id, variantId: '-', warehouseId: warehouse.id };
  const hold = (quantity: number, onHand = 10) =>
    table.write([holdStock({ ...shelfName, quantity, onHand }, 'no')]);
  const take = (quantity: number) => table.write([takeStock({ ...shelfName, quantity })]);
  const record = async () => {
    const found = await findProduct(contextOf(table), product.id);
    if (!found) throw new Error('The product is gone');
    return found;
  };
  const shelf = async (variantId = '-', warehouseId = warehouse.id) => {
    const found = (await record()).stocks.find(
      (one) => one.variantId === variantId && one.warehouseId === warehouseId,
    );
    return found && [found.onHand, found.reserved];
  };
  return { table, put, product, save, hold, take, record, shelf, shelfName, rows };
}

describe('a product’s stock', () => {
  it('is counted from what was read: the new number stands', async () => {
    const { save, hold, shelf } = await aShop();
    await hold(3);
    const saved = await save({ stock: [{ warehouseId: warehouse.id, onHand: 12, onHandBefore: 10 }] });
    expect(await shelf()).toEqual([12, 3]);
    expect(saved.shelves).toMatchObject([{ variantId: null, onHand: 12, reserved: 3 }]);
  });

  it('409: a form saved late brings no sold goods back, and says what lies there now', async () => {
    const { save, hold, take, shelf } = await aShop();
    await hold(3);
    await take(3);
    await expect(save()).rejects.toMatchObject({
      code: 'STALE_STATE',
      details: { params: { changed: 'stock.0.onHand', onHand: 7, warehouse: warehouse.name } },
    });
    await expect(
      save({ stock: [{ warehouseId: warehouse.id, onHand: 11, onHandBefore: 10 }] }),
    ).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect(await shelf()).toEqual([7, 0]);
  });

  it('409: not even where what was counted is by chance what lies there since some were packed', async () => {
    const { save, hold, take, shelf } = await aShop();
    await hold(3);
    await take(3);
    const stock = [{ warehouseId: warehouse.id, onHand: 7, onHandBefore: 10 }];
    await expect(save({ stock })).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect(await shelf()).toEqual([7, 0]);
  });

  it('409: not even when they were packed between reading and writing', async () => {
    const { table, save, hold, take, shelf } = await aShop();
    await hold(3);
    const crossed = meanwhile(table, () => take(3));
    const stock = [{ warehouseId: warehouse.id, onHand: 11, onHandBefore: 10 }];
    await expect(save({ stock }, { at: crossed.table })).rejects.toMatchObject({ code: 'STALE_STATE' });
    expect([crossed.happened(), await shelf()]).toEqual([true, [7, 0]]);
  });

  it('422: never counted below what orders hold', async () => {
    const { save, hold, shelf } = await aShop();
    await hold(3);
    const stock = [{ warehouseId: warehouse.id, onHand: 2, onHandBefore: 10 }];
    await expect(save({ stock })).rejects.toMatchObject({
      code: 'STOCK_HELD',
      status: 422,
      details: { params: { held: 3, warehouse: warehouse.name } },
    });
    expect(await shelf()).toEqual([10, 3]);
  });

  it('422: not even of an order that comes between reading and writing', async () => {
    const { table, save, hold, shelf } = await aShop();
    const crossed = meanwhile(table, () => hold(3));
    const stock = [{ warehouseId: warehouse.id, onHand: 2, onHandBefore: 10 }];
    await expect(save({ stock }, { at: crossed.table })).rejects.toMatchObject({ code: 'STOCK_HELD' });
    expect([crossed.happened(), await shelf()]).toEqual([true, [10, 3]]);
  });

  it('keeps what an order reserved between reading and writing', async () => {
    const { table, save, hold, shelf } = await aShop();
    const crossed = meanwhile(table, () => hold(3));
    const stock = [{ warehouseId: warehouse.id, onHand: 20, onHandBefore: 10 }];
    await save({ stock }, { at: crossed.table });
    expect([crossed.happened(), await shelf()]).toEqual([true, [20, 3]]);
  });

  it('begins in a warehouse named for the first time; one left out stays', async () => {
    const { save, shelf } = await aShop();
    const saved = await save({ stock: [{ warehouseId: far.id, onHand: 5 }] });
    expect([await shelf(), await shelf('-', far.id), saved.available]).toEqual([[10, 0], [5, 0], 15]);
  });

  it('is found under the new address, however many shelves there are', async () => {
    const { table, save } = await aShop();
    await save({ slug: 'nep-moi', stock: [{ warehouseId: far.id, onHand: 5 }] });
    const found = await findProductBySlug(contextOf(table), 'nep-moi');
    expect(found?.stocks.map(({ onHand }) => onHand).toSorted((a, b) => a - b)).toEqual([5, 10]);
    expect(await findProductBySlug(contextOf(table), 'gao-nep')).toBeUndefined();
  });
});

describe('variants that come and go', () => {
  const variants = [
    { value: 'Nhỏ', stock: 4 },
    { value: 'Lớn', stock: 2 },
  ];

  it('close the shelf of the whole product: it keeps what orders hold, and sells nothing', async () => {
    const { save, hold, shelf } = await aShop();
    await hold(3);
    const saved = await save({ variants });
    expect(saved.variants.map(({ stock }) => stock)).toEqual([4, 2]);
    expect([saved.available, await shelf()]).toEqual([6, [3, 3]]);
  });

  it('may begin again with another number once nothing was sold from them', async () => {
    const { save, shelf } = await aShop({ variants });
    const plain = await save({ stock: [{ warehouseId: warehouse.id, onHand: 9 }] });
    expect([plain.available, await shelf('tui-nho')]).toEqual([9, [0, 0]]);
    const again = await save({ variants: [{ value: 'Nhỏ', stock: 8 }] }, { revision: plain.revision });
    expect([again.available, await shelf()]).toEqual([8, [0, 0]]);
  });
});

describe('a flash sale of many variants', () => {
  it('is counted down to nothing in one save, out of all its portions', async () => {
    const values = Array.from({ length: 12 }, (_, place) => `Cỡ ${place}`);
    const { save, record } = await aShop({
      flashSale: true,
      variants: values.map((value) => ({ value, stock: 80 })),
    });
    expect((await record()).stocks.map(({ split }) => split?.shelfLeft)).toEqual(values.map(() => 0));
    const variants = values.map((value) => ({ value, stock: 0, stockBefore: 80 }));
    expect((await save({ flashSale: true, variants })).available).toBe(0);
    const { stocks } = await record();
    expect(stocks.map(({ onHand, reserved }) => [onHand, reserved])).toEqual(values.map(() => [0, 0]));
    expect(stocks.flatMap(({ split }) => split?.portions.map(({ left }) => left) ?? [])).toEqual(
      values.flatMap(() => [0, 0, 0, 0, 0, 0, 0, 0]),
    );
  });
});

describe('a product whose variants came and went for years', () => {
  it('is read, sold, saved and taken away to its last shelf', async () => {
    const { table, put, save, record, product, rows } = await aShop();
    const before = await record();
    const stocks = Array.from({ length: 310 }, (_, place) => ({
      variantId: `tui-${String(place).padStart(3, '0')}`,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      onHand: 0,
      reserved: 0,
    }));
    put(stocks.map((shelf) => stockItem(product.id, before.card.slug, shelf)));
    expect((await record()).stocks).toHaveLength(311);
    expect((await findProductBySlug(contextOf(table), before.card.slug))?.stocks).toHaveLength(311);
    const saved = await save({ variants: [{ value: '309', stock: 8, stockBefore: 0 }] });
    expect(saved.available).toBe(8);
    await save({ variants: [{ value: '309', stock: 0, stockBefore: 8 }] }, { revision: saved.revision });
    await deleteProduct(contextOf(table), product.id, () => Promise.resolve(0));
    expect(rows().filter(({ entity }) => entity === 'stock')).toEqual([]);
  });
});

describe('a change of a product', () => {
  it('409: of an older revision, with what others changed since', async () => {
    const { save, product } = await aShop();
    const unchanged = { warehouseId: warehouse.id, onHand: 10 };
    await save({ price: 60_000 });
    await save({ price: 60_000, name: 'Gạo nếp nương', stock: [unchanged] }, { revision: 2 });
    await expect(save({ price: 55_000 }, { revision: product.revision })).rejects.toMatchObject({
      code: 'STALE_STATE',
      details: { params: { revision: 3, changed: 'name, metaTitle, price' } },
    });
  });

  it('409: when somebody else saves between reading and writing', async () => {
    const { table, save, record } = await aShop();
    const crossed = meanwhile(table, () => save({ price: 60_000 }));
    await expect(save({ price: 70_000 }, { at: crossed.table })).rejects.toMatchObject({
      code: 'STALE_STATE',
    });
    expect([crossed.happened(), (await record()).card.price]).toEqual([true, 60_000]);
  });

  it('leaves alone what sales and reviews wrote on the card meanwhile', async () => {
    const { table, product, save, record } = await aShop();
    const { card } = await record();
    const crossed = meanwhile(table, async () => {
      await countSold(contextOf(table), { orderId: 'o1', productId: product.id, quantity: 2 });
      await table.write([countNewStars(card, 5, at)]);
      await writeRatingThrough(contextOf(table), product.id);
    });
    await save({ price: 60_000 }, { at: crossed.table });
    const after = (await record()).card;
    expect([crossed.happened(), after.price, after.sold, after.rating.count]).toEqual([true, 60_000, 2, 1]);
    // A sale is nothing a form has to be read again for.
    await save({ price: 65_000 }, { revision: 2 });
  });

  it('shows on the card what the shelves hold by then', async () => {
    const { table, save, hold, record } = await aShop();
    const crossed = meanwhile(table, () => hold(10));
    await save({ price: 60_000 }, { at: crossed.table });
    expect([crossed.happened(), (await record()).card.stockStatus]).toEqual([true, 'out_of_stock']);
  });
});

describe('a shelf that is broken all the same', () => {
  it.each([
    ['below zero', -2],
    ['no number', 'nhiều'],
  ])('%s: the product is read, sold out, and can be mended', async (_, onHand) => {
    const { table, record, shelfName, rows } = await aShop();
    const [row] = rows().filter(({ entity }) => entity === 'stock');
    await table.write([
      { refusal: undefined, build: () => ({ Put: { TableName: '', Item: { ...row, onHand } } }) },
    ]);
    expect((await record()).stocks).toMatchObject([{ onHand: typeof onHand === 'number' ? onHand : 0 }]);
    if (typeof onHand === 'number')
      expect(await table.write([recountStock(shelfName, { before: onHand, counted: 4 }, 'no')])).toBe(
        undefined,
      );
  });
});

describe('what is on a product’s card of pictures', () => {
  it.each(['javascript:alert(1)', 'https://evil.example/x.png', '//evil.example/x', '/media/../x', 'x'])(
    '400: %s',
    (url) => {
      const media = [{ type: 'image', url, alt: '' }];
      const refused = [{ image: url }, { media }].map((given) =>
        ProductDraft.safeParse({ ...draftOf(), ...given }),
      );
      expect(refused.map(({ success }) => success)).toEqual([false, false]);
    },
  );

  it.each(['/media/products/x-{width}.webp', '/media/uploads/01J/abc.webp'])('%s', (url) => {
    const media = [{ type: 'image', url, alt: '' }];
    expect(ProductDraft.safeParse({ ...draftOf(), image: url, media }).success).toBe(true);
  });
});
