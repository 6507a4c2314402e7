import { describe, expect, it, vi } from 'vitest';
import type { Role } from '#shared/contract/access.ts';
import { getSalesReport as getSalesReportContract } from '#shared/reports/sales-reports.contract.ts';
import { maxMarginOrders } from '#shared/overview/category-margins.contract.ts';
import { productItems } from '#functions/domain/catalogue/products/product-items.ts';
import { categoryItem } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { ordersView } from '#functions/domain/orders/reading/orders-view.ts';
import { productKeys } from '#functions/domain/catalogue/catalogue-keys.ts';
import { getCategoryMargins } from '#functions/domain/overview/category-margins.ts';
import { getCommerceOverview } from '#functions/domain/overview/commerce-overview.ts';
import { getSalesReport } from '#functions/domain/reports/sales/sales-report.ts';
import { tallyRecord } from '#functions/domain/returns/return-tally.ts';
import { aCategory, aProduct } from '#tests/support/catalogue.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

/** Noon in Hà Nội. */
const now = '2026-11-22T05:00:00.000Z';
const buyer = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };

const clothes = aCategory({ name: 'Thời trang' });
const shirts = aCategory({ name: 'Áo', parentId: clothes.id, path: [clothes.id, 'cat-ao'], level: 2 });
const food = aCategory({ name: 'Đồ ăn' });
const taxed = { price: 100_000, taxType: 'ten' } as const;
const shirt = aProduct({
  name: 'Áo dài',
  ...taxed,
  category: shirts,
  available: 20,
  facts: { id: 'shirt', sold: 3, createdAt: '2026-10-01T00:00:00.000Z' },
});
const tea = aProduct({
  name: 'Trà',
  ...taxed,
  category: food,
  available: 2,
  facts: { id: 'tea', sold: 1, createdAt: '2026-10-23T05:00:00.000Z' },
});
const rice = aProduct({
  name: 'Gạo',
  ...taxed,
  category: food,
  available: 3,
  facts: { id: 'rice', sold: 0, createdAt: '2026-11-01T00:00:00.000Z' },
});
const gone = aProduct({ name: 'Nón', ...taxed, available: 0, facts: { id: 'hat' } });

function aShop() {
  const { table, put, rows } = memoryTable();
  put([
    ...[clothes, shirts, food].map(categoryItem),
    ...[shirt, tea, rice, gone].flatMap((one) => productItems(one)),
  ]);
  let made = 0;
  const order = (createdAt: string, items: StoredOrder['items'], given: Partial<StoredOrder> = {}) => {
    made += 1;
    const one = aStoredOrder(buyer, items, {
      id: `o${made}`,
      code: `CL${made}`,
      createdAt,
      updatedAt: createdAt,
      ...given,
    });
    put([orderRecord.item(one)]);
    return one;
  };
  readViewsFrom(rows);
  return { table, put, order, context: contextOf(table, () => new Date(now)) };
}

const line = (product: typeof shirt, quantity: number, given: object = {}) => ({
  ...anOrderItem(product, quantity),
  ...given,
});

describe('the overview of a shop', () => {
  function aSellingShop() {
    const shop = aShop();
    // Two of today, one of them called off; one of yesterday evening, one of last week, one that is to come.
    shop.order('2026-11-22T01:00:00.000Z', [line(shirt, 2)], { status: 'confirmed' });
    shop.order('2026-11-22T02:00:00.000Z', [line(tea, 3)], { status: 'cancelled' });
    shop.order('2026-11-20T20:00:00.000Z', [line(tea, 1), line(shirt, 1)], { status: 'confirmed' });
    shop.order('2026-11-14T05:00:00.000Z', [line(tea, 1)]);
    shop.order('2026-11-15T06:00:00.000Z', [line(rice, 5)]);
    const ask = (query: object = {}, role: Role = 'admin') =>
      getCommerceOverview(shop.context, { query, role });
    return { ...shop, ask };
  }

  it('compares the last seven days with those before, up to the same hour', async () => {
    const { ask } = aSellingShop();
    const found = await ask();
    expect(found.period).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
    expect(found.before).toMatchObject({ from: '2026-11-09', to: '2026-11-15' });
    expect(found.orders).toEqual({ now: 3, before: 1, byStatus: { confirmed: 2, cancelled: 1 } });
    expect(found.money).toEqual({
      revenue: { now: 440_000, before: 110_000 },
      // Of the two that are sold, not of the three that were placed.
      average: { now: 220_000, before: 110_000 },
      days: [0, 0, 0, 0, 0, 220_000, 220_000],
      daysBefore: [0, 0, 0, 0, 0, 110_000, 0],
    });
  });

  it('tells what sold most, what stands still, what runs out and what waits', async () => {
    const { ask } = aSellingShop();
    const { top, slow, stock, packing, returns } = await ask();
    expect(top.products.map(({ id, quantity, revenue }) => [id, quantity, revenue])).toEqual([
      ['shirt', 3, 330_000],
      ['tea', 1, 110_000],
    ]);
    // Whoever came less than thirty days ago had no time to sell.
    expect(slow.map(({ id }) => id)).toEqual(['tea', 'shirt']);
    expect(stock).toEqual({ low: 2, out: 1 });
    expect(packing).toEqual({ count: 2, late: 1, since: '2026-11-20T20:00:00.000Z' });
    expect(returns).toEqual({ count: 0, late: 0, since: null });
  });

  it('tells of best sellers the pieces and the money of the sales report, and counts an exchange once', async () => {
    const { order, put, ask, context } = aSellingShop();
    const [coat, hat] = [line(shirt, 4), line(gone, 2)];
    const voucherDiscount = 44_000;
    order('2026-11-21T05:00:00.000Z', [coat, hat], {
      total: coat.subtotal + hat.subtotal - voucherDiscount,
      returnedAmount: 100_000,
      returnedPieces: { [coat.id]: 1 },
    });
    const replaces = { orderId: 'o1', orderCode: 'CL1', returnId: 'r1', returnCode: 'TH1' };
    order('2026-11-21T06:00:00.000Z', [line(shirt, 1)], { total: 0, replaces });
    put([{ ...productKeys.card('hat'), entity: 'product-gone' }]);
    const { top, money, orders } = await ask();
    const report = await getSalesReport(context, getSalesReportContract.query.parse({ groupBy: 'product' }));
    const sums = report.rows.map(({ id, quantity, revenue }) => [id, quantity, revenue]);
    expect(top.products.map(({ id, quantity, revenue }) => [id, quantity, revenue])).toEqual(
      ['shirt', 'hat', 'tea'].map((id) => sums.find(([sold]) => sold === id)),
    );
    expect(top.products.map(({ slug, quantity }) => [slug, quantity])).toEqual([
      [shirt.card.slug, 6],
      [null, 2],
      [tea.card.slug, 1],
    ]);
    // Three orders are sold, and four were placed; the replacement is none of them.
    expect([orders.now, report.total.orders]).toEqual([4, 3]);
    expect(money?.average.now).toBe(Math.round((money?.revenue.now ?? 0) / 3));
    expect(money?.revenue.now).toBe(report.total.revenue);
  });

  it('says what an order brings on average to the nearest đồng', async () => {
    const { order, ask } = aSellingShop();
    for (const [second, pieces] of [1, 1, 2].entries())
      order(`2026-09-01T01:00:0${second}.000Z`, [line(tea, pieces)]);
    expect((await ask({ from: '2026-09-01', to: '2026-09-01' })).money?.average.now).toBe(146_667);
  });

  it('has no sum anywhere for who may not see what the shop earns', async () => {
    const { ask } = aSellingShop();
    const found = await ask({}, 'collaborator');
    expect(found).not.toHaveProperty('money');
    expect(found.top.products.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['shirt', 3],
      ['tea', 1],
    ]);
    for (const product of found.top.products) expect(product).not.toHaveProperty('revenue');
    expect(found.orders.now).toBe(3);
  });

  it('is of the days that are asked for, also of days on which nothing was ordered', async () => {
    const { ask } = aSellingShop();
    const { orders, money } = await ask({ from: '2026-11-14', to: '2026-11-15' });
    expect([orders.now, money?.days]).toEqual([2, [110_000, 550_000]]);
    const quiet = await ask({ from: '2026-09-01', to: '2026-09-01' });
    expect(quiet.orders).toEqual({ now: 0, before: 0, byStatus: {} });
    expect(quiet.money?.average).toEqual({ now: 0, before: 0 });
  });
});

describe('margins by main category', () => {
  it('are what was kept of the orders of thirty days, before tax, as goods are filed now', async () => {
    const { order, context, put } = aShop();
    order('2026-11-22T01:00:00.000Z', [line(shirt, 2, { cost: 40_000 }), line(tea, 1)]);
    const returned = order('2026-10-24T00:00:00.000Z', [line(tea, 3, { cost: 50_000 })], {
      returnedAmount: 110_000,
    });
    put([
      tallyRecord.item({ orderId: returned.id, held: {}, refunded: { [line(tea, 1).id]: 1 }, version: 1 }),
    ]);
    order('2026-11-20T00:00:00.000Z', [
      line(aProduct({ name: 'Cũ', ...taxed, facts: { id: 'old' } }), 1, { cost: 1000 }),
    ]);
    order('2026-11-20T01:00:00.000Z', [line(shirt, 9)], { status: 'cancelled' });
    // One day too old.
    order('2026-10-23T16:59:59.000Z', [line(shirt, 9)]);
    expect(await getCategoryMargins(context)).toEqual({
      from: '2026-10-24',
      to: '2026-11-22',
      orders: 3,
      isAll: true,
      total: { revenue: 600_000, known: 500_000, cost: 181_000 },
      categories: [
        { id: food.id, name: 'Đồ ăn', revenue: 300_000, known: 200_000, cost: 100_000 },
        { id: clothes.id, name: 'Thời trang', revenue: 200_000, known: 200_000, cost: 80_000 },
        { id: null, name: '', revenue: 100_000, known: 100_000, cost: 1000 },
      ],
    });
  });

  it('leave alone what came back of an order of which nothing was paid back', async () => {
    const { order, context, put } = aShop();
    const { id } = order('2026-11-22T01:00:00.000Z', [line(tea, 2)], { returnedAmount: 0 });
    put([tallyRecord.item({ orderId: id, held: {}, refunded: { [line(tea, 1).id]: 1 }, version: 1 })]);
    expect((await getCategoryMargins(context)).total.revenue).toBe(200_000);
  });

  it.each([
    [maxMarginOrders, true],
    [maxMarginOrders + 1, false],
    [maxMarginOrders + 200, false],
  ])('of %i orders say whether these are all: %s, and no more pages are read', async (count, isAll) => {
    const { order, context } = aShop();
    const item = line(tea, 1);
    for (let nth = 0; nth < count; nth += 1)
      order(new Date(Date.parse(now) - nth * 1000).toISOString(), [item]);
    const rows = vi.spyOn(ordersView, 'rows');
    const found = await getCategoryMargins(context);
    expect([found.orders, found.isAll, found.total.revenue]).toEqual([1000, isAll, 100_000_000]);
    expect(rows).toHaveBeenCalledTimes(11);
  });
});
