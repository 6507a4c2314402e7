import { type ProductChange, writesOfMany } from '#functions/domain/catalogue/products/change-many.ts';
import { findProduct } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import {
  brandRecord,
  businessRecord,
  categoryItem,
  type categoryRecord,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aBrand, aBusiness, aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { listDues } from '#tests/support/dues.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

export const at = new Date('2026-11-20T03:00:00.000Z');
export const clothes = aCategory({ name: 'Thời trang' });
export const tea = aCategory({ id: 'tea', name: 'Trà' });
export const other = { ...business, id: 'biz-other', name: 'Khác', slug: 'khac' };
export const brand = { id: 'brand-moc-cau', name: 'Móc Câu' };

export type Given = Parameters<typeof aProduct>[0];

/** Products on sale, and what they may be put under: two categories, two businesses and a brand. */
export function aShopOfMany() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  put([
    ...[clothes, tea].map(categoryItem),
    businessRecord.item(aBusiness()),
    businessRecord.item(aBusiness(other)),
    brandRecord.item(aBrand({ name: 'Móc Câu' })),
  ]);
  const context = contextOf(table, () => at);
  const product = (given: Given) => {
    const made = aProduct({ price: 100_000, ...given });
    put(productItems(made));
    return made;
  };
  const said = (of: ReturnType<typeof aProduct>, values: object, variants?: ProductChange['variants']) => ({
    product: { card: of.card, detail: of.detail },
    values: values as ProductChange['values'],
    ...(variants && { variants }),
  });
  const change = async (...all: ProductChange[]) => table.write(await writesOfMany(context, all));
  const now = async (of: ReturnType<typeof aProduct>) => {
    const found = await findProduct(context, of.card.id);
    if (!found) throw new Error('It is gone');
    return found;
  };
  const filedAt = async (
    record: typeof businessRecord | typeof categoryRecord | typeof brandRecord,
    id: string,
  ) => (await record.find(table, { id }))?.filedAt;
  const due = async () =>
    (
      await listDues(
        contextOf(table, () => new Date('9999-01-01')),
        'product-prices',
      )
    ).map(({ of }) => of);
  return { table, put, rows, context, product, said, change, now, filedAt, due };
}
