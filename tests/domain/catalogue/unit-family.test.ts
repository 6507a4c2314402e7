import { beforeEach, describe, expect, it } from 'vitest';
import { comboLink } from '#functions/domain/catalogue/products/combo-links.ts';
import { getProduct } from '#functions/domain/catalogue/products/get-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { getProductForStaff } from '#functions/domain/catalogue/products/read-for-staff.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

/** Milk by the tin, in packs of six and in cases of 24; and tea, which is sold alone. */
function aMilkShop() {
  const { table, put } = memoryTable();
  const tin = aProduct({ name: 'Lon', code: 'LON', unit: 'hop', price: 10_000, available: 50 });
  const bound = (name: string, unit: 'cai' | 'thung', price: number, conversionValue: number) =>
    aProduct({ name, unit, price, conversionValue, masterUnitId: tin.card.id, available: 0 });
  const kase = bound('Thùng', 'thung', 220_000, 24);
  const pack = bound('Lốc', 'cai', 58_000, 6);
  const gift = aProduct({ name: 'Giỏ', available: 0 });
  const tea = aProduct({ name: 'Trà', available: 5 });
  // The gift is a combo of it, and no unit.
  const base = { ...tin, card: { ...tin.card, combos: 3, unitCount: 2 } };
  put([
    ...[base, kase, pack, gift, tea].flatMap(productItems),
    comboLink(tin.card.id, kase.card.id, 'unit'),
    comboLink(tin.card.id, pack.card.id, 'unit'),
    comboLink(tin.card.id, gift.card.id, 'combo'),
  ]);
  const context = contextOf(table);
  return {
    ids: { tin: tin.card.id, kase: kase.card.id, pack: pack.card.id, tea: tea.card.id },
    takeOff: ({ card }: typeof tin) => put([cardRecord.item({ ...card, isActive: false })]),
    remove: ({ card }: typeof tin) => table.write(cardRecord.softDelete(card)),
    kase,
    pack,
    shown: async (id: string) =>
      (await getProduct(context, id)).units?.map(({ name, quantity, total }) => [name, quantity, total]),
    staffed: async (id: string) =>
      (await getProductForStaff(context, id)).units?.map(({ name, quantity, isActive }) => [
        name,
        quantity,
        isActive,
      ]),
  };
}

let shop: ReturnType<typeof aMilkShop>;
beforeEach(() => {
  shop = aMilkShop();
});

describe('the units a product is sold in', () => {
  it.each(['tin', 'pack', 'kase'] as const)(
    'stand on the page of each, the smallest first: %s',
    async (name) => {
      expect(await shop.shown(shop.ids[name])).toEqual([
        ['Lon', 1, 10_000],
        ['Lốc', 6, 58_000],
        ['Thùng', 24, 220_000],
      ]);
      expect(await shop.staffed(shop.ids[name])).toEqual([
        ['Lon', 1, true],
        ['Lốc', 6, true],
        ['Thùng', 24, true],
      ]);
    },
  );

  it('are shown to shoppers as far as they are sold, and not where only one is', async () => {
    shop.takeOff(shop.kase);
    expect(await shop.shown(shop.ids.tin)).toEqual([
      ['Lon', 1, 10_000],
      ['Lốc', 6, 58_000],
    ]);
    expect(await shop.staffed(shop.ids.tin)).toContainEqual(['Thùng', 24, false]);
    shop.takeOff(shop.pack);
    expect(await shop.shown(shop.ids.tin)).toBeUndefined();
  });

  it('are those that are there, though a link to one that is gone is left', async () => {
    await shop.remove(shop.kase);
    expect(await shop.shown(shop.ids.tin)).toEqual([
      ['Lon', 1, 10_000],
      ['Lốc', 6, 58_000],
    ]);
  });

  it('are not named where it is sold by itself alone', async () => {
    expect(await shop.shown(shop.ids.tea)).toBeUndefined();
    expect(await shop.staffed(shop.ids.tea)).toBeUndefined();
  });
});
