import { describe, expect, it } from 'vitest';
import type { ProfitGroup } from '#shared/reports/report-choices.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { productsView } from '#functions/domain/catalogue/views/products-view.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { comparedPeriods } from '#functions/domain/reports/period.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { profitBy, profitIn } from '#functions/domain/reports/profit/profit-groups.ts';
import { profitView } from '#functions/domain/reports/profit/profit-view.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { fillView } from '../support/views-of-table.ts';
import { keptView } from '../support/kept-view.ts';

const drinks = aCategory({ name: 'Đồ uống' });
const green = aCategory({
  name: 'Trà xanh',
  parentId: drinks.id,
  path: [drinks.id, 'cat-tra-xanh'],
  level: 2,
});
const sweets = aCategory({ name: 'Đồ ngọt' });
const tea = aProduct({ name: 'Trà', price: 100_000, category: green, facts: { id: 'tea' } });
const lotus = aProduct({ name: 'Sen', price: 10_000, category: drinks, facts: { id: 'lotus' } });
const honey = aProduct({ name: 'Mật', price: 50_000, category: sweets, facts: { id: 'honey' } });
/** Nobody has it any more. */
const gone = aProduct({ name: 'Cũ', price: 1_000, facts: { id: 'gone' } });

const buyer = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
const of = (product: typeof tea, quantity: number, cost?: number) => ({
  ...anOrderItem(product, quantity),
  ...(cost !== undefined && { cost }),
});
type Item = StoredOrder['items'][number];
const order = (id: string, createdAt: string, items: Item[], given: Partial<StoredOrder> = {}) =>
  aStoredOrder(buyer, items, { id, code: `CL-${id}`, createdAt, completedAt: createdAt, ...given });

/** What carriers took and gave for the second order, each another sum. */
const carriage = {
  feeOut: 1_000,
  feeBack: 200,
  codFee: 30,
  insurance: 4,
  awaited: 500,
  compensation: 60,
};
const inStore = { saleChannelId: 'store' as const };
const orders = [
  order('a', '2026-11-10T17:00:00.000Z', [of(tea, 2, 70_000), of(honey, 1)]),
  order('b', '2026-11-11T16:59:59.999Z', [of(lotus, 3, 4_000)], {
    ...inStore,
    carriage,
  } as Partial<StoredOrder>),
  order('c', '2026-11-12T17:00:00.000Z', [of(gone, 5, 1_500)], {
    holdings: [{ productId: 'gone', variantId: '-', warehouseId: 'wh-hue', quantity: 5 }],
  }),
  order('off', '2026-11-11T03:00:00.000Z', [of(tea, 9, 1)], { status: 'cancelled' }),
  order('out', '2026-11-13T17:00:00.000Z', [of(tea, 1, 1)]),
];
const now = new Date('2026-11-20T05:00:00.000Z');
const days = { start: '2026-11-11', end: '2026-11-13' };

async function ask(filters: object = {}) {
  const { period, before } = comparedPeriods({ from: days.start, to: days.end }, now);
  const kept = await keptView(profitView, orders);
  return { asked: { period, filters: { ...days, ...filters }, rows: kept.view.ask }, before };
}

const all = { first: 'best', skip: 0, take: 10 } as const;
const rowsBy = async (
  group: ProfitGroup,
  wanted: Partial<typeof all> | object = {},
  filters: object = {},
) => {
  const { asked } = await ask(filters);
  const { rows, ...rest } = await profitBy(group, asked, { ...all, ...wanted });
  return { rows: rows.map(({ id, orders: sold, profit }) => [id, sold, profit]), ...rest };
};

// a: 200,000 + 50,000 less 140,000; b: 30,000 less 12,000 less 1,734 plus 60; c: 5,000 less 7,500.
const [a, b, c] = [110_000, 16_326, -2_500];

describe('what orders leave', () => {
  it('is all of their figures together, those of a period alone', async () => {
    const { asked } = await ask();
    expect(await profitIn(asked)).toEqual({
      orders: 3,
      quantity: 11,
      revenue: 285_000,
      net: 285_000,
      unknown: 50_000,
      cost: 159_500,
      lost: 0,
      ...carriage,
      profit: a + b + c,
    });
  });

  it('is of the days before what was placed by the same hour', async () => {
    const { asked } = await ask();
    const until = '2026-11-11T16:59:59.998Z';
    expect((await profitIn({ ...asked, period: { ...asked.period, until } })).orders).toBe(1);
    const earlier = { ...asked.period, from: '2026-11-01', to: '2026-11-02' };
    expect(await profitIn({ ...asked, period: earlier })).toMatchObject({ orders: 0, revenue: 0, profit: 0 });
  });

  it.each<[ProfitGroup, (string | number | null)[][]]>([
    [
      'day',
      [
        ['2026-11-11', 2, a + b],
        ['2026-11-12', 0, 0],
        ['2026-11-13', 1, c],
      ],
    ],
    [
      'channel',
      [
        ['website', 2, a + c],
        ['store', 1, b],
      ],
    ],
    [
      'warehouse',
      [
        ['wh-da-nang', 2, a + b],
        ['wh-hue', 1, c],
      ],
    ],
    [
      'product',
      [
        ['tea', null, 60_000],
        ['honey', null, 50_000],
        ['lotus', null, b],
        ['gone', null, c],
      ],
    ],
    ['business', [['biz-hoi-an', null, a + b + c]]],
    [
      'order',
      [
        ['a', 1, a],
        ['b', 1, b],
        ['c', 1, c],
      ],
    ],
  ])('is told by %s', async (group, rows) => {
    const found = await rowsBy(group);
    expect(found.rows).toEqual(rows);
    expect(found.totalCount).toBe(rows.length);
  });

  it('is told by the main category its goods are filed under now, what is gone under none', async () => {
    await fillView(
      productsView,
      [tea, lotus, honey].map(({ card }) => card),
    );
    await fillView(
      categoriesView,
      [drinks, green, sweets].map((one) => StoredCategory.parse(one)),
    );
    const found = await rowsBy('category');
    expect(found.rows).toEqual([
      [drinks.id, null, 60_000 + b],
      [sweets.id, null, 50_000],
      [null, null, c],
    ]);
    expect(found.totalCount).toBe(3);
    expect(found.names).toEqual(
      new Map([
        [drinks.id, 'Đồ uống'],
        [sweets.id, 'Đồ ngọt'],
      ]),
    );
  });

  it.each<[ProfitGroup, object, (string | null)[]]>([
    ['product', { skip: 1, take: 2 }, ['honey', 'lotus']],
    ['product', { first: 'worst', take: 2 }, ['gone', 'lotus']],
    ['order', { skip: 1, take: 1 }, ['b']],
    ['order', { first: 'worst' }, ['c', 'b', 'a']],
    ['day', { skip: 1, take: 1 }, ['2026-11-12']],
    ['day', { first: 'worst', take: 2 }, ['2026-11-11', '2026-11-12']],
    ['channel', { first: 'worst', skip: 1 }, ['website']],
  ])('by %s comes page by page: %o', async (group, wanted, ids) => {
    const { rows, totalCount } = await rowsBy(group, wanted);
    expect(rows.map(([id]) => id)).toEqual(ids);
    expect(totalCount).toBeGreaterThan(1);
  });

  it.each<[ProfitGroup, object, (string | null)[]]>([
    ['order', inStore, ['b']],
    ['order', { warehouseId: 'wh-hue' }, ['c']],
    ['order', { warehouseId: 'wh-da-nang', saleChannelId: 'website' }, ['a']],
    ['product', inStore, ['lotus']],
    ['warehouse', { warehouseId: 'wh-hue' }, ['wh-hue']],
  ])('by %s is told of one place alone: %o', async (group, filters, ids) => {
    const found = await rowsBy(group, {}, filters);
    expect(found.rows.map(([id]) => id)).toEqual(ids);
    expect(found.totalCount).toBe(ids.length);
  });

  it('names orders by their codes, and of equal profits tells the higher revenue first', async () => {
    expect([...((await rowsBy('order')).names ?? [])]).toEqual([
      ['a', 'CL-a'],
      ['b', 'CL-b'],
      ['c', 'CL-c'],
    ]);
    const even = [1, 3, 2].map((times) =>
      order(`e${times}`, '2026-11-11T03:00:00.000Z', [
        of(aProduct({ name: 'X', price: 1000 * times, facts: { id: `x${times}` } }), 1, 1000 * times),
      ]),
    );
    const { asked } = await ask();
    const { view } = await keptView(profitView, even);
    const { rows } = await profitBy('product', { ...asked, rows: view.ask }, all);
    expect(rows.map(({ id, profit }) => [id, profit])).toEqual([
      ['x3', 0],
      ['x2', 0],
      ['x1', 0],
    ]);
  });
});
