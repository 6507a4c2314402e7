import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import type { StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { log } from '#functions/platform/log.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';

beforeAll(stubSettings);

/** An order of 180.000 ₫ with a picture to scan. */
async function waiting(given: Partial<StoredOrder> = {}) {
  vi.spyOn(log, 'info').mockReturnValue();
  const shop = await moneyShop();
  const order = await shop.anOrder(given, { method: 'transfer' });
  return { ...shop, order, ...order };
}

/** A further attempt of the same order. */
const again = (shop: MoneyShop, id: string, method: 'transfer' | 'wallet' | 'cash' = 'transfer') =>
  createPayment(shop.context, { order: { id, asker: shopRequester }, start: { method }, config });

const shown = ({ status, reason, received, shortNotices }: StoredPayment) => ({
  stands: `${status} ${reason}`,
  received,
  short: shortNotices.length,
});

describe('two pictures of one order', () => {
  it('are one order: money to the first counts to the second, which the shopper looks at', async () => {
    const it = await waiting();
    const second = await again(it, it.id);
    const told = await it.comes({ amount: 100_000, content: it.paymentCode });
    expect(told).toMatchObject({
      outcome: 'underpaid',
      missing: 80_000,
      paymentId: second.id,
      orderId: it.id,
    });
    expect(shown(await it.paymentNow(it.payment?.id ?? ''))).toEqual({
      stands: 'cancelled superseded',
      received: 0,
      short: 0,
    });
    expect(shown(await it.paymentNow(second.id))).toEqual({
      stands: 'pending null',
      received: 100_000,
      short: 1,
    });
    const rest = await it.comes({ amount: 80_000, content: second.code });
    expect(rest).toMatchObject({ outcome: 'paid', surplus: 0, missing: 0, paymentId: second.id });
    expect(shown(await it.paymentNow(second.id))).toEqual({
      stands: 'succeeded null',
      received: 180_000,
      short: 0,
    });
    expect(await it.orderNow(it.id)).toMatchObject({
      status: 'confirmed',
      paidAmount: 180_000,
      refundDue: 0,
    });
    // What was short is settled by the rest, and nobody has to look at it any more.
    expect((await it.noticeNow(told.noticeId)).decision).toMatchObject({
      kind: 'settled',
      by: null,
      orderId: it.id,
    });
    expect((await it.noticeNow(rest.noticeId)).decision).toBeNull();
  });

  it('named in one transfer are one order all the same', async () => {
    const it = await waiting();
    const second = await again(it, it.id);
    const told = await it.comes({ amount: 180_000, content: `${it.paymentCode} ${second.code}` });
    expect(told).toMatchObject({ outcome: 'paid', paymentId: second.id });
  });

  it('named in one transfer after their time are counted to the newer, as late', async () => {
    const it = await waiting();
    const second = await again(it, it.id);
    it.clock.now = new Date('2026-11-20T03:30:00.000Z');
    await expirePayment(it.context, second.id);
    const told = await it.comes({ amount: 180_000, content: `${second.code} ${it.paymentCode}` });
    expect(told).toMatchObject({ outcome: 'late', paymentId: second.id });
  });

  it('keep the money of the first where the second is no picture', async () => {
    const it = await waiting();
    const wallet = await again(it, it.id, 'wallet');
    const told = await it.comes({ amount: 180_000, content: it.paymentCode });
    expect(told).toMatchObject({ outcome: 'paid', paymentId: it.payment?.id });
    expect(shown(await it.paymentNow(it.payment?.id ?? '')).stands).toBe('succeeded null');
    // The other attempt is over: its page takes no second payment.
    expect(shown(await it.paymentNow(wallet.id)).stands).toBe('cancelled superseded');
    expect(await it.orderNow(it.id)).toMatchObject({ paymentMethod: 'transfer', paymentProvider: 'vietqr' });
  });

  it('that were both paid: the second sum goes back, and both attempts say what they brought', async () => {
    const it = await waiting();
    await it.comes({ amount: 180_000, content: it.paymentCode });
    const told = await it.comes({ amount: 180_000, content: it.paymentCode });
    expect(told).toMatchObject({ outcome: 'surplus', surplus: 180_000, missing: 0 });
    expect(shown(await it.paymentNow(it.payment?.id ?? ''))).toEqual({
      stands: 'succeeded null',
      received: 360_000,
      short: 0,
    });
    expect(await it.orderNow(it.id)).toMatchObject({ paidAmount: 360_000, refundDue: 180_000 });
  });
});

describe('money in five parts', () => {
  it('settles the three that were short before with the last; the first is left to a person', async () => {
    const it = await waiting();
    const parts = [];
    for (const amount of [20_000, 30_000, 30_000, 30_000, 75_000])
      parts.push(await it.comes({ amount, content: it.paymentCode }));
    expect(parts.map(({ outcome, missing, surplus }) => [outcome, missing, surplus])).toEqual([
      ['underpaid', 160_000, 0],
      ['underpaid', 130_000, 0],
      ['underpaid', 100_000, 0],
      ['underpaid', 70_000, 0],
      ['paid', 0, 5_000],
    ]);
    const decisions = await Promise.all(
      parts.map(async ({ noticeId }) => (await it.noticeNow(noticeId)).decision),
    );
    expect(decisions.map((decision) => decision?.kind)).toEqual([
      undefined,
      'settled',
      'settled',
      'settled',
      undefined,
    ]);
  });

  it('leaves alone what a person decided before', async () => {
    const it = await waiting();
    const first = await it.comes({ amount: 50_000, content: it.paymentCode });
    const notice = await it.noticeNow(first.noticeId);
    const decision = {
      kind: 'ignore',
      reason: 'Khách đã gọi',
      orderId: null,
      refundId: null,
      by: 'an',
      at: '2026-11-20T03:00:00.000Z',
      failedAt: null,
    } as const;
    it.put([
      { ...it.rows().find(({ id }) => id === notice.id), pk: `NOTICE#${notice.id}`, sk: 'NOTICE', decision },
    ]);
    await it.comes({ amount: 130_000, content: it.paymentCode });
    expect((await it.noticeNow(first.noticeId)).decision).toEqual(decision);
  });
});

describe('money that comes late', () => {
  it.each([
    [180_000, { outcome: 'late', surplus: 0, missing: 0 }, 'succeeded null', ['late_payment']],
    [100_000, { outcome: 'late-short', surplus: 0, missing: 80_000 }, 'failed expired', ['underpaid']],
  ])('counts where its order still waits: %i ₫', async (amount, verdict, stands, flags) => {
    const it = await waiting();
    it.clock.now = new Date('2026-11-20T03:15:00.000Z');
    await expirePayment(it.context, it.payment?.id ?? '');
    const told = await it.comes({ amount, content: it.paymentCode });
    expect(told).toMatchObject({ ...verdict, orderId: it.id });
    expect(shown(await it.paymentNow(it.payment?.id ?? '')).stands).toBe(stands);
    expect((await it.orderNow(it.id)).flags).toEqual(flags);
  });

  it('goes back where its order was called off by the shop', async () => {
    const it = await waiting();
    const name = { id: it.id, asker: shopRequester } as const;
    await callOff(it.context, { ...name, by: 'staff', reason: 'Hết hàng' });
    const first = await it.comes({ amount: 100_000, content: it.paymentCode });
    const second = await it.comes({ amount: 80_000, content: it.paymentCode });
    expect([first, second].map(({ outcome, surplus, missing }) => [outcome, surplus, missing])).toEqual([
      ['late', 100_000, 0],
      ['late', 80_000, 0],
    ]);
    expect(await it.orderNow(it.id)).toMatchObject({
      status: 'cancelled',
      paidAmount: 180_000,
      refundDue: 180_000,
    });
    // Nothing of it waits for a rest.
    expect(shown(await it.paymentNow(it.payment?.id ?? ''))).toEqual({
      stands: 'cancelled cancelled',
      received: 180_000,
      short: 0,
    });
  });

  it('makes an order go on that its buyer gave up, with the part that completes it', async () => {
    const it = await waiting();
    await callOff(it.context, { id: it.id, asker: shopRequester, by: 'shopper', reason: 'Thôi' });
    const first = await it.comes({ amount: 100_000, content: it.paymentCode });
    expect(first).toMatchObject({ outcome: 'late', surplus: 100_000 });
    const second = await it.comes({ amount: 80_000, content: it.paymentCode });
    expect(second).toMatchObject({ outcome: 'late', surplus: 0, missing: 0 });
    expect(await it.orderNow(it.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      paidAmount: 180_000,
      refundDue: 0,
      cancelReason: null,
      cancelledBy: null,
    });
  });
});

describe('a deposit of 60.000 ₫', () => {
  const deposit = { amount: 60_000, why: 'sum' } as const;
  it.each([
    [59_999, { outcome: 'underpaid', missing: 1, surplus: 0 }, 'draft'],
    [60_000, { outcome: 'paid', missing: 0, surplus: 0 }, 'confirmed'],
    [60_001, { outcome: 'paid', missing: 0, surplus: 0 }, 'confirmed'],
    [180_000, { outcome: 'paid', missing: 0, surplus: 0 }, 'confirmed'],
    [180_001, { outcome: 'paid', missing: 0, surplus: 1 }, 'confirmed'],
  ])('is waited for before the rest: %i ₫ come', async (amount, verdict, status) => {
    const it = await waiting({ deposit, provenBy: null });
    expect(it.payment?.amount).toBe(60_000);
    expect(await it.comes({ amount, content: it.paymentCode })).toMatchObject(verdict);
    const order = await it.orderNow(it.id);
    expect([order.status, order.paidAmount]).toEqual([status, amount]);
    expect(order.paymentStatus).toBe(amount >= 180_000 ? 'paid' : 'processing');
  });

  it('comes in two parts, and the first is settled with the second', async () => {
    const it = await waiting({ deposit, provenBy: null });
    const first = await it.comes({ amount: 20_000, content: it.paymentCode });
    expect(first).toMatchObject({ outcome: 'underpaid', missing: 40_000 });
    await it.comes({ amount: 40_000, content: it.paymentCode });
    expect((await it.noticeNow(first.noticeId)).decision?.kind).toBe('settled');
    expect(await it.orderNow(it.id)).toMatchObject({
      status: 'confirmed',
      paymentMethod: 'cash',
      provenBy: 'money',
    });
  });
});
