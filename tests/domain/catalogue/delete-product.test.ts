import { expect, it } from 'vitest';
import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import { businessRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import {
  createProduct,
  deleteProduct,
  updateProduct,
} from '#functions/domain/catalogue/products/save-product.ts';
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
const draft = {
  name: 'Gạo nếp',
  code: 'GN-1',
  categoryId: category.id,
  businessId: business.id,
  price: 50_000,
};
const stock = [{ warehouseId: warehouse.id, onHand: 10 }];

it('a product that gets another address at that moment is not taken away without it', async () => {
  const { table, put, rows } = memoryTable();
  put([businessRecord.item(aBusiness()), warehouseItem(aWarehouse())]);
  const { id, revision } = await createProduct(contextOf(table), ProductDraft.parse({ ...draft, stock }));
  const addresses = () => rows().filter(({ entity }) => entity === 'product-slug').length;
  const crossed = meanwhile(table, () =>
    updateProduct(contextOf(table), {
      id,
      change: ProductChange.parse({ ...draft, slug: 'gao-moi', revision }),
    }),
  );
  await expect(deleteProduct(contextOf(crossed.table), id)).rejects.toMatchObject({ code: 'STALE_STATE' });
  expect(crossed.happened()).toBe(true);
  expect((await findProduct(contextOf(table), id))?.card.slug).toBe('gao-moi');
  await deleteProduct(contextOf(table), id);
  // Left behind, it could never be given to another product.
  expect(addresses()).toBe(0);
});
