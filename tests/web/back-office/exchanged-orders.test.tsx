import { describe, expect, it } from 'vitest';
import { StaffOrder } from '#shared/orders/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { openOrder } from './order-scene.ts';
import { entryOf, openPage, words } from './return-scene.ts';

const { exchange, money } = texts.staffOrders;
const order = exampleOf(StaffOrder, {
  id: 'don-1',
  total: 150_000,
  paidAmount: 120_000,
  refundedAmount: 0,
  refundDue: 0,
  discount: null,
  vouchers: [],
  flags: [],
  paybacks: [],
  credit: null,
});
const replaced = { orderId: 'don-0', orderCode: 'CL0', returnId: 'tra-1', returnCode: 'TH1' };

async function sumsOf(shown: typeof order) {
  const { page } = await openOrder(shown);
  await page.findByRole('heading', { name: money.title });
  const sum = (label: string) =>
    page.queryByText(label)?.parentElement?.textContent?.replace(label, '').trim();
  return { page, sum };
}

describe('staff see of an exchange', () => {
  it('with the new order what came back paid, what came in money, and for which return it is', async () => {
    const { page, sum } = await sumsOf({
      ...order,
      exchange: { ...replaced, credit: 100_000, carried: 100_000 },
    });
    expect([sum(exchange.credit), sum(money.paid)]).toEqual(['-100.000 ₫', '-20.000 ₫']);
    const link = page.getByRole<HTMLAnchorElement>('link', { name: exchange.of.replace('{{code}}', 'TH1') });
    expect(link.href).toContain('/returns/requests/tra-1');
  });

  it('no money with an order that was paid with goods alone', async () => {
    const exchanged = { ...replaced, credit: 150_000, carried: 150_000 };
    const { sum } = await sumsOf({ ...order, paidAmount: 150_000, exchange: exchanged });
    expect([sum(exchange.credit), sum(money.paid)]).toEqual(['-150.000 ₫', undefined]);
  });

  it('with the first order what was carried on, apart from what went back', async () => {
    const line = { cause: 'return', returnId: 'tra-1', paidAt: '2026-11-23T03:00:00.000Z' } as const;
    const carriedTo = { id: 'don-2', code: 'CL2' };
    const paybacks = [
      { ...line, amount: 60_000, carriedTo },
      { ...line, amount: 40_000 },
    ];
    const { page, sum } = await sumsOf({ ...order, paidAmount: 150_000, refundedAmount: 100_000, paybacks });
    expect([sum(money.carried), sum(money.refunded)]).toEqual(['60.000 ₫', '40.000 ₫']);
    expect(page.queryByText(exchange.credit)).toBeNull();
    const link = page.getByRole<HTMLAnchorElement>('link', {
      name: money.carriedTo.replace('{{code}}', 'CL2'),
    });
    expect(link.href).toContain('/orders/don-2');
    const onlyCarried = await sumsOf({ ...order, refundedAmount: 60_000, paybacks: paybacks.slice(0, 1) });
    expect(onlyCarried.sum(money.refunded)).toBeUndefined();
  });

  it.each([true, false])(
    'with the return what becomes of vouchers, if its order had any: %s',
    async (hasVouchers) => {
      const effects = { fault: 'shop', goods: 100_000, shipping: 0, vouchers: true, uncounted: 0 } as const;
      const entry = entryOf({}, { status: 'refunded', qaResult: 'passed', effects });
      const { page } = await openPage({ ...entry, order: { ...entry.order, hasVouchers } });
      await page.findByText(words.money.goods);
      expect(page.queryByText(words.money.vouchers) !== null).toBe(hasVouchers);
    },
  );

  it('with the return what came back was worth, what the others cost, and the difference that was paid', async () => {
    const effects = {
      fault: 'shop',
      goods: 100_000,
      shipping: 0,
      vouchers: false,
      uncounted: 100_000,
    } as const;
    const given = { status: 'exchanged', qaResult: 'passed', resolution: 'exchange', effects } as const;
    const { page } = await openPage(entryOf({}, { ...given, exchange: { credit: 100_000, total: 150_000 } }));
    const sum = (label: string) =>
      page.queryByText(label)?.parentElement?.textContent?.replace(label, '').trim();
    await page.findByText(words.money.credit);
    expect([sum(words.money.credit), sum(words.money.newTotal), sum(words.money.paidMore)]).toEqual([
      '100.000 ₫',
      '150.000 ₫',
      '50.000 ₫',
    ]);
  });
});
