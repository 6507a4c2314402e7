import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { paymentRecord, type StoredPayment } from '#functions/domain/payments/records/payment-record.ts';
import { StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { moneyInItsFeeds } from '#functions/domain/payments/payment-rewrites.ts';
import { requireSimulation, simulatePayment } from '#functions/domain/payments/settling/simulate-payment.ts';
import { verifyPayment } from '#functions/domain/payments/settling/verify-payment.ts';
import { readStaffPayment } from '#functions/domain/payments/staff/read-staff-payment.ts';
import {
  cancelAsStaff,
  renewAsStaff,
  verifyAsStaff,
} from '#functions/domain/payments/staff/work-on-payment.ts';
import { log } from '#functions/platform/log.ts';
import { config, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';

let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  const settings = {
    PUBLIC_ORIGIN: config.origin,
    BANK_NAME: config.bank.name,
    BANK_BIN: config.bank.bin,
    BANK_HOLDER: config.bank.holder,
    VNPAY_TMN_CODE: 'T',
    VNPAY_PAY_URL: config.vnpay.payUrl,
    PAYMENTS_SIMULATED: 'yes',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  shop = await moneyShop();
});

type Start = Parameters<MoneyShop['anOrder']>[1];
const transfer: Start = { method: 'transfer' };

/** An order with an attempt to pay it, each changed by hand into what a case needs. */
async function begun(start: Start, order: Partial<StoredOrder> = {}, payment: Partial<StoredPayment> = {}) {
  const made = await shop.anOrder(order, start);
  if (!made.payment) throw new Error('Nothing was begun');
  const now = { ...made.payment, ...payment };
  shop.put([paymentRecord.item(now)]);
  return { ...made, payment: now };
}
const mayOf = async (id: string) => (await readStaffPayment(shop.context, id)).may;
const nothing = { verify: false, cancel: false, renew: false, take: null };

describe('a payment as staff see it', () => {
  it('stands with its order, the other attempts, and all that was told of it by the bank', async () => {
    const { id, code, payment } = await begun(transfer);
    await shop.comes({ amount: 50_000, content: payment.code, reference: 'FT-1' });
    shop.clock.now = new Date('2026-11-20T03:05:00.000Z');
    await renewAsStaff(shop.context, { id: payment.id, key: 'another' });
    const shown = await readStaffPayment(shop.context, payment.id);
    expect(shown.payment).toMatchObject({
      id: payment.id,
      received: 50_000,
      missing: 130_000,
      saleChannelId: 'website',
      warehouseId: null,
      references: ['bank:0011002233445:FT-1'],
      simulatorUrl: null,
    });
    expect(shown.order).toMatchObject({ id, code, paidAmount: 50_000, missing: 130_000 });
    expect(shown.attempts.map((one) => one.id)).toEqual([`${id}-002`, `${id}-001`]);
    expect(shown.notices).toMatchObject([
      { amount: 50_000, outcome: 'underpaid', orderId: id, paymentId: payment.id },
    ]);
    expect(shown.notices[0]?.raw).toContain('FT-1');
  });

  it('is not there where the order, or the attempt, is not', async () => {
    const { id, payment } = await begun(transfer);
    const read = (of: string) => refusalOf(readStaffPayment(shop.context, of));
    expect(await read('')).toBe('PAYMENT_NOT_FOUND');
    expect(await read(`${id}-009`)).toBe('PAYMENT_NOT_FOUND');
    expect(await read('nothing-001')).toBe('PAYMENT_NOT_FOUND');
    shop.put([paymentRecord.item({ ...payment, id: 'gone-001', orderId: 'gone' })]);
    expect(await read('gone-001')).toBe('PAYMENT_NOT_FOUND');
  });
});

describe('what staff may do with a payment', () => {
  it('by transfer that is awaited: give it up, or ask for a new code', async () => {
    const { payment } = await begun(transfer);
    expect(await mayOf(payment.id)).toEqual({ ...nothing, cancel: true, renew: true });
  });

  it.each<[string, Start, Partial<StoredPayment>, boolean]>([
    ['VNPay, and awaited', { method: 'wallet' }, {}, true],
    ['VNPay, and ended', { method: 'wallet' }, { status: 'failed' }, true],
    ['VNPay, and paid', { method: 'wallet' }, { status: 'succeeded' }, false],
    ['VNPay, and sent back', { method: 'wallet' }, { status: 'refunded' }, false],
    ['Stripe, and awaited', { method: 'card' }, {}, true],
    ['a bank', transfer, {}, false],
    ['nobody', { method: 'cash' }, {}, false],
  ])('at %s: ask the provider, or not', async (_, start, given, verify) => {
    const { payment } = await begun(start, {}, given);
    expect((await mayOf(payment.id)).verify).toBe(verify);
  });

  it.each([
    ['created', true],
    ['pending', true],
    ['succeeded', false],
    ['failed', false],
    ['cancelled', false],
    ['refunded', false],
  ] as const)('that is %s: give it up, or not', async (status, cancel) => {
    const { payment } = await begun(transfer, {}, { status });
    expect((await mayOf(payment.id)).cancel).toBe(cancel);
  });

  it.each<[string, Partial<StoredOrder>, boolean]>([
    ['waits', {}, true],
    ['waits to be packed, to be paid otherwise', { status: 'confirmed', paymentMethod: 'cash' }, true],
    ['is packed, to be paid by transfer later', { status: 'packing' }, true],
    ['is packed, to be paid otherwise', { status: 'packing', paymentMethod: 'cash' }, false],
    ['is paid', { paymentStatus: 'paid', paidAmount: 180_000 }, false],
    ['is called off', { status: 'cancelled' }, false],
  ])('of an order that %s: ask for a new code, or not', async (_, order, renew) => {
    const { id, payment } = await begun(transfer);
    shop.put([orderRecord.item({ ...(await shop.orderNow(id)), ...order })]);
    expect((await mayOf(payment.id)).renew).toBe(renew);
  });

  it('that passes from hand to hand: take exactly what is missing', async () => {
    const { id, payment } = await begun({ method: 'cash' }, { status: 'confirmed', paymentMethod: 'cash' });
    expect(await mayOf(payment.id)).toEqual({ verify: false, cancel: true, renew: true, take: 180_000 });
    const order = await shop.orderNow(id);
    shop.put([orderRecord.item({ ...order, paidAmount: 50_000 })]);
    expect((await mayOf(payment.id)).take).toBe(130_000);
    shop.put([orderRecord.item({ ...order, paidAmount: 180_000, paymentStatus: 'paid' })]);
    expect((await mayOf(payment.id)).take).toBeNull();
    shop.put([orderRecord.item(order), paymentRecord.item({ ...payment, status: 'cancelled' })]);
    expect((await mayOf(payment.id)).take).toBeNull();
    shop.put([paymentRecord.item({ ...payment, provider: 'stripe' })]);
    expect((await mayOf(payment.id)).take).toBeNull();
  });

  it('that is not the order’s last: neither renew it nor take its money', async () => {
    const { id, payment } = await begun({ method: 'cash' }, { status: 'confirmed', paymentMethod: 'cash' });
    shop.put([orderRecord.item({ ...(await shop.orderNow(id)), paymentId: `${id}-002` })]);
    expect(await mayOf(payment.id)).toEqual({ ...nothing, cancel: true });
  });
});

describe('staff who work on a payment', () => {
  it('ask only a provider that can be asked', async () => {
    const { payment } = await begun(transfer);
    expect(await refusalOf(verifyAsStaff(shop.context, payment.id))).toBe('PAYMENT_NOT_ASKABLE');
    const cash = await begun({ method: 'cash' });
    expect(await refusalOf(verifyAsStaff(shop.context, cash.payment.id))).toBe('PAYMENT_NOT_ASKABLE');
    // Its page was never opened: there is nothing to ask Stripe about.
    const card = await begun({ method: 'card' });
    expect(await refusalOf(verifyAsStaff(shop.context, card.payment.id))).toBeUndefined();
    expect(await refusalOf(verifyAsStaff(shop.context, 'nothing-001'))).toBe('PAYMENT_NOT_FOUND');
  });

  it('give it up, whoever’s it is', async () => {
    const { payment } = await begun(transfer, { userId: 'somebody' });
    await cancelAsStaff(shop.context, payment.id);
    expect((await shop.paymentNow(payment.id)).status).toBe('cancelled');
    const cash = await begun({ method: 'cash' });
    await cancelAsStaff(shop.context, cash.payment.id);
    expect((await shop.paymentNow(cash.payment.id)).status).toBe('cancelled');
  });

  it('get a new code for what is still to be paid, one for each time they ask', async () => {
    const { id, payment } = await begun(transfer);
    await shop.comes({ amount: 50_000, content: payment.code });
    const renewed = await renewAsStaff(shop.context, { id: payment.id, key: 'press-1' });
    expect(renewed).toBe(`${id}-002`);
    expect(await shop.paymentNow(renewed)).toMatchObject({
      amount: 130_000,
      provider: 'vietqr',
      status: 'pending',
    });
    expect(await renewAsStaff(shop.context, { id: payment.id, key: 'press-1' })).toBe(renewed);
    expect(await renewAsStaff(shop.context, { id: payment.id, key: 'press-2' })).toBe(`${id}-003`);
  });
});

describe('a deployment that plays the provider', () => {
  const simulate = (payment: StoredPayment, outcome: 'success' | 'decline' | 'expire') =>
    simulatePayment(shop.context, { payment, outcome });

  it('is the only one where payments end by themselves', () => {
    expect(() => requireSimulation({ simulates: false })).toThrow('NOT_FOUND');
    expect(() => requireSimulation({ simulates: true })).not.toThrow();
  });

  it('brings what is still missing, as the provider’s own notice would', async () => {
    const { id, payment } = await begun(transfer);
    await shop.comes({ amount: 50_000, content: payment.code });
    const paid = await simulate(await shop.paymentNow(payment.id), 'success');
    expect(paid).toMatchObject({ status: 'succeeded', received: 180_000 });
    expect(await shop.orderNow(id)).toMatchObject({
      paymentStatus: 'paid',
      paidAmount: 180_000,
      refundDue: 0,
    });
    expect(await refusalOf(simulate(paid, 'success'))).toBe('PAYMENT_ENDED');
  });

  it('lets it fail, or run out', async () => {
    const [declined, expired] = [await begun(transfer), await begun(transfer)];
    expect(await simulate(declined.payment, 'decline')).toMatchObject({
      status: 'failed',
      reason: 'declined',
    });
    expect(await simulate(expired.payment, 'expire')).toMatchObject({ reason: 'expired' });
  });

  it('plays nobody where money passes from hand to hand', async () => {
    const { payment } = await begun({ method: 'cash' });
    expect(await refusalOf(simulate(payment, 'success'))).toBe('PAYMENT_ENDED');
    const asked = { payment, succeed: true, simulates: true };
    expect(await verifyPayment(shop.context, asked)).toBe(payment);
  });

  it('takes a shopper’s word for how it ended, and no other deployment does', async () => {
    const { payment } = await begun(transfer);
    const verify = (succeed: boolean | undefined, simulates: boolean) =>
      verifyPayment(shop.context, { payment, succeed, simulates });
    expect((await verify(true, false)).status).toBe('pending');
    expect((await verify(undefined, true)).status).toBe('pending');
    expect((await verify(false, true)).status).toBe('failed');
    const other = await begun(transfer);
    const paid = await verifyPayment(shop.context, {
      payment: other.payment,
      succeed: true,
      simulates: true,
    });
    expect(paid.status).toBe('succeeded');
    // What has ended is not ended again.
    const again = { payment: paid, succeed: false, simulates: true };
    expect(await verifyPayment(shop.context, again)).toBe(paid);
  });

  it('answers how a payment stands by now, where somebody else ended it', async () => {
    const { payment } = await begun(transfer);
    await cancelAsStaff(shop.context, payment.id);
    const asked = { payment, simulates: false };
    expect((await verifyPayment(shop.context, asked)).status).toBe('cancelled');
    const unknown = { ...payment, id: 'gone-001', orderId: 'gone' };
    expect(await verifyPayment(shop.context, { payment: unknown, simulates: false })).toBe(unknown);
  });
});

describe('payments and notices from before there were lists of them', () => {
  it('enter the lists, and those that are in them stay as they are', async () => {
    const { payment } = await begun(transfer);
    const { noticeId } = await shop.comes({ amount: 1_000 });
    for (const entity of ['payment', 'payment-notice']) {
      const row = shop.rows().find((one) => one['entity'] === entity);
      if (!row) throw new Error('It was not written');
      const { changes, changeId: _changeId, ...older } = row;
      const key = { pk: String(row['pk']), sk: String(row['sk']) };
      expect(moneyInItsFeeds.today({ ...older, ...key })).toMatchObject({ ...older, changes });
      const listed = { ...row, ...key };
      expect(moneyInItsFeeds.today(listed)).toBe(listed);
    }
    const strange = { pk: 'a', sk: 'b', entity: 'payment', id: payment.id };
    expect(moneyInItsFeeds.today(strange)).toBe(strange);
    // What would be read as a notice is none where it says that it is a payment.
    const notice = { ...StoredNotice.parse(await shop.noticeNow(noticeId)), pk: 'a', sk: 'b' };
    const named = { ...notice, entity: 'payment' };
    expect(moneyInItsFeeds.today(named)).toBe(named);
    const broken = { pk: 'a', sk: 'b', entity: 'payment-notice' };
    expect(moneyInItsFeeds.today(broken)).toBe(broken);
  });
});
