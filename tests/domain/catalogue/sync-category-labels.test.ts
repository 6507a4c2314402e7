import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findCard } from '#functions/domain/catalogue/products/find-product.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { syncCategoryLabels } from '#functions/domain/catalogue/products/sync-category-labels.ts';
import {
  brandRecord,
  businessRecord,
  cardRecord,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import type { StoredCard } from '#functions/domain/catalogue/views/product-record.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aBrand, aBusiness, aCategory, aProduct, business } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { productRows } from '../support/product-rows.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));

const today = new Date('2026-11-21T00:00:00.000Z');
const rice = aCategory({ id: 'rice', name: 'Gạo' });
const sticky = aCategory({ id: 'sticky', name: 'Nếp', parentId: 'rice', path: ['rice', 'sticky'], level: 2 });
const [sen, cuc] = [aBrand({ name: 'Sen' }), aBrand({ name: 'Cúc' })];
const other = { id: 'biz-other', name: 'Khác', slug: 'khac', verified: false };

/** Products as they were saved before something they are filed under was given another name, and the lists of then. */
async function aShop() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const facts = { brand: { id: sen.id, name: 'Sen' } };
  const products = {
    plain: aProduct({ name: 'Gạo tẻ', category: rice, facts }),
    beneath: aProduct({ name: 'Gạo nếp', category: sticky, facts: { business: other, brand: null } }),
  };
  const renamed = aBusiness({ name: 'Dệt mới', slug: 'det-moi', verified: false });
  put([
    ...Object.values(products).flatMap(productItems),
    ...[rice, sticky].map((one) => categoryItem({ ...one, name: `${one.name} mới` })),
    ...[renamed, aBusiness({ ...other, name: 'Khác mới' })].map((one) => businessRecord.item(one)),
    brandRecord.item({ ...sen, name: 'Sen mới' }),
    brandRecord.item({ ...cuc, name: 'Cúc mới' }),
  ]);
  const { view } = await productRows(Object.values(products).map(({ card }) => card));
  const cardOf = async (name: keyof typeof products) => {
    const card = await findCard(contextOf(table), products[name].card.id);
    if (!card) throw new Error('It is gone');
    return card;
  };
  const saidOf = async (name: keyof typeof products) => {
    const card = await cardOf(name);
    return [card.category.name, card.business.name, card.brand?.name, card.revision];
  };
  return {
    table,
    rows,
    cardOf,
    saidOf,
    /** Somebody saves this of the first product. */
    save: async (change: Partial<StoredCard>) =>
      table.write(cardRecord.replace(await cardOf('plain'), change).writes),
    takeAway: async () => table.write(cardRecord.softDelete(await cardOf('plain'))),
    refile: (kind: 'category' | 'business' | 'brand', id: string, at: Table = table) =>
      syncCategoryLabels(
        contextOf(at, () => today),
        { kind, id },
        view,
      ),
  };
}

describe('products that are filed under something with another name', () => {
  it.each<['category' | 'business' | 'brand', string, unknown[], unknown[]]>([
    ['category', 'rice', ['Gạo mới', business.name, 'Sen', 1], ['Nếp mới', 'Khác', undefined, 1]],
    ['category', 'sticky', ['Gạo', business.name, 'Sen', 1], ['Nếp mới', 'Khác', undefined, 1]],
    ['business', business.id, ['Gạo', 'Dệt mới', 'Sen', 1], ['Nếp', 'Khác', undefined, 1]],
    ['business', other.id, ['Gạo', business.name, 'Sen', 1], ['Nếp', 'Khác mới', undefined, 1]],
    ['brand', sen.id, ['Gạo', business.name, 'Sen mới', 1], ['Nếp', 'Khác', undefined, 1]],
    ['brand', cuc.id, ['Gạo', business.name, 'Sen', 1], ['Nếp', 'Khác', undefined, 1]],
    ['category', 'nothing', ['Gạo', business.name, 'Sen', 1], ['Nếp', 'Khác', undefined, 1]],
    ['business', 'nothing', ['Gạo', business.name, 'Sen', 1], ['Nếp', 'Khác', undefined, 1]],
    ['brand', 'nothing', ['Gạo', business.name, 'Sen', 1], ['Nếp', 'Khác', undefined, 1]],
  ])('say that of their %s %s, and are in no other revision', async (kind, id, plain, beneath) => {
    const shop = await aShop();
    await shop.refile(kind, id);
    expect([await shop.saidOf('plain'), await shop.saidOf('beneath')]).toEqual([plain, beneath]);
  });

  it('say all of their business, and where their category stands', async () => {
    const shop = await aShop();
    await shop.refile('business', business.id);
    expect((await shop.cardOf('plain')).business).toEqual({
      id: business.id,
      name: 'Dệt mới',
      slug: 'det-moi',
      verified: false,
    });
    await shop.table.write([
      businessRecord.note({ id: other.id }, { set: { verified: true } }, { when: {}, refusal: 'no' }),
    ]);
    await shop.refile('category', 'rice');
    expect((await shop.cardOf('beneath')).category).toMatchObject({
      name: 'Nếp mới',
      path: ['rice', 'sticky'],
    });
  });

  it('are told to lists once, however often the message comes', async () => {
    const shop = await aShop();
    await shop.refile('business', business.id);
    const before = shop.rows();
    await shop.refile('business', business.id);
    expect(shop.rows()).toEqual(before);
  });

  it.each<[string, Partial<StoredCard>, unknown[]]>([
    ['put elsewhere', { business: other }, ['Gạo', 'Khác', 'Sen', 2]],
    ['said otherwise', { price: 5 }, ['Gạo', 'Dệt mới', 'Sen', 2]],
  ])('and %s at that moment are as they were saved', async (_, change, said) => {
    const shop = await aShop();
    const crossed = meanwhile(shop.table, () => shop.save(change));
    await shop.refile('business', business.id, crossed.table);
    expect([crossed.happened(), await shop.saidOf('plain')]).toEqual([true, said]);
    expect(await shop.cardOf('plain')).toMatchObject(change);
  });

  it('and put elsewhere before the lists know are left alone', async () => {
    const shop = await aShop();
    await shop.save({ business: other, brand: null });
    await shop.refile('business', business.id);
    await shop.refile('brand', sen.id);
    expect(await shop.saidOf('plain')).toEqual(['Gạo', 'Khác', undefined, 2]);
  });

  it('and taken away, or at that moment, leave nothing behind', async () => {
    const shop = await aShop();
    const tombstone = () => shop.rows().find(({ entity }) => entity === 'product-gone');
    let left: unknown;
    const crossed = meanwhile(shop.table, async () => {
      await shop.takeAway();
      left = tombstone();
    });
    await shop.refile('business', business.id, crossed.table);
    await shop.refile('business', business.id);
    expect([crossed.happened(), tombstone()]).toEqual([true, left]);
    expect(left).toBeDefined();
  });
});
