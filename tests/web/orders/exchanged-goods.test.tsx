import { describe, expect, it } from 'vitest';
import { getOrder, getOrderDeliveryWithTimeline, listOrderPayments, Order } from '#shared/orders/index.ts';
import { searchInvoices } from '#shared/invoices/index.ts';
import { getReturn, listReturns, listReturnTracking, ReturnOrder } from '#shared/returns/index.ts';
import { getOrderReviewStatus } from '#shared/reviews/index.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

const { detail } = texts.returns;
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

async function returnPage(exchange: ReturnOrder['exchange'], moneyBack: number) {
  const entry = exampleOf(ReturnOrder, {
    id: 'tra-1',
    status: 'exchanged',
    resolution: 'exchange',
    qaResult: 'passed',
    replacement: { id: 'don-2', code: 'CL2' },
    exchange,
    moneyBack,
    media: [],
    inspectionMedia: [],
  });
  const { page } = await renderAt('/e-commerce/returns/tra-1', {
    as: 'user',
    answers: [answer(getReturn, entry), answer(listReturnTracking, [])],
  });
  await page.findByText(detail.replacement);
  return {
    page,
    of: (label: string) =>
      plain(page.queryByText(label)?.parentElement?.textContent)?.replace(label, '').trim(),
  };
}

describe('a shopper sees of other goods', () => {
  it('what those that came back are worth, what the new order costs and what is paid beyond that', async () => {
    const { of } = await returnPage({ credit: 100_000, total: 150_000 }, 0);
    expect([of(detail.credit), of(detail.newTotal), of(detail.toPay)]).toEqual([
      '100.000 ₫',
      '150.000 ₫',
      '50.000 ₫',
    ]);
    expect(of(detail.refund)).toBeUndefined();
  });

  it('what goes back where the new order costs less', async () => {
    const { page, of } = await returnPage({ credit: 100_000, total: 60_000 }, 40_000);
    expect([of(detail.toPay), of(detail.refund)]).toEqual([undefined, '40.000 ₫']);
    expect(page.getByText(detail.exchangeHint)).toBeTruthy();
  });

  it('with the new order what was taken off for them', async () => {
    const exchange = {
      orderId: 'o',
      orderCode: 'CL1',
      returnId: 'tra-1',
      returnCode: 'TH1',
      credit: 100_000,
    };
    const order = exampleOf(Order, { id: 'don', status: 'completed', total: 60_000 });
    const { page } = await renderAt('/e-commerce/orders/don', {
      as: 'user',
      answers: [
        answer(getOrder, { ...order, exchange: { ...exchange, carried: 60_000 } }),
        answer(getOrderDeliveryWithTimeline, exampleOf(getOrderDeliveryWithTimeline.reply)),
        answer(listOrderPayments, []),
        answer(listReturns, exampleOf(listReturns.reply, { data: [] })),
        answer(getOrderReviewStatus, exampleOf(getOrderReviewStatus.reply)),
        answer(searchInvoices, exampleOf(searchInvoices.reply, { data: [] })),
      ],
    });
    const label = await page.findByText(texts.orders.totals.exchange.replace('{{code}}', 'TH1'));
    expect(plain(label.parentElement?.textContent)).toContain('60.000 ₫');
  });
});
