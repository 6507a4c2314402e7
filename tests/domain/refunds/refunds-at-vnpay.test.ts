import { describe, expect, it, vi } from 'vitest';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { signVnpayRefundAnswer } from '#functions/domain/payments/providers/vnpay-signature.ts';
import { followRefund } from '#functions/domain/refunds/follow-refund.ts';
import { claimRefund } from '#functions/domain/refunds/process-refund.ts';
import { refundKeys } from '#functions/domain/refunds/refund-keys.ts';
import { refundRecord } from '#functions/domain/refunds/refund-record.ts';
import { endRefund } from '#functions/domain/refunds/settle-refund.ts';
import { log } from '#functions/platform/log.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { providerLists } from '#tests/domain/reconciliation/provider-lists.ts';
import { listDues } from '#tests/support/dues.ts';
import { atTheEnd, contextOf } from '#tests/support/context.ts';
import * as z from 'zod';
import { refunding } from './refunding.ts';

const secret = 'a-secret-only-the-lists-know';
const Asked = z.object({ vnp_Command: z.string(), vnp_TxnRef: z.string() });

/** Two refunds of one payment at VNPay, which answers nothing, unless it is told what. */
async function byVnpay() {
  vi.spyOn(log, 'warn').mockReturnValue();
  const lists = providerLists();
  const it = await refunding();
  const order = await it.anOrder({ paymentMethod: 'wallet', paymentProvider: 'vnpay' }, { method: 'wallet' });
  const payment = await it.paymentNow(order.payment?.id ?? '');
  await it.comes({ amount: 180_000, content: order.paymentCode });
  const surplus = await it.comes({ amount: 60_000, content: order.paymentCode });
  const paid = await it.paymentNow(payment.id);
  const vnpay = { reply: undefined as string | undefined, askedToRefund: 0 };
  const answering = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (!request.url.includes('vnpay')) return answering(request);
    const { vnp_Command: command, vnp_TxnRef } = Asked.parse(await request.clone().json());
    if (command !== 'refund') return answering(request.url, { method: 'POST', body: await request.text() });
    vnpay.askedToRefund += 1;
    if (vnpay.reply === undefined) throw new Error('socket hang up');
    const answer = { vnp_ResponseCode: vnpay.reply, vnp_TxnRef, vnp_TransactionNo: '77' };
    return Response.json({ ...answer, vnp_SecureHash: signVnpayRefundAnswer(answer, secret) });
  });
  const ask = async (amount: number) => (await it.ask({ orderId: order.id, way: 'vnpay', amount })).id;
  return { ...it, lists, order, payment: paid, surplus, vnpay, ask };
}

describe('refunds at a provider', () => {
  it('of one payment go one after the other', async () => {
    const it = await byVnpay();
    const [first, second] = [await it.ask(20_000), await it.ask(40_000)];
    await it.press(first);
    expect(await it.refundNow(first)).toMatchObject({ status: 'processing', error: 'socket hang up' });
    await expect(it.press(second)).rejects.toThrow('REFUND_STATE');
    expect((await it.refundNow(second)).attempts).toBe(0);
    await endRefund(it.context, first, { outcome: 'sent', reference: '1', error: null, by: null });
    expect((await it.paymentNow(it.payment.id)).sentBack).toBe(20_000);
    await it.press(second);
    await endRefund(it.context, second, { outcome: 'sent', reference: '2', error: null, by: null });
    expect(await it.paymentNow(it.payment.id)).toMatchObject({ sentBack: 60_000, status: 'succeeded' });
    expect(await it.orderNow(it.order.id)).toMatchObject({ refundedAmount: 60_000, refundDue: 0 });
  });

  it('send no more than is left of the payment when they are begun', async () => {
    const it = await byVnpay();
    const id = await it.ask(20_000);
    const nearly = { ...it.payment, sentBack: it.payment.received - 19_999 };
    await it.table.write([put(paymentRecord.item({ ...nearly, version: 9 }))]);
    await expect(it.press(id)).rejects.toThrow('REFUND_TOO_MUCH');
    await it.table.write([
      put(paymentRecord.item({ ...nearly, sentBack: nearly.sentBack - 1, version: 10 })),
    ]);
    await it.press(id);
    expect((await it.refundNow(id)).status).toBe('processing');
  });

  it('are ended by no word about an earlier try, and by no person', async () => {
    const it = await byVnpay();
    const id = await it.ask(20_000);
    it.vnpay.reply = '93';
    await it.press(id);
    const firstTry = { requestKey: `${id}001`.slice(-32) };
    expect(await it.refundNow(id)).toMatchObject({ status: 'failed', error: 'VNPAY 93', failedAttempts: 1 });
    it.vnpay.reply = undefined;
    await it.press(id);
    const secondTry = await it.refundNow(id);
    expect(secondTry).toMatchObject({ requestKey: `${id}002`.slice(-32), attempts: 2 });
    const said = { outcome: 'sent', reference: '1', error: null, by: null } as const;
    await endRefund(it.context, id, { ...said, ...firstTry });
    const old = { ...secondTry, ...firstTry };
    await claimRefund(it.context, old, { kind: 'refused', error: 'VNPAY 94' });
    await claimRefund(it.context, old, { kind: 'accepted', reference: 'old' });
    await claimRefund(it.context, old, { kind: 'unknown', error: 'old' });
    expect(await it.refundNow(id)).toEqual(secondTry);
    await expect(it.settle(id, 'sent')).rejects.toThrow('REFUND_STATE');
    await claimRefund(it.context, secondTry, { kind: 'accepted', reference: '14' });
    expect(await it.refundNow(id)).toMatchObject({ status: 'processing', reference: '14', error: null });
    // Silence afterwards forgets no name that was told.
    await claimRefund(it.context, secondTry, { kind: 'unknown', error: 'silent' });
    expect(await it.refundNow(id)).toMatchObject({ reference: '14', error: 'silent' });
    await endRefund(it.context, id, { ...said, reference: null, requestKey: secondTry.requestKey });
    expect(await it.refundNow(id)).toMatchObject({ status: 'succeeded', reference: '14' });
    await claimRefund(it.context, secondTry, { kind: 'refused', error: 'late' });
    expect((await it.refundNow(id)).status).toBe('succeeded');
    expect((await it.paymentNow(it.payment.id)).sentBack).toBe(20_000);
  });

  it.each([
    ['19 hours and 59 minutes', '2026-11-20T22:59:59.999Z', 'processing', 2],
    ['20 hours', '2026-11-20T23:00:00.000Z', 'failed', 1],
  ])('that VNPay never heard of are asked for once more for %s', async (_, now, status, asked) => {
    const it = await byVnpay();
    const id = await it.ask(20_000);
    await it.press(id);
    it.clock.now = new Date(now);
    await followRefund(it.context, id);
    expect((await it.refundNow(id)).status).toBe(status);
    expect(it.vnpay.askedToRefund).toBe(asked);
  });

  it('that VNPay never heard of are asked for from their last change on where no beginning is written', async () => {
    const it = await byVnpay();
    const id = await it.ask(20_000);
    await it.press(id);
    const begun = await it.refundNow(id);
    await it.table.write([put(refundRecord.item({ ...begun, begunAt: null }))]);
    it.clock.now = new Date('2026-11-20T22:59:59.999Z');
    await followRefund(it.context, id);
    expect([(await it.refundNow(id)).status, it.vnpay.askedToRefund]).toEqual(['processing', 2]);
  });

  it('that VNPay never heard of are asked for until 20 hours after they were begun, not after the last asking', async () => {
    const it = await byVnpay();
    const id = await it.ask(20_000);
    await it.press(id);
    for (const now of ['2026-11-20T22:30:00.000Z', '2026-11-20T23:00:00.000Z']) {
      it.clock.now = new Date(now);
      await followRefund(it.context, id);
    }
    expect(await it.refundNow(id)).toMatchObject({ status: 'failed', failedAttempts: 1 });
    expect(it.vnpay.askedToRefund).toBe(2);
  });

  it('are asked about each hour, by one clock, until it is known how they ended', async () => {
    const it = await byVnpay();
    const id = await it.ask(20_000);
    it.vnpay.reply = '00';
    await it.press(id);
    const clocks = async () =>
      (await listDues(contextOf(it.table, atTheEnd), 'refund-query')).map(({ at }) => at);
    expect(await clocks()).toEqual(['2026-11-20T04:00:00.000Z']);
    expect(await it.refundNow(id)).toMatchObject({ status: 'processing', reference: '77' });
    const told = { vnp_TransactionType: '03', vnp_TransactionNo: '77' };
    it.lists.vnpay.set(it.order.paymentCode, { ...told, vnp_TransactionStatus: '05' });
    it.clock.now = new Date('2026-11-20T04:00:00.000Z');
    await followRefund(it.context, id);
    expect(await clocks()).toEqual(['2026-11-20T05:00:00.000Z']);
    it.lists.vnpay.set(it.order.paymentCode, { ...told, vnp_TransactionStatus: '00' });
    await followRefund(it.context, id);
    expect((await it.refundNow(id)).status).toBe('succeeded');
    expect(await clocks()).toEqual([]);
    expect(it.vnpay.askedToRefund).toBe(1);
    // Nothing holds its payment any more.
    expect(it.rows().some(({ pk }) => pk === refundKeys.lock(it.payment.id).pk)).toBe(false);
    await followRefund(it.context, id);
    expect(await clocks()).toEqual([]);
  });

  it('take no refund of before for their own', async () => {
    const it = await byVnpay();
    const first = await it.ask(20_000);
    it.vnpay.reply = '00';
    await it.press(first);
    await endRefund(it.context, first, { outcome: 'sent', reference: '77', error: null, by: null });
    it.vnpay.reply = undefined;
    const second = await it.ask(40_000);
    await it.press(second);
    const told = { vnp_TransactionType: '03', vnp_TransactionNo: '77', vnp_TransactionStatus: '00' };
    it.lists.vnpay.set(it.order.paymentCode, told);
    it.clock.now = new Date('2026-11-20T04:00:00.000Z');
    await followRefund(it.context, second);
    expect((await it.refundNow(second)).status).toBe('processing');
    it.lists.vnpay.set(it.order.paymentCode, { ...told, vnp_TransactionNo: '78' });
    await followRefund(it.context, second);
    expect(await it.refundNow(second)).toMatchObject({ status: 'succeeded', reference: '78' });
  });
});
