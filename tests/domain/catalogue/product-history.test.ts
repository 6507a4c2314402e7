import { describe, expect, it } from 'vitest';
import { withHistory } from '#functions/domain/catalogue/products/product-history.ts';
import type { ProductText } from '#functions/domain/catalogue/views/product-record.ts';
import { aProduct } from '#tests/support/catalogue.ts';

const { card, detail } = aProduct({ name: 'Gạo nếp' });
const before: ProductText = { card, detail };
const brand = { id: 'sen', name: 'Sen' };

/** What the note of a change says that it was about; the product as it will be is given by its parts that are other. */
const changedBy = (other: { card?: object; detail?: object }, known = before) =>
  withHistory(
    { card: { ...known.card, revision: 2, ...other.card }, detail: { ...known.detail, ...other.detail } },
    known,
  ).detail.history[0];

describe('the note of a change of a product', () => {
  it.each<[string, unknown]>([
    ['name', 'Gạo tẻ'],
    ['code', 'GT'],
    ['slug', 'gao-te'],
    ['shortDescription', 'Dẻo'],
    ['price', 1],
    ['basePrice', 1],
    ['taxType', 'eight'],
    ['taxRate', 8],
    ['image', '/media/products/y-{width}.webp'],
    ['ground', 99],
    ['badges', ['new']],
    ['freeShipping', true],
    ['featured', true],
    ['isActive', false],
  ])('names what the card says: %s', (name, value) => {
    expect(changedBy({ card: { [name]: value } })).toEqual({ revision: 2, changed: [name] });
  });

  it.each<[string, unknown]>([
    ['type', 'combo'],
    ['parts', [{ productId: 'p', variantId: null, quantity: 2 }]],
    ['barCode', '893'],
    ['dimensions', '1x2'],
    ['taxName', 'GTGT'],
    ['conversionValue', 24],
    ['masterUnitId', 'lon'],
    ['isLotSerialControl', true],
    ['isBatchExpireControl', true],
    ['isRewardPoint', true],
    ['keywords', ['gạo']],
    ['attributes', [{ attributeName: 'Màu', attributeValue: 'Trắng' }]],
    ['description', '<p>Dẻo</p>'],
    ['media', [{ kind: 'image', url: '/x', alt: '' }]],
    ['specifications', [{ name: 'Nặng', value: '1 kg' }]],
    ['unit', 'bao'],
    ['weight', 12_345],
    ['minQuantity', 7],
    ['maxQuantity', 8],
    ['flashSale', true],
    ['variants', [{ id: 's' }]],
    ['metaTitle', 'Gạo'],
    ['metaDescription', 'Gạo của làng'],
  ])('names what its page says: %s', (name, value) => {
    expect(changedBy({ detail: { [name]: value } })).toEqual({ revision: 2, changed: [name] });
  });

  it('names what it is filed under by the id alone', () => {
    const filed = { category: { ...card.category, id: 'x' }, business: { ...card.business, id: 'x' }, brand };
    expect(changedBy({ card: filed })?.changed).toEqual(['category', 'business', 'brand']);
    const renamed = {
      category: { ...card.category, name: 'Khác' },
      business: { ...card.business, name: 'Khác' },
    };
    expect(changedBy({ card: renamed })?.changed).toEqual([]);
    const branded: ProductText = { detail, card: { ...card, brand } };
    expect(changedBy({ card: { brand: { ...brand, name: 'Khác' } } }, branded)?.changed).toEqual([]);
    expect(changedBy({ card: { brand: null } }, branded)?.changed).toEqual(['brand']);
  });

  it('names nothing of what sales, stock and reviews write, and all that was changed at once', () => {
    expect(changedBy({ card: { sold: 9, stockVersion: 3, combos: 1 } })?.changed).toEqual([]);
    expect(changedBy({ card: { price: 1, name: 'Gạo tẻ' }, detail: { unit: 'bao' } })?.changed).toEqual([
      'name',
      'price',
      'unit',
    ]);
  });

  it('stands before those of earlier changes, of which twenty are kept', () => {
    let known = before;
    for (let revision = 2; revision <= 24; revision += 1)
      known = withHistory({ card: { ...known.card, revision, price: revision }, detail }, known);
    expect(known.detail.history.map(({ revision }) => revision)).toEqual([
      24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5,
    ]);
  });
});
