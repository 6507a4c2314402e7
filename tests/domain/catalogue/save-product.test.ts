import { describe, expect, it } from 'vitest';
import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import {
  brandRecord,
  businessRecord,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { stockItem, warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { countSales } from '#functions/domain/catalogue/products/follow-sales.ts';
import {
  holdStock,
  putBackStock,
  recountStock,
  takeStock,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { countNewStars, updateRatingOfCard } from '#functions/domain/catalogue/products/product-rating.ts';
import { findProduct, findProductBySlug } from '#functions/domain/catalogue/products/find-product.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
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
  stock?: { warehouseId: string; onHand: number }[];
  variants?: { value: string; stock?: number }[];
};

const changeOf = ({ variants = [], stock: _stock, ...given }: Given = {}) => ({
  name: 'Gạo nếp',
  code: 'GN-1',
  categoryId: category.id,
  businessId: business.id,
  price: 50_000,
  variants: variants.map(({ value }) => ({ name: 'Túi', value, sku: value, additionalPrice: 0 })),
  ...given,
});

const draftOf = ({ stock = [{ warehouseId: warehouse.id, onHand: 10 }], ...given }: Given = {}) => {
  const { variants, ...said } = changeOf(given);
  const counted = variants.map((variant, row) => ({ ...variant, stock: given.variants?.[row]?.stock ?? 0 }));
  return { ...said, variants: counted, stock };
};

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
  const product = await createProduct(contextOf(table), {
    ...ProductDraft.parse(draftOf(given)),
    userId: 'lan',
  });
  const save = (change: Given = {}, { revision = product.revision, at: where = table } = {}) =>
    updateProduct(contextOf(where), {
      id: product.id,
      change: ProductChange.parse({ ...changeOf(change), revision }),
    });
  const shelfName = { productId: product.id, variantId: '-', warehouseId: warehouse.id };
  const hold = (quantity: number, onHand = 10) =>
    table.write([holdStock({ ...shelfName, quantity, onHand }, { why: 'held' }, 'no')]);
  const take = (quantity: number) => table.write([takeStock({ ...shelfName, quantity }, { why: 'sold' })]);
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
  it('is none of a save: what orders hold and what was packed meanwhile stands', async () => {
    const { save, hold, take, shelf } = await aShop();
    await hold(5);
    await take(3);
    const saved = await save({ name: 'Gạo nếp nương' });
    expect([saved.available, await shelf()]).toEqual([5, [7, 2]]);
  });

  it('keeps to the name it is sold by: variants that come are empty, and what lay there stays', async () => {
    const { save, shelf } = await aShop();
    const saved = await save({ variants: [{ value: 'Nhỏ' }, { value: 'Lớn' }] });
    expect([saved.available, await shelf()]).toEqual([0, [10, 0]]);
    const plain = await save({}, { revision: saved.revision });
    expect(plain.available).toBe(10);
  });

  it('is found under the new address', async () => {
    const { table, save } = await aShop({
      stock: [
        { warehouseId: warehouse.id, onHand: 10 },
        { warehouseId: far.id, onHand: 5 },
      ],
    });
    await save({ slug: 'nep-moi' });
    const found = await findProductBySlug(contextOf(table), 'nep-moi');
    expect(found?.stocks.map(({ onHand }) => onHand).toSorted((a, b) => a - b)).toEqual([5, 10]);
    expect(await findProductBySlug(contextOf(table), 'gao-nep')).toBeUndefined();
  });

  it('opens with a movement of its own', async () => {
    const { rows } = await aShop();
    expect(rows().find(({ entity }) => entity === 'stock')).toMatchObject({
      moves: 1,
      move: { why: 'opening', at: expect.any(String) },
    });
  });
});

describe('a product whose variants came and went for years', () => {
  it('is read, sold, saved and taken away to its last shelf', async () => {
    const { table, put, save, record, product, rows } = await aShop({
      stock: [{ warehouseId: warehouse.id, onHand: 0 }],
    });
    const before = await record();
    const stocks = Array.from({ length: 310 }, (_, place) => ({
      variantId: `tui-${String(place).padStart(3, '0')}`,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      onHand: 0,
      reserved: 0,
    }));
    put(stocks.map((shelf) => stockItem(before, shelf)));
    expect((await record()).stocks).toHaveLength(311);
    expect((await findProductBySlug(contextOf(table), before.card.slug))?.stocks).toHaveLength(311);
    const last = { productId: product.id, variantId: 'tui-309', warehouseId: warehouse.id };
    await table.write([putBackStock({ ...last, quantity: 5 }, { why: 'returned' })]);
    const saved = await save({ variants: [{ value: '309' }] });
    expect(saved.available).toBe(5);
    await table.write([recountStock(last, { before: 5, counted: 0 }, { why: 'corrected' }, 'no')]);
    await deleteProduct(contextOf(table), product.id, () => Promise.resolve([]));
    expect(rows().filter(({ entity }) => entity === 'stock')).toEqual([]);
  });
});

describe('a change of a product', () => {
  it('409: of an older revision, with what others changed since', async () => {
    const { save, product } = await aShop();
    await save({ price: 60_000 });
    await save({ price: 60_000, name: 'Gạo nếp nương' }, { revision: 2 });
    await expect(save({ price: 55_000 }, { revision: product.revision })).rejects.toMatchObject({
      code: 'STALE_STATE',
      details: { params: { revision: 3, changed: 'name, metaTitle, price' } },
    });
    await expect(save({ price: 55_000 }, { revision: 2 })).rejects.toMatchObject({
      details: { params: { revision: 3, changed: 'name, metaTitle' } },
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
      await countSales(contextOf(table), { orderId: 'o1', productId: product.id, quantity: 2 });
      await table.write([countNewStars(card, 5, at)]);
      await updateRatingOfCard(contextOf(table), product.id);
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
      expect(
        await table.write([
          recountStock(shelfName, { before: onHand, counted: 4 }, { why: 'corrected' }, 'no'),
        ]),
      ).toBe(undefined);
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
