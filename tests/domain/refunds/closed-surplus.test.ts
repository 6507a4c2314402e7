import { describe, expect, it } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { noticeRecord, type StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { closeSurplus } from '#functions/domain/refunds/close-surplus.ts';
import { refunding } from './refunding.ts';

/** An order that was paid, and for which 5.000 ₫ came so many times since; a refund has taken all that is too much. */
async function paidAgain(times: number) {
  const it = await refunding();
  const order = await it.anOrder({}, { method: 'transfer' });
  await it.comes({ amount: 180_000, content: order.paymentCode });
  const told: string[] = [];
  for (let count = 0; count < times; count += 1) {
    it.clock.now = new Date(it.clock.now.getTime() + 60_000);
    told.push((await it.comes({ amount: 5_000, content: order.paymentCode })).noticeId);
  }
  const taken: StoredOrder = { ...(await it.orderNow(order.id)), paybacks: [], refundDue: 0 };
  const close = (given: Partial<Parameters<typeof closeSurplus>[2]> = {}, stored = taken) =>
    closeSurplus(it.context, stored, {
      id: 'r1',
      kind: 'overpayment',
      reason: 'Khách chuyển dư',
      noticeId: null,
      by: 'an',
      ...given,
    });
  return { ...it, order, told, close };
}

/** A notice as somebody left it. */
async function left(shop: Awaited<ReturnType<typeof paidAgain>>, id: string, change: Partial<StoredNotice>) {
  await shop.table.write(noticeRecord.replace(await shop.noticeNow(id), change).writes);
}

describe('the last of what is too much at an order', () => {
  it('closes what told of it, but for the notice the refund was made for', async () => {
    const shop = await paidAgain(2);
    const { ids, writes } = await shop.close({ noticeId: shop.told[0] ?? '' });
    expect(ids).toEqual([shop.told[1]]);
    await shop.table.write(writes);
    expect((await shop.noticeNow(shop.told[1] ?? '')).decision).toMatchObject({
      kind: 'send-back',
      refundId: 'r1',
      orderId: shop.order.id,
      by: 'an',
      reason: 'Khách chuyển dư',
    });
    expect((await shop.noticeNow(shop.told[0] ?? '')).decision).toBeNull();
  });

  it('closes nothing while some of it is still due', async () => {
    const shop = await paidAgain(1);
    expect(await shop.close({}, { ...(await shop.orderNow(shop.order.id)), refundDue: 0 })).toEqual({
      ids: [],
      writes: [],
    });
  });

  it.each(['cancellation', 'return', 'goodwill'] as const)(
    'is not meant by a refund of another kind: %s',
    async (kind) => {
      const shop = await paidAgain(1);
      expect(await shop.close({ kind })).toEqual({ ids: [], writes: [] });
    },
  );

  it('closes neither what somebody has decided already nor what brought nothing too much', async () => {
    const shop = await paidAgain(3);
    const [first = '', second = '', third = ''] = shop.told;
    const decision = {
      kind: 'send-back',
      reason: '',
      orderId: shop.order.id,
      refundId: 'r0',
      by: 'binh',
      at: '2026-11-20T04:00:00.000Z',
    } as const;
    // Its refund has failed: it waits for a person again, and is that refund's all the same.
    await left(shop, first, { decision: { ...decision, failedAt: '2026-11-20T05:00:00.000Z' } });
    const { verdict } = await shop.noticeNow(second);
    await left(shop, second, { verdict: verdict && { ...verdict, outcome: 'held', surplus: 0 } });
    expect((await shop.close()).ids).toEqual([third]);
  });

  it('closes as many as fit into one write, the oldest first', async () => {
    const shop = await paidAgain(11);
    expect((await shop.close()).ids).toEqual(shop.told.slice(0, 10));
  });
});
