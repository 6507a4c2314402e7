import { describe, expect, it } from 'vitest';
import { sellAtCounter as contract } from '#shared/orders/staff-place-order.contract.ts';
import { sellAtCounter, tenderOf } from '#functions/domain/checkout/sell-at-counter.ts';
import { saleInput } from '#functions/domain/orders/placing/counter-order-input.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { warehouse } from '#tests/support/catalogue.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { far } from '../support/combo-shop.ts';
import { aCounter, lan } from './a-counter.ts';

describe('a sale over the counter', () => {
  it('ends in one act: paid into the cashier’s till, and its goods gone', async () => {
    const it = await aCounter();
    const id = await it.aTill();
    const order = await it.sell({ given: 500_000 });
    expect(order).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      paymentMethod: 'cash',
      paidAmount: 200_000,
      placedBy: 'lan',
      saleChannelId: 'store',
      tender: { cash: 200_000, card: 0, given: 500_000 },
    });
    expect(await it.shelf()).toEqual([18, 0]);
    expect(await it.till(id)).toMatchObject({ sales: 200_000, cards: 0, cash: 200_000, entries: 1 });
    expect(it.of('payment')).toMatchObject([{ method: 'cash', amount: 200_000, status: 'succeeded' }]);
  });

  it.each([
    ['part by card', { card: 150_000, given: 50_000 }, 'cash', [50_000, 150_000]],
    ['all by card', { card: 200_000, given: 0 }, 'card', [0, 200_000]],
  ] as const)(
    'is paid %s, and each part lies in the till as what it is',
    async (_, paid, method, [sales, cards]) => {
      const it = await aCounter();
      const id = await it.aTill();
      expect(await it.sell(paid)).toMatchObject({
        status: 'completed',
        paymentMethod: method,
        paidAmount: 200_000,
      });
      expect(await it.till(id)).toMatchObject({ sales, cards, cash: sales });
      const payments = it.of('payment').map((row) => `${String(row['method'])} ${String(row['amount'])}`);
      expect(payments.toSorted()).toEqual([`card ${cards}`, ...(sales > 0 ? [`cash ${sales}`] : [])]);
    },
  );

  it('that costs nothing is handed over without any money', async () => {
    const it = await aCounter();
    const id = await it.aTill();
    const discount = { amount: 200_000, reason: 'Hàng tặng' };
    const said = contract.body.parse({
      lines: it.lines(2),
      warehouseId: warehouse.id,
      discount,
      expectedTotal: 0,
      clientRequestId: 'tang-1234-5678',
    });
    const input = saleInput({ ...lan, role: 'admin' }, { asked: said, language: 'vi' });
    const order = await it.as(() =>
      sellAtCounter(it.context, { ...input, card: 0, given: 0, userId: 'lan', sourceIp: '' }),
    );
    expect(order).toMatchObject({ status: 'completed', total: 0, paymentStatus: 'paid' });
    expect((await it.till(id)).entries).toBe(0);
  });

  it('needs the own open till of its warehouse, and orders nothing without', async () => {
    const it = await aCounter();
    await expect(it.sell()).rejects.toMatchObject({ code: 'TILL_REQUIRED' });
    await it.aTill(far);
    await expect(it.sell()).rejects.toMatchObject({
      code: 'TILL_ELSEWHERE',
      details: { params: { warehouse: warehouse.name } },
    });
    expect([it.of('order'), await it.shelf()]).toEqual([[], [20, 0]]);
  });

  it('pressed twice is one sale, also after the till has closed', async () => {
    const it = await aCounter();
    const id = await it.aTill();
    const first = await it.sell();
    await it.close(id, 700_000);
    expect((await it.sell()).id).toBe(first.id);
    expect([it.of('order').length, await it.shelf()]).toEqual([1, [18, 0]]);
  });

  it.each([1, 2, 3, 4])(
    'that was cut off before its write %i goes on with the next press',
    async (writes) => {
      const it = await aCounter();
      const id = await it.aTill();
      let left = writes;
      const cut: Table = {
        ...it.table,
        write: (operations) => {
          left -= 1;
          return left < 0 ? Promise.reject(new Error('cut off')) : it.table.write(operations);
        },
      };
      await expect(it.sell({}, cut)).rejects.toThrow('cut off');
      expect(await it.sell()).toMatchObject({ status: 'completed', paidAmount: 200_000 });
      expect([await it.shelf(), (await it.till(id)).sales, it.of('order').length]).toEqual([
        [18, 0],
        200_000,
        1,
      ]);
    },
  );

  it('whose till closes before its money is taken is refused, and goes on once another is open', async () => {
    const it = await aCounter();
    const id = await it.aTill();
    let writes = 0;
    const closing: Table = {
      ...it.table,
      write: async (operations) => {
        writes += 1;
        if (writes === 2) await it.close(id, 500_000);
        return it.table.write(operations);
      },
    };
    await expect(it.sell({}, closing)).rejects.toMatchObject({ code: 'TILL_REQUIRED' });
    expect(it.of('order')).toMatchObject([{ status: 'confirmed', paidAmount: 0 }]);
    const next = await it.aTill();
    expect(await it.sell()).toMatchObject({ status: 'completed', paidAmount: 200_000 });
    expect([(await it.till(id)).sales, (await it.till(next)).sales]).toEqual([0, 200_000]);
  });

  it('is one sale where the same press arrives twice at one moment', async () => {
    const it = await aCounter();
    const id = await it.aTill();
    const crossed = meanwhile(it.table, () => it.sell());
    expect(await it.sell({}, crossed.table)).toMatchObject({ status: 'completed' });
    expect([crossed.happened(), it.of('order').length, (await it.till(id)).sales]).toEqual([
      true,
      1,
      200_000,
    ]);
    const both = await aCounter();
    await both.aTill();
    const answers = await Promise.all([both.sell(), both.sell(), both.sell()]);
    expect(new Set(answers.map((one) => `${one.id} ${one.status}`)).size).toBe(1);
    expect(await both.shelf()).toEqual([18, 0]);
  });
});

describe('how a sale is paid', () => {
  it.each([
    [
      { card: 0, given: 200_000 },
      { cash: 200_000, card: 0, given: 200_000 },
    ],
    [
      { card: 0, given: 500_000 },
      { cash: 200_000, card: 0, given: 500_000 },
    ],
    [
      { card: 200_000, given: 0 },
      { cash: 0, card: 200_000, given: 0 },
    ],
    [
      { card: 50_000, given: 150_000 },
      { cash: 150_000, card: 50_000, given: 150_000 },
    ],
  ])('%o pays 200.000 ₫', (paid, tender) => {
    expect(tenderOf({ ...paid, expectedTotal: 200_000 })).toEqual(tender);
  });

  it.each([
    ['too little cash', { card: 0, given: 199_999 }, 'CASH_SHORT', { missing: '1 ₫' }],
    ['too little beside the card', { card: 50_000, given: 100_000 }, 'CASH_SHORT', { missing: '50.000 ₫' }],
    ['more by card than it costs', { card: 200_001, given: 0 }, 'CARD_TOO_MUCH', { total: '200.000 ₫' }],
  ])('is refused: %s', (_, paid, code, params) => {
    expect(() => tenderOf({ ...paid, expectedTotal: 200_000 })).toThrow(
      expect.objectContaining({ code, details: { params } }) as Error,
    );
  });
});
