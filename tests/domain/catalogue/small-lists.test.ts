import { beforeEach, describe, expect, it } from 'vitest';
import { searchLots as lotsContract } from '#shared/inventory/lots.contract.ts';
import { mainCategories } from '#functions/domain/catalogue/categories/main-categories.ts';
import { lotId } from '#functions/domain/inventory/lots/lot-keys.ts';
import { lotRecord } from '#functions/domain/inventory/lots/lot-record.ts';
import { countLots, searchLots } from '#functions/domain/inventory/lots/search-lots.ts';
import { findCardsByCode } from '#functions/domain/catalogue/products/find-by-code.ts';
import { productClaims, productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { cardsOnSale, checkOnSale } from '#functions/domain/catalogue/products/products-on-sale.ts';
import { countRunningOut, slowProducts } from '#functions/domain/catalogue/products/stock-figures.ts';
import {
  brandRecord,
  businessRecord,
  categoryItem,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { nameBusinesses, nameProducts } from '#functions/domain/catalogue/records/name-goods.ts';
import { namesOfPlaces } from '#functions/domain/catalogue/records/names-of-places.ts';
import { categoriesTogether } from '#functions/domain/catalogue/records/category-rewrites.ts';
import { offSaleProducts } from '#functions/domain/catalogue/search/off-sale-products.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { aBrand, aBusiness, aCategory, aProduct, warehouse } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

const now = new Date('2026-11-20T03:00:00.000Z');

function aShop() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const sold = (given: Parameters<typeof aProduct>[0]) => {
    const product = aProduct(given);
    put([...productItems(product), ...productClaims(product.card)]);
    return product;
  };
  return { table, put, context: contextOf(table, () => now), sold };
}

let shop: ReturnType<typeof aShop>;
beforeEach(() => {
  shop = aShop();
});

describe('products by a code', () => {
  const find = async (code: string) => (await findCardsByCode(shop.context, code)).map(({ name }) => name);

  it('are those whose barcode or SKU it is, however it is written, the one whose own code it is first', async () => {
    const size = { name: 'Cỡ', value: 'S', sku: 'AO.S', additionalPrice: 0, stock: 0 };
    shop.sold({ name: 'Vạch', code: 'V1', barCode: 'ao-s' });
    shop.sold({ name: 'Áo', code: 'AO', variants: [size], isActive: false });
    shop.sold({ name: 'Chính', code: 'AO S' });
    shop.sold({ name: 'Áo S dài', code: 'DAI', barCode: 'AOS1' });
    expect((await find('AO S'))[0]).toBe('Chính');
    expect((await find('AO S')).toSorted()).toEqual(['Chính', 'Vạch', 'Áo']);
    expect((await find('aos')).toSorted()).toEqual(['Vạch', 'Áo']);
    expect(await find('V1')).toEqual(['Vạch']);
    expect(await find('v1')).toEqual(['Vạch']);
  });

  it('are each one, though it is its own code and its barcode', async () => {
    shop.sold({ name: 'Cả hai', code: 'X99', barCode: 'X99' });
    expect(await find('X99')).toEqual(['Cả hai']);
  });

  it('are none by a sign alone, or where nothing has it', async () => {
    shop.sold({ name: 'Một', code: 'M', barCode: '7' });
    shop.sold({ name: 'Hai', code: 'H', barCode: '77' });
    expect(await find('7')).toEqual([]);
    expect(await find('77')).toEqual(['Hai']);
    expect(await find('-')).toEqual([]);
    expect(await find('nothing')).toEqual([]);
  });
});

describe('the main category of products', () => {
  it('is the one at the top of where each is filed now', async () => {
    const food = aCategory({ id: 'food', name: 'Đặc sản' });
    const tea = aCategory({ id: 'tea', name: 'Trà', parentId: 'food', path: ['food', 'tea'], level: 2 });
    const lost = aCategory({ id: 'lost', name: 'Lạc' });
    shop.put([food, tea].map(categoryItem));
    const [deep, top, nowhere] = [
      shop.sold({ name: 'Sen', category: tea }),
      shop.sold({ name: 'Gạo', category: food }),
      shop.sold({ name: 'Lạc', category: lost }),
    ];
    const ids = [deep, top, nowhere].map(({ card }) => card.id);
    const main = { id: 'food', name: 'Đặc sản' };
    expect(await mainCategories(shop.table, [...ids, 'gone'])).toEqual(
      new Map([
        [deep.card.id, main],
        [top.card.id, main],
      ]),
    );
    const many = [...Array.from({ length: 100 }, (_, place) => `gone-${place}`), deep.card.id];
    expect((await mainCategories(shop.table, many)).size).toBe(1);
    expect(await mainCategories(shop.table, [])).toEqual(new Map());
  });
});

describe('cards of products', () => {
  it('stand in the order asked for, with nothing for what is sold no longer', async () => {
    const [rice, old] = [shop.sold({ name: 'Gạo' }), shop.sold({ name: 'Cũ', isActive: false })];
    shop.put([{ ...productKeys.card('gone'), entity: 'product-gone' }]);
    const cards = await cardsOnSale(shop.context, ['gone', rice.card.id, old.card.id, 'never', rice.card.id]);
    expect(cards.map((card) => card?.name ?? null)).toEqual([null, 'Gạo', null, null, 'Gạo']);
    const check = (id: string) =>
      shop.table.write([
        checkOnSale(id, 'not-sold'),
        checkOnSale(rice.card.id === id ? old.card.id : rice.card.id, 'other'),
      ]);
    expect(await check(old.card.id)).toBe('not-sold');
    expect(await check('never')).toBe('not-sold');
    expect(await check(rice.card.id)).toBe('other');
  });

  it('off sale are found by their words, the latest changed first', async () => {
    const off = (name: string, updatedAt: string) =>
      shop.sold({ name, isActive: false, facts: { updatedAt } });
    off('Gạo cũ', '2026-11-01T00:00:00.000Z');
    off('Gạo mới', '2026-11-02T00:00:00.000Z');
    shop.sold({ name: 'Gạo bán' });
    const names = async (text: string, most: number) =>
      (await offSaleProducts(text, most)).map(({ name }) => name);
    expect(await names('gạo', 5)).toEqual(['Gạo mới', 'Gạo cũ']);
    expect(await names('gạo', 1)).toEqual(['Gạo mới']);
    expect(await names('cũ', 5)).toEqual(['Gạo cũ']);
  });
});

describe('what staff see of stocks', () => {
  it('is how many products on sale there are few left of, and none', async () => {
    for (const [name, available] of [
      ['Hết', 0],
      ['Ít', 5],
      ['Còn ít', 1],
      ['Nhiều', 6],
    ] as const)
      shop.sold({ name, available });
    shop.sold({ name: 'Cũ', available: 0, isActive: false });
    expect(await countRunningOut()).toEqual({ low: 2, out: 1 });
  });

  it('is what is there and sold least, of what had the time to sell', async () => {
    const made = (name: string, sold: number, day: string, available = 9) =>
      shop.sold({ name, available, facts: { sold, createdAt: `2026-${day}T00:00:00.000Z` } });
    made('Ế', 1, '01-01');
    made('Chạy', 90, '01-01');
    made('Vừa kịp', 2, '06-01');
    made('Mới', 0, '06-02');
    made('Hết', 0, '01-01', 0);
    const names = async (most: number) =>
      (await slowProducts('2026-06-01T00:00:00.000Z', most)).map(({ name }) => name);
    expect(await names(9)).toEqual(['Ế', 'Vừa kịp', 'Chạy']);
    expect(await names(1)).toEqual(['Ế']);
  });
});

describe('lots by when they expire', () => {
  const lot = (code: string, expiresOn: string, warehouseId: string = warehouse.id) => {
    const name = { productId: code === 'L9' ? 'other' : 'tea', variantId: '-', warehouseId };
    shop.put([
      lotRecord.item({
        ...name,
        id: lotId(name, { code, expiresOn }),
        warehouseName: 'Kho',
        productName: 'Trà',
        productCode: 'TRA',
        variantName: null,
        sku: code === 'L2' ? 'TRA-S' : null,
        image: '',
        ground: 1,
        code,
        expiresOn,
        quantity: 1,
        held: 0,
      }),
    ]);
  };
  const codes = async (query: object = {}) =>
    (await searchLots(shop.context, lotsContract.query.parse(query))).data.map(({ code }) => code).toSorted();

  it('are those of today and before, of thirty days and of ninety', async () => {
    lot('L1', '2026-11-19');
    lot('L2', '2026-11-20');
    lot('L3', '2026-11-21', 'wh-far');
    lot('L4', '2026-12-20');
    lot('L5', '2026-12-21');
    lot('L6', '2027-02-18');
    lot('L9', '2027-02-19');
    expect(await codes()).toHaveLength(7);
    expect(await codes({ state: 'expired' })).toEqual(['L1', 'L2']);
    expect(await codes({ state: 'in30' })).toEqual(['L3', 'L4']);
    expect(await codes({ state: 'in90' })).toEqual(['L3', 'L4', 'L5', 'L6']);
    expect(await codes({ warehouseId: 'wh-far' })).toEqual(['L3']);
    expect(await codes({ productId: 'other' })).toEqual(['L9']);
    expect(await codes({ q: 'tra-s' })).toEqual(['L2']);
    // From the first moment of the day in Vietnam to its last.
    for (const moment of ['2026-11-19T17:00:00.000Z', '2026-11-20T16:59:59.999Z'])
      expect(await countLots({ now: () => new Date(moment) })).toEqual({ expired: 2, in30: 2, in90: 4 });
    const shown = (await searchLots(shop.context, lotsContract.query.parse({ q: 'l1' }))).data;
    expect(shown).toMatchObject([{ variantId: null, goodsCode: 'TRA' }]);
  });
});

it('things are called by the names they have now, those that are there', async () => {
  const rice = shop.sold({ name: 'Gạo', code: 'GAO' });
  shop.put([
    categoryItem(aCategory({ id: 'tea', name: 'Trà' })),
    businessRecord.item(aBusiness({ id: 'biz', name: 'Lò Bầu' })),
    brandRecord.item(aBrand({ name: 'Móc Câu' })),
  ]);
  const ids = Array.from({ length: 100 }, (_, place) => `gone-${place}`);
  expect(await nameProducts(shop.table, [...ids, rice.card.id])).toEqual(
    new Map([[rice.card.id, { name: 'Gạo', code: 'GAO' }]]),
  );
  expect(await nameBusinesses(shop.table, [...ids, 'biz'])).toEqual(new Map([['biz', 'Lò Bầu']]));
  const named = [
    ...ids.map((id) => ({ kind: 'brand' as const, id })),
    { kind: 'category' as const, id: 'tea' },
    { kind: 'category' as const, id: 'tea' },
    { kind: 'business' as const, id: 'biz' },
    { kind: 'brand' as const, id: 'brand-moc-cau' },
  ];
  expect(await namesOfPlaces(shop.context, named)).toEqual(
    new Map([
      ['tea', 'Trà'],
      ['biz', 'Lò Bầu'],
      ['brand-moc-cau', 'Móc Câu'],
    ]),
  );
});

it('categories from when each lay by itself lie together, and others are left as they are', () => {
  const today = categoryItem(aCategory({ id: 'tea', name: 'Trà' }));
  const older = { ...today, pk: 'CATEGORY#tea', sk: 'CARD' };
  expect(categoriesTogether.today(older)).toMatchObject({ pk: today.pk, sk: today.sk, name: 'Trà' });
  expect(categoriesTogether.today(today)).toBe(today);
  const strange = { pk: 'a', sk: 'b', entity: 'category' };
  expect(categoriesTogether.today(strange)).toBe(strange);
});
