import { describe, expect, it } from 'vitest';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { noticeRecord } from '#functions/domain/payments/records/payment-notice.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { listRefundAttempts } from '#functions/domain/refunds/read-refund.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { attemptItem } from '#functions/domain/refunds/refund-record.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { refunding } from './refunding.ts';

/** A refund of 20.000 ₫ by a transfer that somebody makes. */
async function byTransfer() {
  const it = await refunding();
  const order = await it.paidTooMuch(20_000);
  const { id } = await it.ask({ orderId: order.id, noticeId: order.noticeId });
  const tries = async () =>
    (await listRefundAttempts(it.context, id)).map(({ attempt, status, endedAt }) => [
      attempt,
      status,
      endedAt !== null,
    ]);
  return { ...it, order, id, tries };
}

describe('a refund somebody transfers', () => {
  it('is one try however often it is begun, and ends once', async () => {
    const it = await byTransfer();
    await it.press(it.id);
    await it.press(it.id, 'binh');
    expect(await it.refundNow(it.id)).toMatchObject({ status: 'processing', attempts: 1, processedBy: 'an' });
    expect(await it.tries()).toEqual([[1, 'under-way', false]]);
    await it.settle(it.id, 'sent', { reference: 'FT-1' });
    expect(await it.refundNow(it.id)).toMatchObject({
      status: 'succeeded',
      reference: 'FT-1',
      endedAt: '2026-11-20T03:00:00.000Z',
      failedAttempts: 0,
      requestKey: null,
    });
    expect(await it.tries()).toEqual([[1, 'succeeded', true]]);
    const { version, refundedAmount, refundDue } = await it.orderNow(it.order.id);
    expect([refundedAmount, refundDue]).toEqual([20_000, 0]);
    await it.settle(it.id, 'sent', { reference: 'FT-2' });
    await it.press(it.id);
    expect((await it.refundNow(it.id)).reference).toBe('FT-1');
    expect((await it.orderNow(it.order.id)).version).toBe(version);
    await expect(it.settle(it.id, 'failed', { error: 'Sai' })).rejects.toThrow('REFUND_STATE');
  });

  it('may be tried again where it failed: the notice waits for a person in between', async () => {
    const it = await byTransfer();
    await it.press(it.id);
    await it.settle(it.id, 'failed', { error: 'Sai số tài khoản' });
    expect(await it.refundNow(it.id)).toMatchObject({
      status: 'failed',
      failedAttempts: 1,
      error: 'Sai số tài khoản',
      endedAt: null,
    });
    expect((await it.noticeNow(it.order.noticeId)).decision?.failedAt).toBe('2026-11-20T03:00:00.000Z');
    expect((await it.orderNow(it.order.id)).paybacks).toMatchObject([{ refundId: it.id, paidAt: null }]);
    await it.press(it.id, 'binh');
    expect(await it.refundNow(it.id)).toMatchObject({ attempts: 2, error: null, processedBy: 'binh' });
    expect((await it.noticeNow(it.order.noticeId)).decision?.failedAt).toBeNull();
    await it.settle(it.id, 'sent');
    expect(await it.refundNow(it.id)).toMatchObject({ status: 'succeeded', failedAttempts: 1 });
    expect(await it.tries()).toEqual([
      [1, 'failed', true],
      [2, 'succeeded', true],
    ]);
    expect((await it.orderNow(it.order.id)).refundedAmount).toBe(20_000);
  });

  it('tells in its story why it failed, and under which reference it was sent', async () => {
    const it = await byTransfer();
    await it.press(it.id);
    await it.settle(it.id, 'failed', { error: 'Sai số tài khoản', reference: 'FT-0' });
    await it.press(it.id);
    await it.settle(it.id, 'sent', { reference: 'FT-1' });
    const ends = it
      .rows()
      .filter(({ entity, to }) => entity === 'refund-event' && (to === 'failed' || to === 'succeeded'))
      .map(({ to, note }) => `${String(to)}: ${String(note)}`);
    expect(ends.toSorted()).toEqual(['failed: Sai số tài khoản', 'succeeded: FT-1']);
  });

  it('may be given up where it failed, and is due as before', async () => {
    const it = await byTransfer();
    await it.press(it.id);
    await it.settle(it.id, 'failed');
    await approveRefund(it.context, { id: it.id, userId: 'an', approved: false, reason: 'Thôi' });
    expect((await it.orderNow(it.order.id)).paybacks).toMatchObject([{ refundId: null, paidAt: null }]);
    await expect(it.press(it.id)).rejects.toThrow('REFUND_STATE');
  });

  it('ends by no word before it was begun, and begins by none before it was agreed to', async () => {
    const it = await refunding();
    const order = await it.paidTooMuch(3_000_000);
    const { id } = await it.ask({ orderId: order.id, amount: 3_000_000 });
    await expect(it.press(id)).rejects.toThrow('REFUND_STATE');
    await expect(it.settle(id, 'sent')).rejects.toThrow('REFUND_STATE');
    await approveRefund(it.context, { id, userId: 'binh', approved: true, reason: '' });
    await expect(it.settle(id, 'sent')).rejects.toThrow('REFUND_STATE');
    expect((await it.refundNow(id)).attempts).toBe(0);
  });

  it('is begun once where two press at the same moment', async () => {
    const it = await byTransfer();
    const crossed = meanwhile(it.table, () => it.press(it.id, 'binh'));
    await processRefund(it.contextAt(crossed.table), { id: it.id, userId: 'an' });
    expect(crossed.happened()).toBe(true);
    expect(await it.refundNow(it.id)).toMatchObject({ attempts: 1, processedBy: 'binh' });
  });
});

it('what told of too much money, and was seen late, needs nobody any more once the last of it is sent', async () => {
  const it = await refunding();
  const [order, other] = [await it.paidTooMuch(20_000), await it.paidTooMuch(20_000)];
  const { id } = await it.ask({ orderId: order.id });
  // Nobody had seen it when the refund was asked for.
  const late = await it.noticeNow(order.noticeId);
  await it.table.write(noticeRecord.replace(late, { decision: null }).writes);
  const decisions = async () => [
    (await it.noticeNow(order.noticeId)).decision,
    (await it.noticeNow(other.noticeId)).decision,
  ];
  await it.press(id);
  await it.settle(id, 'failed', { error: 'Sai' });
  expect(await decisions()).toEqual([null, null]);
  await it.press(id);
  await it.settle(id, 'sent');
  expect(await decisions()).toMatchObject([{ kind: 'send-back', refundId: id, by: null }, null]);
});

it('a try that is written down is never written over by another of its number', async () => {
  const it = await byTransfer();
  const { code, amount } = await it.refundNow(it.id);
  const kept = attemptItem({
    refundId: it.id,
    refundCode: code,
    attempt: 1,
    status: 'failed',
    way: 'bank',
    amount,
    error: 'Sai số tài khoản',
    reference: null,
    by: null,
    createdAt: '2026-11-20T02:00:00.000Z',
    endedAt: null,
  });
  await it.table.write([put(kept)]);
  await expect(it.press(it.id)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  expect(await it.tries()).toEqual([[1, 'failed', false]]);
  expect((await it.refundNow(it.id)).status).toBe('approved');
});
