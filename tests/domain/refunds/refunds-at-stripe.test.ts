import { describe, expect, it } from 'vitest';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { followRefund } from '#functions/domain/refunds/follow-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { readRefund } from '#functions/domain/refunds/read-refund.ts';
import { refundRecord } from '#functions/domain/refunds/refund-record.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { listDues } from '#tests/support/dues.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { providerCalls } from '../payments/provider-calls.ts';
import { refunding } from './refunding.ts';

const { calls, provider } = providerCalls();
const says = (body: unknown, status = 200) => {
  provider.answer = () => Response.json(body, { status });
};
const asked = () => calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

/** A refund of 20.000 ₫ to the card by which 200.000 ₫ were paid for 180.000 ₫. */
async function toACard() {
  const it = await refunding();
  const order = await it.anOrder({ paymentMethod: 'card', paymentProvider: 'stripe' }, { method: 'card' });
  await it.comes({ amount: 200_000, content: order.paymentCode });
  const paid = await it.paymentNow(order.payment?.id ?? '');
  const known = { ...paid, references: ['stripe:pi_1'], version: paid.version + 1 };
  await it.table.write([put(paymentRecord.item(known))]);
  const { id } = await it.ask({ orderId: order.id, way: 'stripe' });
  const clocks = async () =>
    (await listDues(contextOf(it.table, atTheEnd), 'refund-query')).map(({ at }) => at);
  return { ...it, order, paymentId: paid.id, id, clocks };
}

describe('a refund to a card', () => {
  it('is asked for by the name of its try, and is sent once Stripe says so', async () => {
    const it = await toACard();
    says({ id: 're_1', status: 'pending' });
    await it.press(it.id);
    expect(await it.refundNow(it.id)).toMatchObject({ status: 'processing', reference: 're_1', error: null });
    expect(calls[0]?.headers.get('idempotency-key')).toBe(`${it.id}001`.slice(-32));
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.body))).toMatchObject({
      payment_intent: 'pi_1',
      amount: '20000',
    });
    it.clock.now = new Date('2026-11-20T04:00:00.000Z');
    await followRefund(it.context, it.id);
    expect(await it.clocks()).toEqual(['2026-11-20T05:00:00.000Z']);
    says({ id: 're_1', status: 'succeeded' });
    await followRefund(it.context, it.id);
    expect(await it.refundNow(it.id)).toMatchObject({ status: 'succeeded', reference: 're_1' });
    expect(await it.orderNow(it.order.id)).toMatchObject({ refundedAmount: 20_000, refundDue: 0 });
    expect((await it.paymentNow(it.paymentId)).sentBack).toBe(20_000);
    expect(asked()).toEqual(['POST /v1/refunds', 'GET /v1/refunds/re_1', 'GET /v1/refunds/re_1']);
    // What has ended is asked about no more.
    await followRefund(it.context, it.id);
    expect([asked().length, await it.clocks()]).toEqual([3, []]);
  });

  it('is asked for once more under the same name where nobody heard an answer', async () => {
    const it = await toACard();
    says({ error: {} }, 500);
    await it.press(it.id);
    expect(await it.refundNow(it.id)).toMatchObject({ status: 'processing', error: 'Stripe 500' });
    says({ id: 're_1', status: 'succeeded' });
    await followRefund(it.context, it.id);
    expect((await it.refundNow(it.id)).status).toBe('succeeded');
    expect(asked()).toEqual(['POST /v1/refunds', 'POST /v1/refunds']);
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('is told in its story by nobody where Stripe ended it', async () => {
    const it = await toACard();
    says({ id: 're_1', status: 'succeeded' });
    await it.press(it.id);
    const { events } = await readRefund(it.context, { id: it.id, userId: 'an' });
    expect(events.map(({ to, by }) => [to, by])).toEqual([
      ['approved', ''],
      ['processing', ''],
      ['succeeded', null],
    ]);
  });

  it.each([{ paymentId: null }, { requestKey: null }])(
    'asks nobody where its try is not known: %j',
    async (given) => {
      const it = await toACard();
      says({ error: {} }, 500);
      await it.press(it.id);
      await it.table.write([put(refundRecord.item({ ...(await it.refundNow(it.id)), ...given }))]);
      it.clock.now = new Date('2026-11-20T04:00:00.000Z');
      await followRefund(it.context, it.id);
      expect(calls).toHaveLength(1);
      expect(await it.refundNow(it.id)).toMatchObject({ status: 'processing', error: 'payment' });
    },
  );

  it('is not begun without the payment it goes back by', async () => {
    const it = await toACard();
    const refund = await it.refundNow(it.id);
    for (const paymentId of [null, `${it.order.id}-009`]) {
      await it.table.write([put(refundRecord.item({ ...refund, paymentId }))]);
      expect(await refusalOf(it.press(it.id))).toBe('REFUND_WAY');
    }
    expect([asked(), (await it.refundNow(it.id)).attempts]).toEqual([[], 0]);
  });
});

describe('a refund at VNPay', () => {
  it('that is out of reach stays on its way, and is asked about in an hour', async () => {
    const it = await toACard();
    says({ id: 're_1', status: 'pending' });
    await it.press(it.id);
    await it.table.write([put(refundRecord.item({ ...(await it.refundNow(it.id)), way: 'vnpay' }))]);
    provider.answer = () => Promise.reject(new Error('socket hang up'));
    it.clock.now = new Date('2026-11-20T04:00:00.000Z');
    await followRefund(it.context, it.id);
    expect(await it.refundNow(it.id)).toMatchObject({
      status: 'processing',
      error: 'PROVIDER_UNAVAILABLE',
      askedAt: '2026-11-20T05:00:00.000Z',
    });
    // Of a payment that is not there nobody can be asked.
    const there = calls.length;
    it.clock.now = new Date('2026-11-20T05:00:00.000Z');
    await it.table.write([put(refundRecord.item({ ...(await it.refundNow(it.id)), paymentId: null }))]);
    await followRefund(it.context, it.id);
    expect([calls.length, (await it.refundNow(it.id)).status]).toEqual([there, 'processing']);
  });
});

it('a transfer to an account nobody knows is not begun', async () => {
  const it = await refunding();
  const order = await it.paidTooMuch(20_000);
  const { id } = await it.ask({ orderId: order.id, account: undefined });
  const press = processRefund(it.context, { id, userId: 'an' });
  await expect(press).rejects.toMatchObject({ code: 'REFUND_WAY' });
  expect((await it.refundNow(id)).status).toBe('approved');
});
