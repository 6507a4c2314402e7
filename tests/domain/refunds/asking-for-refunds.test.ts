import { describe, expect, it, vi } from 'vitest';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import { noticeRecord } from '#functions/domain/payments/records/payment-notice.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import * as codes from '#functions/domain/refunds/refund-code.ts';
import { approveRefund } from '#functions/domain/refunds/approve-refund.ts';
import { listRefundEvents } from '#functions/domain/refunds/read-refund.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { type RefundGiven, refunding } from './refunding.ts';

describe('a refund that is asked for', () => {
  it.each([
    ['2,000,000 ₫ at once', [2_000_000], ['approved']],
    ['one đồng more at once', [2_000_001], ['pending']],
    ['2,000,000 ₫ in two parts', [1_500_000, 500_000], ['approved', 'approved']],
    ['one đồng more in two parts', [1_500_000, 500_001], ['approved', 'pending']],
    ['more in three parts', [1_000_000, 1_000_000, 1], ['approved', 'approved', 'pending']],
  ])('needs a second person above 2,000,000 ₫ of one order: %s', async (_, amounts, states) => {
    const it = await refunding();
    const [order, other] = [await it.paidTooMuch(3_000_000), await it.paidTooMuch(3_000_000)];
    await it.ask({ orderId: other.id, amount: 2_000_000 });
    const asked = [];
    for (const amount of amounts) asked.push(await it.ask({ orderId: order.id, amount }));
    const found = await Promise.all(asked.map(({ id }) => it.refundNow(id)));
    expect(found.map(({ status }) => status)).toEqual(states);
    expect(found.map(({ needsSecond }) => needsSecond)).toEqual(states.map((state) => state === 'pending'));
    expect(found.map(({ decidedAt }) => decidedAt === null)).toEqual(
      states.map((state) => state === 'pending'),
    );
  });

  it('takes what is due in the same write, and says where it belongs', async () => {
    const holdings = [{ productId: 'gao', variantId: '-', warehouseId: 'kho', quantity: 1 }];
    const it = await refunding({ holdings, totalQuantity: 1 });
    const order = await it.paidTooMuch(50_000);
    it.put([{ ...orderKeys.code(order.code), orderId: order.id }]);
    const { id } = await it.ask({ orderId: order.code, amount: 20_000, returnOrderId: 't1' });
    expect(await it.refundNow(id)).toMatchObject({
      orderId: order.id,
      orderCode: order.code,
      warehouseId: 'kho',
      customer: 'Trần Thị Thử',
      saleChannelId: 'website',
      // Named with another kind, a return is not what is paid back.
      returnId: null,
      closes: [],
    });
    const { paybacks, refundDue } = await it.orderNow(order.id);
    expect(paybacks.map(({ amount, refundId }) => [amount, refundId])).toEqual([
      [20_000, id],
      [30_000, undefined],
    ]);
    expect(refundDue).toBe(50_000);
    expect((await listRefundEvents(it.context, id)).map(({ to, note }) => [to, note])).toEqual([
      ['approved', 'Khách chuyển dư'],
    ]);
  });

  it('gets another code where the one it was to get is taken', async () => {
    const it = await refunding();
    const order = await it.paidTooMuch(50_000);
    const { id: first } = await it.ask({ orderId: order.id });
    const { code } = await it.refundNow(first);
    const drawn = vi.spyOn(codes, 'newRefundCode').mockReturnValueOnce(code).mockReturnValueOnce('HT-OTHER');
    const { id: second } = await it.ask({ orderId: order.id });
    expect([drawn.mock.calls.length, (await it.refundNow(second)).code]).toEqual([2, 'HT-OTHER']);
    expect((await it.refundNow(first)).code).toBe(code);
  });

  it('gets no more than there is where two ask at the same moment', async () => {
    const it = await refunding();
    const { id: orderId } = await it.paidTooMuch(30_000);
    const crossed = meanwhile(it.table, () => it.ask({ orderId, amount: 20_000 }));
    await expect(it.ask({ orderId, amount: 20_000 }, crossed.table)).rejects.toThrow('REFUND_TOO_MUCH');
    expect(crossed.happened()).toBe(true);
    expect(it.refunds()).toHaveLength(1);
  });

  it('is one however often it is sent, also at the same moment; with other words its key is refused', async () => {
    const it = await refunding();
    const { id: orderId } = await it.paidTooMuch(50_000);
    const asked = { orderId, amount: 20_000, clientRequestId: 'k1' };
    const crossed = meanwhile(it.table, () => it.ask(asked));
    const tries = vi.spyOn(crossed.table, 'write');
    const { id } = await it.ask(asked, crossed.table);
    // A request that is answered by its twin is not tried again.
    expect(tries).toHaveBeenCalledTimes(1);
    expect((await it.ask(asked)).id).toBe(id);
    expect(it.refunds().map((refund) => refund.id)).toEqual([id]);
    await expect(it.ask({ ...asked, amount: 10_000 })).rejects.toThrow('REQUEST_DIFFERS');
    await it.ask({ ...asked, clientRequestId: 'k2' });
    expect(it.refunds()).toHaveLength(2);
  });

  it('of an order that is not there is refused', async () => {
    const it = await refunding();
    await expect(it.ask({ orderId: 'nobody' })).rejects.toThrow('ORDER_NOT_FOUND');
  });
});

describe('money that waits among the notices', () => {
  it('is decided with the refund it goes back by, and the rest of what is too much with the last of it', async () => {
    const it = await refunding();
    const order = await it.paidTooMuch(20_000);
    const { noticeId: second } = await it.comes({ amount: 30_000, content: order.paymentCode });
    const first = await it.ask({ orderId: order.id, amount: 20_000, noticeId: order.noticeId });
    expect((await it.noticeNow(order.noticeId)).decision).toMatchObject({
      kind: 'send-back',
      refundId: first.id,
      orderId: order.id,
      by: 'an',
    });
    expect((await it.refundNow(first.id)).closes).toEqual([]);
    expect((await it.noticeNow(second)).decision).toBeNull();
    const last = await it.ask({ orderId: order.id, amount: 30_000 });
    expect((await it.refundNow(last.id)).closes).toEqual([second]);
    expect((await it.noticeNow(second)).decision).toMatchObject({ kind: 'send-back', refundId: last.id });
  });

  it('of one order goes back by no refund of another, and not by two', async () => {
    const it = await refunding();
    const [one, other] = [await it.paidTooMuch(50_000), await it.paidTooMuch(50_000)];
    const asked = { orderId: one.id, amount: 20_000 };
    await expect(it.ask({ ...asked, noticeId: other.noticeId })).rejects.toThrow('NOTICE_STATE');
    await it.ask({ ...asked, noticeId: one.noticeId });
    await expect(it.ask({ ...asked, noticeId: one.noticeId })).rejects.toThrow('NOTICE_STATE');
    await expect(it.ask({ ...asked, noticeId: 'bank:none' })).rejects.toThrow('NOTICE_NOT_FOUND');
  });

  const unnamed: [string, RefundGiven, string | undefined][] = [
    ['whole, to an account', {}, undefined],
    ['less one đồng', { amount: 4_999 }, 'REFUND_WAY'],
    ['in cash', { way: 'cash' }, 'REFUND_WAY'],
    ['as goodwill', { kind: 'goodwill' }, 'REFUND_WAY'],
  ];
  it.each(unnamed)('goes back where it reached no order: %s', async (_, given, refusal) => {
    const it = await refunding();
    const { noticeId } = await it.comes({ amount: 5_000, reference: 'FT1' });
    const told = await it.comes({ amount: 5_000, reference: 'FT1' });
    const asking = it.ask({ noticeId, amount: 5_000, ...given });
    if (refusal) {
      await expect(asking).rejects.toThrow(refusal);
      return;
    }
    const refund = await it.refundNow((await asking).id);
    expect(refund).toMatchObject({ orderId: null, orderCode: null, customer: 'NGUYEN THI LAN', noticeId });
    // From then on it counts for no order, nor goes back by another notice of it.
    await expect(it.ask({ noticeId: told.noticeId, amount: 5_000 })).rejects.toThrow('MONEY_COUNTED');
    const repeat = await it.comes({ amount: 5_000, reference: 'FT1', content: 'khac' });
    expect(repeat.outcome).toBe('duplicate');
  });

  it('is no refund’s where somebody ignored it at the same moment', async () => {
    const it = await refunding();
    const { noticeId } = await it.comes({ amount: 5_000 });
    const ignored = {
      id: noticeId,
      version: 2,
      kind: 'ignore',
      reason: 'Của khách khác',
      userId: 'binh',
    } as const;
    const crossed = meanwhile(it.table, () => decideNotice(it.context, ignored));
    await expect(it.ask({ noticeId, amount: 5_000 }, crossed.table)).rejects.toThrow('NOTICE_STATE');
    expect(it.refunds()).toEqual([]);
  });
});

describe('a yes or a no to a refund', () => {
  const decide = (
    it: Awaited<ReturnType<typeof refunding>>,
    id: string,
    approved: boolean,
    userId = 'binh',
    at = it.table,
  ) => approveRefund(it.contextAt(at), { id, userId, approved, reason: 'Đã xem' });

  async function pending() {
    const it = await refunding();
    const order = await it.paidTooMuch(2_500_000);
    const { id } = await it.ask({ orderId: order.id, amount: 2_500_000, noticeId: order.noticeId });
    return { ...it, order, id, scene: it };
  }

  it('is not said yes to by whoever asked; they may take it back', async () => {
    const it = await pending();
    await expect(decide(it.scene, it.id, true, 'an')).rejects.toThrow('REFUND_OWN');
    await decide(it.scene, it.id, false, 'an');
    expect((await it.refundNow(it.id)).status).toBe('rejected');
  });

  it('is said once: yes', async () => {
    const it = await pending();
    await decide(it.scene, it.id, true);
    const refund = await it.refundNow(it.id);
    expect(refund).toMatchObject({
      status: 'approved',
      decidedBy: 'binh',
      decidedReason: 'Đã xem',
      endedAt: null,
    });
    await decide(it.scene, it.id, true, 'chi');
    expect(await it.refundNow(it.id)).toEqual(refund);
    expect((await it.orderNow(it.order.id)).paybacks).toMatchObject([{ refundId: it.id }]);
    expect((await listRefundEvents(it.context, it.id)).map(({ to }) => to)).toEqual(['pending', 'approved']);
  });

  it('with no gives back all it had taken: what is due, and its notices', async () => {
    const it = await pending();
    const counted = () => it.rows().filter(({ entity }) => entity === 'money').length;
    const before = counted();
    await decide(it.scene, it.id, false);
    // It is the order's money as before, and counts for no other.
    expect([before, counted()]).toEqual([2, 2]);
    expect(await it.refundNow(it.id)).toMatchObject({
      status: 'rejected',
      endedAt: '2026-11-20T03:00:00.000Z',
    });
    expect((await it.orderNow(it.order.id)).paybacks).toMatchObject([{ amount: 2_500_000, refundId: null }]);
    expect((await it.noticeNow(it.order.noticeId)).decision).toBeNull();
    await expect(decide(it.scene, it.id, true)).rejects.toThrow('REFUND_STATE');
  });

  it('leaves a notice alone that is another refund’s by now', async () => {
    const it = await pending();
    const notice = await it.noticeNow(it.order.noticeId);
    const other = notice.decision && { ...notice.decision, refundId: 'other' };
    await it.table.write(noticeRecord.replace(notice, { decision: other }).writes);
    await decide(it.scene, it.id, false);
    expect((await it.noticeNow(it.order.noticeId)).decision).toEqual(other);
  });

  it('of money that reached no order lets it be counted again', async () => {
    const it = await refunding();
    const { noticeId } = await it.comes({ amount: 5_000, reference: 'FT1' });
    const { id } = await it.ask({ noticeId, amount: 5_000 });
    await decide(it, id, false);
    expect((await it.noticeNow(noticeId)).decision).toBeNull();
    const again = await it.ask({ noticeId, amount: 5_000 });
    expect((await it.refundNow(again.id)).status).toBe('approved');
  });

  it('is the first one’s where two decide at the same moment', async () => {
    const it = await pending();
    const crossed = meanwhile(it.table, () => decide(it.scene, it.id, false));
    await expect(decide(it.scene, it.id, true, 'chi', crossed.table)).rejects.toThrow('REFUND_STATE');
    expect(await it.refundNow(it.id)).toMatchObject({ status: 'rejected', decidedBy: 'binh' });
  });
});
