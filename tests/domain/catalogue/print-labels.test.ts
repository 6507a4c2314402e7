import { describe, expect, it } from 'vitest';
import type { BodyOf } from '#shared/contract/route.ts';
import type { printLabels as contract } from '#shared/catalogue/labels.contract.ts';
import { printLabels } from '#functions/domain/catalogue/labels/print-labels.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { drawnPages, pdfHead, wordsOf } from '#tests/support/drawn-pages.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

type Line = BodyOf<typeof contract>['lines'][number];

const variant = (value: string, additionalPrice: number, sku: string) => ({
  name: 'Túi',
  value,
  sku,
  additionalPrice,
  image: null,
  stock: 1,
});
const tea = aProduct({ name: 'Trà sen', code: 'TS-1', price: 100_000, taxType: 'eight', barCode: '893001' });
const plain = aProduct({ name: 'Nón lá', code: 'NL-1', price: 50_000, taxType: 'zero' });
const rice = aProduct({
  name: 'Gạo',
  code: 'G-1',
  price: 20_000,
  taxType: 'zero',
  variants: [variant('lớn', 10_000, 'G-L'), variant('nhỏ', 0, 'G-S')],
});
/** A price book makes tea cheaper for everybody from noon on. */
const reduced = {
  bookId: 'b1',
  from: '2026-11-23T05:00:00.000Z',
  until: null,
  priority: 1,
  rules: [{ variantId: null, way: 'fixed' as const, value: 80_000 }],
};

function shop(at = '2026-11-23T03:00:00.000Z') {
  const { table, put } = memoryTable();
  const priced = { ...tea, card: { ...tea.card, priceWindows: [reduced] } };
  put([priced, plain, rice].flatMap((one) => productItems(one)));
  const context = contextOf(table, () => new Date(at));
  const print = (...lines: Line[]) => printLabels(context, { sheet: 'roll', lines });
  const labels = async (...lines: Line[]) =>
    (await drawnPages((await print(...lines)).bytes)).map((page) => {
      const [name, price, code] = wordsOf(page);
      return [name, price, code].join(' | ');
    });
  return { print, labels };
}

const line = (of: { card: { id: string } }, copies = 1, variantId: string | null = null): Line => ({
  productId: of.card.id,
  variantId,
  copies,
});

describe('labels for goods', () => {
  it('say the price with tax and the barcode; without one the code', async () => {
    expect(await shop().labels(line(tea), line(plain, 2))).toEqual([
      'Trà sen | 108.000 ₫ | 893001',
      'Nón lá | 50.000 ₫ | NL-1',
      'Nón lá | 50.000 ₫ | NL-1',
    ]);
  });

  it('say what everybody pays at the moment they are printed', async () => {
    expect(await shop('2026-11-23T05:00:00.000Z').labels(line(tea))).toEqual(['Trà sen | 86.400 ₫ | 893001']);
  });

  it('are of each variant, or of the one that was chosen', async () => {
    const large = rice.detail.variants[0]?.id ?? '';
    expect(await shop().labels(line(rice), line(rice, 1, large))).toEqual([
      'Gạo · lớn | 30.000 ₫ | G-L',
      'Gạo · nhỏ | 20.000 ₫ | G-S',
      'Gạo · lớn | 30.000 ₫ | G-L',
    ]);
  });

  it('come in a file that is named by how many they are', async () => {
    const { name, bytes } = await shop().print(line(rice, 2), line(tea));
    expect(name).toBe('tem-hang-hoa-5.pdf');
    expect((await pdfHead(bytes)).createdAt).toMatch(/20261123/);
  });

  it('are refused of what is not there', async () => {
    const { print } = shop();
    await expect(print(line({ card: { id: 'none' } }))).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    await expect(print(line(tea, 1, 'none'))).rejects.toMatchObject({ code: 'VARIANT_NOT_FOUND' });
    await expect(print(line(rice, 1, 'none'))).rejects.toMatchObject({ code: 'VARIANT_NOT_FOUND' });
  });

  it('are no more than a printer is sent at once, counting each variant', async () => {
    const { print } = shop();
    await expect(print(line(rice, 250), line(tea, 1))).rejects.toMatchObject({
      code: 'LABELS_TOO_MANY',
      details: { params: { count: 501, most: 500 } },
    });
    expect((await print(line(rice, 249), line(tea, 2))).name).toBe('tem-hang-hoa-500.pdf');
  });
});
