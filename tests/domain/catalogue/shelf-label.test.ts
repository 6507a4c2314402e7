import { describe, expect, it } from 'vitest';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { noVariantId } from '#functions/domain/catalogue/stock-shards/shelf-name.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { shelfKey } from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import {
  findLabelled,
  followLabel,
  labelOf,
  readShelves,
  requireShelf,
} from '#functions/domain/catalogue/warehouses/shelf-label.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { aCategory, aCombo, aProduct, warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const category = aCategory({ id: 'sticky', name: 'Nếp', parentId: 'rice', path: ['rice', 'sticky'] });
const size = (value: string) => ({ name: 'Cỡ', value, sku: `AO-${value}`, additionalPrice: 0, stock: 0 });
const plain = aProduct({ name: 'Gạo', code: 'GAO', slug: 'gao', ground: 3, category });
const shirt = aProduct({ name: 'Áo', code: 'AO', slug: 'ao', variants: [size('S'), size('M')] });
const service = aProduct({ name: 'Gói quà', type: 'service', available: 0 });
const combo = aCombo({
  name: 'Giỏ',
  of: [
    [plain, 2],
    [shirt, 1, 'co-s'],
  ],
});
const unit = aProduct({ name: 'Bao gạo', available: 0, masterUnitId: plain.card.id, conversionValue: 10 });
const part = { ...plain, card: { ...plain.card, combos: 1 } };

describe('what a shelf says of its product', () => {
  it('is its names, its picture and where it is filed', () => {
    expect(labelOf(plain, noVariantId)).toEqual({
      slug: 'gao',
      productName: 'Gạo',
      productCode: 'GAO',
      image: '/media/products/x-{width}.webp',
      ground: 3,
      categoryId: 'sticky',
      categoryPath: ['rice', 'sticky'],
      variantName: null,
      sku: null,
      inCombo: false,
      isSold: true,
    });
    expect(labelOf(part, noVariantId).inCombo).toBe(true);
  });

  it.each<[string, Parameters<typeof labelOf>[0], string, object, string | undefined]>([
    ['goods', plain, noVariantId, { variantName: null, sku: null, isSold: true }, undefined],
    ['a variant', shirt, 'co-s', { variantName: 'Cỡ: S', sku: 'AO-S', isSold: true }, undefined],
    ['its sibling', shirt, 'co-m', { variantName: 'Cỡ: M', sku: 'AO-M', isSold: true }, undefined],
    [
      'what has variants since',
      shirt,
      noVariantId,
      { variantName: null, isSold: false },
      'VARIANT_NOT_FOUND',
    ],
    ['a variant that is gone', shirt, 'co-l', { variantName: null, isSold: false }, 'VARIANT_NOT_FOUND'],
    ['what has no variants since', plain, 'co-s', { variantName: null, isSold: false }, 'VARIANT_NOT_FOUND'],
    ['a service', service, noVariantId, { isSold: false }, 'VARIANT_NOT_FOUND'],
    ['a combo', combo, noVariantId, { isSold: false }, 'VARIANT_NOT_FOUND'],
    ['a unit', unit, noVariantId, { isSold: false }, 'UNIT_HAS_NO_SHELF'],
  ])('tells whether it is sold by that name: %s', async (_, product, variantId, label, refusal) => {
    expect(labelOf(product, variantId)).toMatchObject(label);
    expect(await refusalOf((async () => requireShelf(product, variantId))())).toBe(refusal);
  });
});

describe('a product that its shelves speak of', () => {
  it('is there with its card and its page, and not when it was taken away', async () => {
    const { table, put } = memoryTable();
    put(productItems(plain));
    const { id } = plain.card;
    expect(await findLabelled({ table }, id)).toMatchObject({
      card: { name: 'Gạo' },
      detail: { variants: [] },
    });
    await table.write([remove(productKeys.detail(id))]);
    expect(await findLabelled({ table }, id)).toBeUndefined();
    put(productItems(plain));
    await table.write(cardRecord.softDelete(plain.card));
    expect(await findLabelled({ table }, id)).toBeUndefined();
    expect(await findLabelled({ table }, 'nothing')).toBeUndefined();
  });
});

describe('the shelves of a product that is called otherwise', () => {
  function aRenamedShirt() {
    const { table, put, rows } = memoryTable();
    put(productItems(shirt));
    const { id } = shirt.card;
    const renamed = { ...shirt.card, name: 'Áo dài', slug: 'ao-dai' };
    put([cardRecord.item(renamed)]);
    const keyOf = (variantId: string) => shelfKey({ productId: id, variantId, warehouseId: warehouse.id });
    return { table, rows, id, keyOf };
  }

  it('say so, are found at its new address, and are not written where they say so already', async () => {
    const { table, rows, id } = aRenamedShirt();
    await followLabel({ table }, id);
    const shelves = rows().filter(({ entity }) => entity === 'stock');
    expect(
      shelves.map(({ gsi1pk, label }) => [gsi1pk, (label as { productName: string }).productName]),
    ).toEqual([
      ['PRODUCT-SLUG#ao-dai', 'Áo dài'],
      ['PRODUCT-SLUG#ao-dai', 'Áo dài'],
    ]);
    await followLabel({ table }, id);
    expect(rows().filter(({ entity }) => entity === 'stock')).toEqual(shelves);
  });

  it('do not come back where one is gone at that moment, and the others follow', async () => {
    const { table, id, keyOf } = aRenamedShirt();
    const crossed = meanwhile(table, () => table.write([remove(keyOf('co-m'))]));
    await followLabel({ table: crossed.table }, id);
    const shelves = await readShelves({ table }, id);
    expect([
      crossed.happened(),
      shelves.map(({ variantId, label }) => [variantId, label?.productName]),
    ]).toEqual([true, [['co-s', 'Áo dài']]]);
    expect(shelves[0]?.productId).toBe(id);
  });

  it('stay as they are where the product is gone', async () => {
    const { table, rows, id } = aRenamedShirt();
    await table.write([remove(productKeys.card(id))]);
    const before = rows();
    await followLabel({ table }, id);
    expect(rows()).toEqual(before);
  });
});
