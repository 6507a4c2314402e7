import { beforeEach, describe, expect, it } from 'vitest';
import { StoredRow } from '#functions/domain/jobs/job-record.ts';
import {
  maxChangedTogether,
  followPrices,
  type ProductChange,
  writesOfMany,
} from '#functions/domain/catalogue/products/change-many.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import {
  brandRecord,
  businessRecord,
  cardRecord,
  categoryRecord,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aShopOfMany, at, brand, clothes, other, tea } from './many-products-world.ts';

let shop: ReturnType<typeof aShopOfMany>;
beforeEach(() => {
  shop = aShopOfMany();
});

describe('a product that is changed among many', () => {
  it('is as it was but for what is said, and what is counted of it stays', async () => {
    const rating = {
      average: 5,
      count: 2,
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 },
      lastUpdated: null,
    };
    const rice = shop.product({ name: 'Gạo', facts: { sold: 7, rating } });
    rice.detail.unit = 'bó';
    shop.put([...productItems({ ...rice, card: { ...rice.card, stockVersion: 3 } })]);
    const before = await shop.now(rice);
    expect(await shop.change({ product: before, values: { price: 120_000, badges: '' } })).toBeUndefined();
    const { card, detail } = await shop.now(rice);
    expect(card).toMatchObject({
      name: 'Gạo',
      price: 120_000,
      total: 120_000,
      revision: 2,
      sold: 7,
      rating,
      stockVersion: 3,
      stockStatus: before.card.stockStatus,
      warehouseIds: before.card.warehouseIds,
      createdAt: before.card.createdAt,
      updatedAt: at.toISOString(),
    });
    expect(before.card.warehouseIds).toHaveLength(1);
    expect(detail.unit).toBe('bó');
    expect(detail.history).toEqual([{ revision: 2, changed: ['price'] }]);
    expect(await shop.due()).toEqual([]);
  });

  it('goes under a category, a business and a brand that are there, which hear of it', async () => {
    const rice = shop.product({ name: 'Gạo' });
    const values = { categoryId: 'tea', businessId: other.id, brandId: brand.id };
    expect(await shop.change(shop.said(rice, values))).toBeUndefined();
    expect((await shop.now(rice)).card).toMatchObject({
      category: { id: 'tea', name: 'Trà' },
      business: { id: other.id, name: 'Khác' },
      brand,
    });
    for (const filed of [
      shop.filedAt(categoryRecord, 'tea'),
      shop.filedAt(businessRecord, other.id),
      shop.filedAt(brandRecord, brand.id),
    ])
      expect(await filed).toBe(at.toISOString());
    expect(await shop.filedAt(categoryRecord, clothes.id)).toBeUndefined();
    expect(await shop.due()).toEqual([rice.card.id]);
  });

  it('is looked at for its price anew where its category or its business is another, and only there', async () => {
    const [one, two, three] = ['Một', 'Hai', 'Ba'].map((name) => shop.product({ name }));
    if (!one || !two || !three) throw new Error('They were made');
    await shop.change(
      shop.said(one, { categoryId: 'tea' }),
      shop.said(two, { businessId: other.id }),
      shop.said(three, { brandId: brand.id, categoryId: clothes.id, businessId: business.id }),
    );
    expect((await shop.due()).toSorted()).toEqual([one.card.id, two.card.id].toSorted());
  });

  it.each([
    ['category', { categoryId: 'nothing' }, 'UNKNOWN_CATEGORY'],
    ['business', { businessId: 'nothing' }, 'UNKNOWN_BUSINESS'],
    ['brand', { brandId: 'nothing' }, 'UNKNOWN_BRAND'],
  ])('is refused under a %s that is not there, and so are those beside it', async (_, values, code) => {
    const [rice, salt] = [shop.product({ name: 'Gạo' }), shop.product({ name: 'Muối' })];
    const asked = shop.change(shop.said(salt, { price: 1_000 }), shop.said(rice, values));
    expect(await refusalOf(asked)).toBe(code);
    expect((await shop.now(salt)).card.price).toBe(100_000);
  });

  it('stays under what it was under, though that is gone, and bears no brand where none is said', async () => {
    const gone = { id: 'gone', name: 'Đã mất' };
    const rice = shop.product({
      name: 'Gạo',
      category: aCategory({ id: 'gone', name: 'Đã mất' }),
      facts: { brand: gone, business: { ...other, id: 'gone' } },
    });
    const values = { categoryId: 'gone', businessId: 'gone', brandId: 'gone', price: 1_000 };
    expect(await shop.change(shop.said(rice, values))).toBeUndefined();
    expect((await shop.now(rice)).card).toMatchObject({ price: 1_000, brand: gone });
    expect(await shop.change({ product: await shop.now(rice), values: { brandId: '' } })).toBeUndefined();
    expect((await shop.now(rice)).card.brand).toBeNull();
  });

  it('gets all its variants anew where they are said', async () => {
    const rice = shop.product({ name: 'Gạo' });
    const variants = [{ name: 'Túi', value: '5 kg', sku: 'GAO-5', additionalPrice: 5_000 }];
    await shop.change(shop.said(rice, {}, variants as ProductChange['variants']));
    const { card, detail } = await shop.now(rice);
    expect(detail.variants).toMatchObject([{ id: 'tui-5-kg', total: 105_000 }]);
    expect(card.hasVariants).toBe(true);
    expect(card.otherCodes).toEqual(['GAO-5']);
  });

  it('is refused with all beside it once somebody has changed one of them', async () => {
    const [rice, salt] = [shop.product({ name: 'Gạo' }), shop.product({ name: 'Muối' })];
    const said = [shop.said(rice, { price: 1_000 }), shop.said(salt, { price: 2_000 })];
    const crossed = meanwhile(shop.table, () => shop.change(shop.said(salt, { featured: true })));
    // Whoever carries the change out has read the products by now.
    await crossed.table.get({ pk: 'x', sk: 'x' }, StoredRow);
    const refusal = await crossed.table.write(
      await writesOfMany(
        contextOf(crossed.table, () => at),
        said,
      ),
    );
    expect([crossed.happened(), refusal]).toEqual([true, 'product-moved']);
    expect((await shop.now(rice)).card.price).toBe(100_000);
    expect((await shop.now(salt)).card).toMatchObject({ price: 100_000, featured: true });
  });

  it('lets what is made beside it be heard of where it is filed', async () => {
    const rice = shop.product({ name: 'Gạo' });
    const made = aProduct({ name: 'Mới', category: tea });
    await shop.table.write(await writesOfMany(shop.context, [shop.said(rice, { price: 1 })], [made]));
    expect(await shop.filedAt(categoryRecord, 'tea')).toBe(at.toISOString());
    expect(await shop.filedAt(businessRecord, business.id)).toBe(at.toISOString());
    const gone = aProduct({ name: 'Lạc', category: { ...tea, id: 'nothing' } });
    const writes = await writesOfMany(shop.context, [], [gone]);
    expect(await shop.table.write(writes)).toBe('UNKNOWN_CATEGORY');
  });

  it('fits with fifteen others, each with all it may come to lie under, into one write', async () => {
    expect(maxChangedTogether).toBe(16);
    const all = Array.from({ length: maxChangedTogether }, (_, place) =>
      shop.product({ name: `Hàng ${place}` }),
    );
    const writes = await writesOfMany(
      shop.context,
      all.map((one) => shop.said(one, { categoryId: 'tea', businessId: other.id, brandId: brand.id })),
    );
    expect(writes.length + maxChangedTogether).toBeLessThanOrEqual(100);
    expect(await shop.table.write(writes)).toBeUndefined();
  });
});

describe('a product that becomes so many of another', () => {
  it('is refused while the other is none to count by, and heard of by the other', async () => {
    const [tin, kase] = [shop.product({ name: 'Sữa' }), shop.product({ name: 'Thùng', available: 0 })];
    const ofTin = { masterUnitId: tin.card.id, conversionValue: 24 };
    expect(await refusalOf(shop.change(shop.said(kase, { ...ofTin, masterUnitId: '01NOTHING' })))).toBe(
      'UNIT_BASE_UNKNOWN',
    );
    expect(await shop.change(shop.said(kase, ofTin))).toBeUndefined();
    const made = await shop.now(kase);
    expect(made.card.parts).toEqual([{ productId: tin.card.id, variantId: null, quantity: 24 }]);
    expect((await shop.now(tin)).card).toMatchObject({ combos: 1, unitCount: 1 });
    expect(await shop.change({ product: made, values: { conversionValue: 12 } })).toBeUndefined();
    expect((await shop.now(kase)).card.parts).toMatchObject([{ quantity: 12 }]);
    const free = { masterUnitId: '', conversionValue: null };
    await shop.change({ product: await shop.now(kase), values: free });
    expect((await shop.now(tin)).card).toMatchObject({ combos: 0, unitCount: 0 });
  });

  it('is refused where it was changed, or is gone, since it was read', async () => {
    const [tin, kase] = [shop.product({ name: 'Sữa' }), shop.product({ name: 'Thùng', available: 0 })];
    const said = shop.said(kase, { masterUnitId: tin.card.id, conversionValue: 24 });
    await shop.change(shop.said(kase, { price: 1_000 }));
    expect(await refusalOf(shop.change(said))).toBe('STALE_STATE');
    const never = aProduct({ name: 'Chưa có', available: 0 });
    const asked = shop.change(shop.said(never, { masterUnitId: tin.card.id, conversionValue: 24 }));
    expect(await refusalOf(asked)).toBe('STALE_STATE');
  });

  it('does not become one when it became a part of another at that very moment', async () => {
    const [tin, kase] = [shop.product({ name: 'Sữa' }), shop.product({ name: 'Thùng', available: 0 })];
    const said = shop.said(kase, { masterUnitId: tin.card.id, conversionValue: 24 });
    const writes = await writesOfMany(shop.context, [said]);
    const part = cardRecord.count({ id: kase.card.id }, { add: { combos: 1 } }, { when: {}, refusal: 'x' });
    await shop.table.write([part]);
    expect(await shop.table.write(writes)).toBe('product-moved');
  });
});

describe('prices of products that were changed', () => {
  const stale = [{ bookId: 'gone', from: null, until: null, priority: 1, rules: [] }];
  const windowsAfter = async (values: object) => {
    const rice = shop.product({ name: 'Gạo' });
    shop.put([cardRecord.item({ ...rice.card, priceWindows: stale })]);
    await followPrices(shop.context, [shop.said(rice, values)]);
    return (await shop.now(rice)).card.priceWindows.length;
  };

  it('follow at once where another book may concern them', async () => {
    expect(await windowsAfter({ categoryId: 'tea' })).toBe(0);
    expect(await windowsAfter({ businessId: other.id })).toBe(0);
    expect(await windowsAfter({ price: 1_000, brandId: brand.id })).toBe(1);
  });
});
