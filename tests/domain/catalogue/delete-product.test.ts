import { describe, expect, it } from 'vitest';
import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import { businessRecord, categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { deleteProduct } from '#functions/domain/catalogue/products/delete-product.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import { holdStock, putBackStock } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aBusiness, aCategory, aWarehouse, business, warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const category = aCategory({ name: 'Gạo' });
const contextOf = (table: Table) => ({
  table,
  findCategory: () => Promise.resolve(category),
  now: () => new Date('2026-11-21T00:00:00.000Z'),
});
const said = {
  name: 'Gạo nếp',
  code: 'GN-1',
  categoryId: category.id,
  businessId: business.id,
  price: 50_000,
};
const noOrders = () => Promise.resolve([]);

async function aShop(onHand = 0) {
  const { table, put, rows } = memoryTable();
  put([categoryItem(category), businessRecord.item(aBusiness()), warehouseItem(aWarehouse())]);
  const stock = [{ warehouseId: warehouse.id, onHand }];
  const { id, revision } = await createProduct(contextOf(table), {
    ...ProductDraft.parse({ ...said, stock }),
    userId: 'lan',
  });
  const shelf = { productId: id, variantId: '-', warehouseId: warehouse.id };
  return { table, rows, id, revision, shelf };
}

it('a product that gets another address at that moment is not taken away without it', async () => {
  const { table, rows, id, revision } = await aShop();
  const addresses = () => rows().filter(({ entity }) => entity === 'product-slug').length;
  const crossed = meanwhile(table, () =>
    updateProduct(contextOf(table), {
      id,
      change: ProductChange.parse({ ...said, slug: 'gao-moi', revision }),
    }),
  );
  await expect(deleteProduct(contextOf(crossed.table), id, noOrders)).rejects.toMatchObject({
    code: 'STALE_STATE',
  });
  expect(crossed.happened()).toBe(true);
  expect((await findProduct(contextOf(table), id))?.card.slug).toBe('gao-moi');
  await deleteProduct(contextOf(table), id, noOrders);
  // Left behind, it could never be given to another product.
  expect(addresses()).toBe(0);
});

describe('a product something refers to stays', () => {
  it('with pieces in a warehouse', async () => {
    const { table, id } = await aShop(3);
    await expect(deleteProduct(contextOf(table), id, noOrders)).rejects.toMatchObject({
      code: 'PRODUCT_REFERENCED',
      details: {
        params: { pieces: 3, orders: 0 },
        errors: [{ path: `warehouses/${warehouse.id}`, message: `${warehouse.name}: 3` }],
      },
    });
    expect(await findProduct(contextOf(table), id)).toBeDefined();
  });

  it('named by an order, whatever became of it', async () => {
    const { table, id } = await aShop();
    const findOrders = () => Promise.resolve([{ id: 'don-1', code: 'CL1' }]);
    await expect(deleteProduct(contextOf(table), id, findOrders)).rejects.toMatchObject({
      code: 'PRODUCT_REFERENCED',
      details: { params: { orders: 1 }, errors: [{ path: 'orders/don-1', message: 'CL1' }] },
    });
  });

  it('ordered at the very moment it is taken away', async () => {
    const { table, id, shelf } = await aShop();
    const crossed = meanwhile(table, async () => {
      await table.write([putBackStock({ ...shelf, quantity: 1 }, { why: 'returned' })]);
      const held = holdStock({ ...shelf, quantity: 1, onHand: 1 }, { why: 'held' }, 'no');
      expect(await table.write([held])).toBeUndefined();
    });
    await expect(deleteProduct(contextOf(crossed.table), id, noOrders)).rejects.toMatchObject({
      code: 'PRODUCT_REFERENCED',
    });
    expect(crossed.happened()).toBe(true);
    const kept = await findProduct(contextOf(table), id);
    expect(kept?.stocks).toMatchObject([{ onHand: 1, reserved: 1 }]);
  });

  it('and one that is gone can be ordered by nobody', async () => {
    const { table, id, shelf } = await aShop();
    await deleteProduct(contextOf(table), id, noOrders);
    expect(await table.write([holdStock({ ...shelf, quantity: 1, onHand: 0 }, { why: 'held' }, 'no')])).toBe(
      'no',
    );
  });
});
