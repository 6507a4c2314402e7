import { ProductChange, ProductDraft } from '#shared/catalogue/index.ts';
import { createProduct } from '#functions/domain/catalogue/products/create-product.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { warehouseItem } from '#functions/domain/catalogue/products/product-items.ts';
import { updateProduct } from '#functions/domain/catalogue/products/save-product.ts';
import {
  brandRecord,
  businessRecord,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import type { DueKind } from '#functions/domain/due/due-items.ts';
import { findUpload, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { type Key, remove } from '#functions/platform/table/table-operations.ts';
import { aBrand, aBusiness, aCategory, aWarehouse, business, warehouse } from '#tests/support/catalogue.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

export const at = '2026-11-21T00:00:00.000Z';
export const rice = aCategory({ id: 'rice', name: 'Gạo' });
export const tea = aCategory({ id: 'tea', name: 'Trà' });
export const otherBusiness = aBusiness({ id: 'biz-other', slug: 'khac', name: 'Khác' });
export const brand = aBrand({ name: 'Sông Hương' });
export const paused = aWarehouse({ id: 'wh-paused', code: 'NGHI', name: 'Kho nghỉ', isActive: false });
export const far = aWarehouse({ id: 'wh-far', code: 'XA', name: 'Kho xa' });

type Said = Record<string, unknown>;

/** A shop whose staff make and change products: two categories, two businesses, a brand and three warehouses. */
export function aSavingShop() {
  const { table, put, rows } = memoryTable();
  put([
    ...[rice, tea].map(categoryItem),
    ...[aBusiness(), otherBusiness].map((one) => businessRecord.item(one)),
    brandRecord.item(brand),
    ...[aWarehouse(), far, paused].map(warehouseItem),
  ]);
  const savingAt = (where: Table, hour = at) => ({
    ...contextOf(where, () => new Date(hour)),
    findCategory: (id: string) => Promise.resolve([rice, tea].find((one) => one.id === id)),
  });
  const context = savingAt(table);
  const said = (given: Said) => ({
    name: 'Gạo nếp',
    code: 'GN-1',
    categoryId: rice.id,
    businessId: business.id,
    price: 50_000,
    ...given,
  });
  const now = async (id: string) => {
    const found = await findProduct(context, id);
    if (!found) throw new Error('It is gone');
    return found;
  };
  return {
    table,
    put,
    rows,
    context,
    savingAt,
    now,
    /** Ten pieces in the first warehouse, unless said otherwise. */
    make: (given: Said = {}, where = table, asking: object = {}) =>
      createProduct(savingAt(where), {
        ...ProductDraft.parse(said({ stock: [{ warehouseId: warehouse.id, onHand: 10 }], ...given })),
        userId: 'lan',
        ...asking,
      }),
    /** All that is not said is as in a new form: only the names stay what they are. */
    change: async (id: string, given: Said = {}, where = table, hour = at) => {
      const { name, code, revision } = (await now(id)).card;
      const change = ProductChange.parse({ ...said({ name, code, ...given }), revision });
      return updateProduct(savingAt(where, hour), { id, change });
    },
    take: (key: Key) => table.write([remove(key)]),
    dues: async (kind: DueKind) => (await listDues(contextOf(table, atTheEnd), kind)).map(({ of }) => of),
    upload: (id: string, given: Partial<StoredUpload> = {}) =>
      put([
        uploadItem({
          id,
          ownerId: 'lan',
          kind: 'productImages',
          mimeType: 'image/png',
          bytes: 1,
          status: 'arrived',
          createdAt: at,
          seenAt: at,
          ...given,
        }),
      ]),
    uploadNow: (id: string) => findUpload(context, id),
  };
}
