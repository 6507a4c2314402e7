import { describe, expect, it } from 'vitest';
import { sumsAfter } from '#functions/domain/customers/counting/count-order.ts';
import { entryOf } from '#functions/domain/orders/buyer/count-for-customer.ts';
import { uncountedOf } from '#functions/domain/referrals/rewards/calculate-reward.ts';
import { profitRows } from '#functions/domain/reports/profit/profit-rows.ts';
import { salesRows } from '#functions/domain/reports/sales/sales-rows.ts';
import { otherGoods } from './other-goods.ts';

const cost = 40_000;

/** One of four pieces at 100,000 ₫ was exchanged for a pot at 150,000 ₫. */
async function exchanged() {
  const world = otherGoods();
  await world.change({ items: [{ ...world.firstLine, cost }] });
  const id = await world.accepted(1);
  await world.exchange(id);
  const [root, sent] = [await world.stored(), await world.sentFor(id)];
  return { world, id, root, sent, both: [root, sent] };
}

describe('an exchange for other goods', () => {
  it('is one order in the sales, of the pieces that are kept at what they cost', async () => {
    const { both } = await exchanged();
    const rows = both.map(salesRows);
    const sales = rows.flatMap(({ sales: of }) => of);
    expect(sales.map(({ placed, sold, calledOff, revenue }) => [placed, sold, calledOff, revenue])).toEqual([
      [1, 1, 0, 300_000],
      [0, 0, 0, 150_000],
    ]);
    expect(
      rows.flatMap(({ sold_goods: goods }) => goods.map(({ quantity, revenue }) => [quantity, revenue])),
    ).toEqual([
      [3, 300_000],
      [1, 150_000],
    ]);
  });

  it('is completed and called off with the first order alone', async () => {
    const { sent } = await exchanged();
    for (const status of ['completed', 'cancelled'] as const) {
      const [row] = salesRows({ ...sent, status }).sales;
      expect([row?.completed, row?.calledOff]).toEqual([0, 0]);
    }
  });

  it('is one order in the profit, of both kinds of goods', async () => {
    const { both } = await exchanged();
    const profit = both.flatMap((order) => profitRows(order).profit);
    expect(profit.map(({ sold, quantity, revenue }) => [sold, quantity, revenue])).toEqual([
      [1, 3, 300_000],
      [0, 1, 150_000],
    ]);
    expect(profit[0]?.cost).toBe(3 * cost);
  });

  it('is one order of its buyer, who has spent what both cost', async () => {
    const { both } = await exchanged();
    const sums = both.reduce((sum, order) => sumsAfter(sum, undefined, entryOf(order)), {
      orderCount: 0,
      totalSpent: 0,
      calledOffCount: 0,
    });
    expect(sums).toEqual({ orderCount: 1, totalSpent: 450_000, calledOffCount: 0 });
  });

  it('brings no money in and sends none out: there is no payment and no refund of what was carried', async () => {
    const { world } = await exchanged();
    expect(world.rows().filter(({ entity }) => entity === 'payment' || entity === 'refund')).toEqual([]);
  });

  it('takes out of a referrer’s reward what came back, since the other goods earn their own', async () => {
    const { world, id } = await exchanged();
    const stored = await world.read(id);
    expect(uncountedOf(stored)).toBe(100_000);
    expect(uncountedOf({ ...stored, status: 'closed' })).toBe(100_000);
    expect(uncountedOf({ ...stored, exchange: null })).toBe(0);
  });

  it('leaves vouchers used, also where all of the order came back by the shop’s fault', async () => {
    const world = otherGoods();
    const id = await world.accepted(4);
    const all = { lines: [world.line(world.pot, 3)], expectedTotal: 450_000, expectedCredit: 400_000 };
    expect((await world.exchange(id, all)).effects).toMatchObject({
      vouchers: false,
      goods: 400_000,
      fault: 'shop',
    });
    expect((await world.stored()).status).toBe('completed');
  });
});
