import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { comparedPeriods } from '#functions/domain/reports/period.ts';
import { firstOrderCohorts } from '#functions/domain/reports/sales/cohorts.ts';
import { listOrderDays } from '#functions/domain/reports/sales/order-days.ts';
import { salesBy, totalsOfSales } from '#functions/domain/reports/sales/sales-groups.ts';
import { salesRows } from '#functions/domain/reports/sales/sales-rows.ts';
import { salesView } from '#functions/domain/reports/sales/sales-view.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { keptView } from '../support/kept-view.ts';

const lan = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };
const hoa = { ...lan, id: 'hoa', phoneNumber: '0987654321' };
const tea = aProduct({ name: 'Trà sen', price: 100_000 });
const honey = aProduct({ name: 'Mật ong', price: 50_000 });
const now = new Date('2026-11-20T05:00:00.000Z');
const filters = { start: '2026-11-11', end: '2026-11-12' };
const { period } = comparedPeriods({ from: filters.start, to: filters.end }, now);

let place = 0;
function anOrder(
  createdAt: string,
  given: Partial<StoredOrder> = {},
  items = [anOrderItem(tea, 2)],
  buyer = lan,
) {
  place += 1;
  return aStoredOrder(buyer, items, { id: `s${place}`, createdAt, ...given });
}

const goodsOf = (order: StoredOrder) => salesRows(order).sold_goods;

describe('what an order says of sales', () => {
  it('is shared out over its goods to the đồng: shipping in, discounts out', () => {
    const items = [anOrderItem(tea, 1), anOrderItem(honey, 1)];
    const order = anOrder('2026-11-11T03:00:00.000Z', { shippingFee: 30_000, total: 170_001 }, items);
    const goods = goodsOf(order);
    expect(goods.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(170_001);
    // Goods before tax know nothing of what bringing them costs.
    expect(goods.reduce((sum, { net }) => sum + net, 0)).toBe(140_001);
  });

  it('is of a combo what it was made of, by the parts’ shares', () => {
    const part = {
      ...anOrderItem(tea, 1),
      variantName: null,
      share: 60_000,
      quantity: 2,
    };
    const other = { ...anOrderItem(honey, 1), variantName: null, share: 30_000, quantity: 1 };
    const combo = {
      ...anOrderItem(tea, 3),
      id: 'combo',
      unitTotal: 90_000,
      subtotal: 270_000,
      parts: [part, other],
      cost: 45_000,
    };
    const goods = goodsOf(anOrder('2026-11-11T03:00:00.000Z', { total: 270_000 }, [combo]));
    expect(
      goods.map(({ productId, quantity, revenue, cost }) => ({ productId, quantity, revenue, cost })),
    ).toEqual([
      { productId: tea.card.id, quantity: 6, revenue: 180_000, cost: 90_000 },
      { productId: honey.card.id, quantity: 3, revenue: 90_000, cost: 45_000 },
    ]);
  });

  it('counts no pieces that came back, and nothing of what waits or was called off', () => {
    const [line] = [anOrderItem(tea, 3)];
    const back = { returnedAmount: line.unitTotal, returnedPieces: { [line.id]: 1 } };
    expect(goodsOf(anOrder('2026-11-11T03:00:00.000Z', back, [line]))).toMatchObject([
      { quantity: 2, revenue: line.unitTotal * 2 },
    ]);
    for (const status of ['draft', 'cancelled', 'refunded', 'returned'] as const)
      expect(goodsOf(anOrder('2026-11-11T03:00:00.000Z', { status }))).toEqual([]);
  });

  it('names nobody', () => {
    const [row] = salesRows(anOrder('2026-11-11T03:00:00.000Z')).sales;
    expect(JSON.stringify(row)).not.toMatch(/lan|0912345678/i);
  });
});

describe('the view of sales', () => {
  const orders = [
    // Both of the eleventh in Hà Nội, though of two days in London.
    anOrder('2026-11-10T17:00:00.000Z'),
    anOrder('2026-11-11T16:59:59.999Z', { status: 'confirmed', saleChannelId: 'store' }),
    anOrder('2026-11-11T17:00:00.000Z', {}, [anOrderItem(honey, 4)]),
    anOrder('2026-11-10T16:59:59.999Z'),
    anOrder('2026-11-12T08:00:00.000Z', { status: 'cancelled' }),
    anOrder('2026-09-02T08:00:00.000Z', {}, [anOrderItem(honey, 1)], hoa),
  ];

  it('says days, places and channels as Hà Nội has them', async () => {
    const { view } = await keptView(salesView, orders);
    const rows = await listOrderDays({ now: () => now }, filters, view.ask);
    expect(
      rows.map(({ day, saleChannelId, ordersCreated, revenue }) => [
        day,
        saleChannelId,
        ordersCreated,
        revenue,
      ]),
    ).toEqual([
      ['2026-11-11', 'store', 1, 2 * tea.card.total],
      ['2026-11-11', 'website', 1, 2 * tea.card.total],
      ['2026-11-12', 'website', 2, 4 * honey.card.total],
    ]);
  });

  it('adds up anew what was written again, and nothing of what is gone', async () => {
    const { view, save, remove } = await keptView(salesView, orders);
    const asked = { period, filters, rows: view.ask };
    const [first, , third] = orders;
    if (!first || !third) throw new Error('No orders');
    await save({ ...first, status: 'cancelled' });
    await remove(third.id);
    expect(await totalsOfSales(asked)).toEqual({ orders: 1, revenue: 2 * tea.card.total });
    const { rows } = await salesBy('product', asked);
    expect(rows).toMatchObject([{ id: tea.card.id, quantity: 2, revenue: 2 * tea.card.total }]);
    expect((await salesBy('day', asked)).rows.map(({ id, orders: count }) => [id, count])).toEqual([
      ['2026-11-11', 1],
      ['2026-11-12', 0],
    ]);
  });

  it('counts an exchange for other goods as no order, and what it brings with the goods', async () => {
    const exchange = {
      orderId: 's1',
      orderCode: 'CL1',
      returnId: 'r1',
      returnCode: 'TH1',
      credit: 100_000,
      carried: 100_000,
    };
    const sent = anOrder('2026-11-12T08:00:00.000Z', { exchange }, [anOrderItem(honey, 1)]);
    const { view } = await keptView(salesView, [...orders.slice(0, 2), sent]);
    const asked = { period, filters, rows: view.ask };
    const days = await listOrderDays({ now: () => now }, filters, view.ask);
    expect(days.map(({ day, ordersCreated, ordersPayable }) => [day, ordersCreated, ordersPayable])).toEqual([
      ['2026-11-11', 1, 1],
      ['2026-11-11', 1, 1],
      ['2026-11-12', 0, 0],
    ]);
    expect((await salesBy('day', asked)).rows.map(({ orders: count, revenue }) => [count, revenue])).toEqual([
      [2, 4 * tea.card.total],
      [0, honey.card.total],
    ]);
  });

  it('knows who came back', async () => {
    const { view } = await keptView(salesView, orders);
    expect(await firstOrderCohorts(view.ask, { since: '2026-01', until: '2026-11' })).toEqual([
      { month: '2026-09', buyers: 1, again: [0, 0] },
      { month: '2026-11', buyers: 1, again: [] },
    ]);
  });
});
