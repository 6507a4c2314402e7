import { beforeEach, describe, expect, it } from 'vitest';
import {
  brandKey,
  businessKey,
  categoryKey,
  productKeys,
} from '#functions/domain/catalogue/catalogue-keys.ts';
import { findProductBySlug } from '#functions/domain/catalogue/products/find-product.ts';
import { ratingItem } from '#functions/domain/catalogue/products/product-rating.ts';
import { stockItem } from '#functions/domain/catalogue/products/product-items.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { aSavingShop, at, brand, far, otherBusiness, paused, rice, tea } from './saving-world.ts';

let shop: ReturnType<typeof aSavingShop>;
beforeEach(() => {
  shop = aSavingShop();
});

describe('what a product is put under', () => {
  const places = [
    ['category', { categoryId: 'nothing' }, { categoryId: tea.id }, categoryKey(tea.id), 'UNKNOWN_CATEGORY'],
    [
      'business',
      { businessId: 'nothing' },
      { businessId: otherBusiness.id },
      businessKey(otherBusiness.id),
      'UNKNOWN_BUSINESS',
    ],
    ['brand', { brandId: 'nothing' }, { brandId: brand.id }, brandKey(brand.id), 'UNKNOWN_BRAND'],
  ] as const;

  it.each(places)(
    'its %s is there, when it is made and when it is changed',
    async (_, unknown, known, _key, refusal) => {
      expect(await refusalOf(shop.make(unknown))).toBe(refusal);
      const { id } = await shop.make(known);
      expect(await refusalOf(shop.change(id, unknown))).toBe(refusal);
    },
  );

  it.each(places)(
    'its %s is taken away at no moment under a new product',
    async (_, _unknown, known, key, refusal) => {
      const { table, happened } = meanwhile(shop.table, () => shop.take(key));
      expect(await refusalOf(shop.make(known, table))).toBe(refusal);
      expect(happened()).toBe(true);
    },
  );

  it.each(places)(
    'its %s is taken away at no moment under one that comes to it',
    async (_, _unknown, known, key, refusal) => {
      const { id } = await shop.make();
      const { table, happened } = meanwhile(shop.table, () => shop.take(key));
      expect(await refusalOf(shop.change(id, known, table))).toBe(refusal);
      expect([happened(), (await shop.now(id)).card.revision]).toEqual([true, 1]);
    },
  );

  it.each(places)('its %s is not asked again where it stays', async (_, _unknown, known, key) => {
    const { id } = await shop.make(known);
    const { table } = meanwhile(shop.table, () => shop.take(key));
    expect((await shop.change(id, { ...known, price: 60_000 }, table)).revision).toBe(2);
  });
});

describe('the names of a product that is changed', () => {
  it.each([
    ['address', { slug: 'tra' }, 'SLUG_EXISTS'],
    ['code', { code: 'tra' }, 'PRODUCT_CODE_EXISTS'],
  ])('are not another’s %s, also not at that moment', async (_, given, refusal) => {
    const { id } = await shop.make();
    const other = { name: 'Trà', code: 'TRA', slug: 'tra' };
    const { table, happened } = meanwhile(shop.table, () => shop.make(other));
    expect(await refusalOf(shop.change(id, given, table))).toBe(refusal);
    expect(await refusalOf(shop.change(id, given))).toBe(refusal);
    expect([happened(), (await shop.now(id)).card]).toMatchObject([true, { slug: 'gao-nep', code: 'GN-1' }]);
  });

  it('leave those they had to others, each by itself', async () => {
    const { id } = await shop.make();
    await shop.change(id, { slug: 'nep-moi' });
    await shop.make({ code: 'GN-2', slug: 'gao-nep' });
    expect(await refusalOf(shop.make({ code: 'GN-1', slug: 'khac' }))).toBe('PRODUCT_CODE_EXISTS');
    await shop.change(id, { code: 'GN-3' });
    await shop.make({ code: 'GN-1', slug: 'khac' });
    expect(await refusalOf(shop.make({ code: 'GN-3', slug: 'khac-nua' }))).toBe('PRODUCT_CODE_EXISTS');
    expect(await refusalOf(shop.make({ code: 'GN-4', slug: 'nep-moi' }))).toBe('SLUG_EXISTS');
  });

  it('take its rating and every shelf along to another address, however many there are', async () => {
    const { id } = await shop.make();
    const record = await shop.now(id);
    const shelf = (place: number) => ({
      variantId: `tui-${place}`,
      warehouseId: warehouse.id,
      warehouseName: warehouse.name,
      province: warehouse.province,
      onHand: 0,
      reserved: 0,
    });
    shop.put([
      ...Array.from({ length: 110 }, (_, place) => stockItem(record, shelf(place))),
      ratingItem(record.card, {
        stars1: 0,
        stars2: 0,
        stars3: 0,
        stars4: 0,
        stars5: 2,
        version: 2,
        lastUpdated: at,
      }),
    ]);
    await shop.change(id, { slug: 'nep-moi' });
    const found = await findProductBySlug(shop.context, 'nep-moi');
    expect([found?.stocks.length, found?.card.rating.count]).toEqual([111, 2]);
    expect(await findProductBySlug(shop.context, 'gao-nep')).toBeUndefined();
  });
});

describe('what a saved product keeps', () => {
  it('is when it was made, its rating, its sales, and its unit and address where nobody says another', async () => {
    const { id } = await shop.make({ unit: 'kg', slug: 'nep', brandId: brand.id });
    const rating = { average: 4, count: 1, distribution: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 }, lastUpdated: at };
    await shop.table.write([
      cardRecord.count(
        { id },
        { set: { rating, sold: 3 } },
        { when: { entity: 'product' }, refusal: 'gone' },
      ),
    ]);
    await shop.change(id, { name: 'Khác' }, shop.table, '2026-12-01T00:00:00.000Z');
    const { card, detail } = await shop.now(id);
    expect(card).toMatchObject({
      revision: 2,
      createdAt: at,
      updatedAt: '2026-12-01T00:00:00.000Z',
      rating,
      sold: 3,
      slug: 'nep',
      brand: null,
      category: { id: rice.id },
    });
    expect(detail.unit).toBe('kg');
    await shop.change(id, { unit: 'hop', slug: 'khac' });
    expect(await shop.now(id)).toMatchObject({ card: { slug: 'khac' }, detail: { unit: 'hộp' } });
  });

  it('is no script of its description', async () => {
    const { id } = await shop.make({ description: '<p>Dẻo</p><script>1</script>' });
    expect((await shop.now(id)).detail.description).toBe('<p>Dẻo</p>');
  });

  it('is nothing of one that was taken away', async () => {
    const { id } = await shop.make();
    const { table } = meanwhile(shop.table, () => shop.take(productKeys.card(id)));
    expect(await refusalOf(shop.change(id, {}, table))).toBe('PRODUCT_NOT_FOUND');
  });
});

describe('what a saved product is looked after for', () => {
  it('is its price, when it is new and whenever its category or its business is another', async () => {
    const { id } = await shop.make();
    const isDue = async (given: Record<string, unknown>) => {
      for (const row of shop.rows())
        if (row['entity'] === 'due') await shop.take({ pk: String(row['pk']), sk: String(row['sk']) });
      await shop.change(id, given);
      return shop.dues('product-prices');
    };
    expect(await shop.dues('product-prices')).toEqual([id]);
    expect(await isDue({ name: 'Khác', price: 1 })).toEqual([]);
    expect(await isDue({ categoryId: tea.id })).toEqual([id]);
    expect(await isDue({ categoryId: tea.id, businessId: otherBusiness.id })).toEqual([id]);
  });

  it('is a flash sale, from when it is one until it is seen to be none', async () => {
    const plain = await shop.make();
    expect(await shop.dues('flash-sale')).toEqual([]);
    await shop.change(plain.id, { price: 1 });
    expect(await shop.dues('flash-sale')).toEqual([]);
    const sale = await shop.make({ name: 'Sốc', code: 'SOC', flashSale: true });
    expect(await shop.dues('flash-sale')).toEqual([sale.id]);
    await shop.change(plain.id, { flashSale: true });
    expect((await shop.dues('flash-sale')).toSorted()).toEqual([plain.id, sale.id].toSorted());
    expect((await shop.now(plain.id)).stocks[0]?.portions).toBe(8);
    const later = '2026-12-01T00:00:00.000Z';
    await shop.change(sale.id, { flashSale: true }, shop.table, later);
    expect((await shop.dues('flash-sale')).length).toBe(2);
    await shop.change(sale.id, { flashSale: false }, shop.table, later);
    expect((await shop.dues('flash-sale')).length).toBe(3);
    expect((await shop.now(sale.id)).stocks[0]?.portions).toBeUndefined();
  });
});

describe('the first shelves of a product', () => {
  const shelvesOf = async (id: string) =>
    (await shop.now(id)).stocks.map(({ variantId, warehouseId, warehouseName, province, onHand, isPaused }) =>
      [variantId, warehouseId, warehouseName, province, onHand, isPaused ?? false].join(' '),
    );

  it('are one in each warehouse that is named, paused where that one rests', async () => {
    const stock = [
      { warehouseId: paused.id, onHand: 4 },
      { warehouseId: far.id, onHand: 5 },
    ];
    const { id } = await shop.make({ stock });
    expect((await shelvesOf(id)).toSorted()).toEqual([
      '- wh-far Kho xa Đà Nẵng 5 false',
      '- wh-paused Kho nghỉ Đà Nẵng 4 true',
    ]);
    expect((await shop.now(id)).card.warehouseIds.toSorted()).toEqual([far.id, paused.id]);
  });

  it('are those of its variants in the first warehouse that is named', async () => {
    const variant = (value: string, stock: number) => ({
      name: 'Túi',
      value,
      sku: value,
      additionalPrice: 0,
      stock,
    });
    const { id } = await shop.make({
      variants: [variant('Nhỏ', 3), variant('Lớn', 0)],
      stock: [
        { warehouseId: far.id, onHand: 9 },
        { warehouseId: warehouse.id, onHand: 9 },
      ],
    });
    expect((await shelvesOf(id)).toSorted()).toEqual([
      'tui-lon wh-far Kho xa Đà Nẵng 0 false',
      'tui-nho wh-far Kho xa Đà Nẵng 3 false',
    ]);
  });

  it('stand in warehouses there are', async () => {
    const stock = [{ warehouseId: 'nowhere', onHand: 1 }];
    expect(await refusalOf(shop.make({ stock }))).toBe('UNKNOWN_WAREHOUSE');
  });
});
