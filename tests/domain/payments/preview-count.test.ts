import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountEffect } from '#shared/payments/notices.contract.ts';
import { orderKeys } from '#functions/domain/orders/order-keys.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { decideNotice } from '#functions/domain/payments/staff/decide-notice.ts';
import { previewNamed } from '#functions/domain/payments/staff/preview-count.ts';
import { readStaffNotice } from '#functions/domain/payments/staff/read-staff-notice.ts';
import { log } from '#functions/platform/log.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
  readViewsFrom(shop.rows);
});

const off = { status: 'cancelled', paymentStatus: 'canceled', stock: 'released' } as const;
const paid = { status: 'confirmed', paymentStatus: 'paid', paidAmount: 180_000 } as const;
const deposit = { amount: 54_000, why: 'sum' } as const;

/** Money whose words name the order, so that it is suggested whatever its sum. */
async function suggested(given: Partial<StoredOrder>, amount: number) {
  const { id, code } = await shop.anOrder(given);
  await shop.context.table.write([create({ ...orderKeys.code(code), entity: 'order-claim', orderId: id })]);
  const { noticeId } = await shop.comes({ amount, content: `ck ${code}` });
  const { suggestions } = await readStaffNotice(shop.context, noticeId);
  return { id, code, noticeId, suggestion: suggestions.find((one) => one.id === id) };
}

describe('what counting money for an order would do', () => {
  type After = [status: StoredOrder['status'], kept: number, refundDue: number];
  it.each<[string, Partial<StoredOrder>, number, CountEffect, After]>([
    ['pays it', {}, 180_000, { kind: 'pays', amount: 180_000 }, ['confirmed', 180_000, 0]],
    ['is short', {}, 100_000, { kind: 'short', amount: 80_000 }, ['draft', 100_000, 0]],
    ['is more than it costs', {}, 200_000, { kind: 'over', amount: 20_000 }, ['confirmed', 180_000, 20_000]],
    [
      'is its deposit',
      { deposit, deliveryType: 'prepaid_ship' },
      54_000,
      { kind: 'deposit', amount: 126_000 },
      ['confirmed', 54_000, 0],
    ],
    [
      'is all of it where a deposit would do',
      { deposit, deliveryType: 'prepaid_ship' },
      180_000,
      { kind: 'pays', amount: 180_000 },
      ['confirmed', 180_000, 0],
    ],
    [
      'comes to one that is paid',
      paid,
      180_000,
      { kind: 'surplus', amount: 180_000 },
      ['confirmed', 180_000, 180_000],
    ],
    [
      'comes to one the shop has cancelled',
      { ...off, cancelledBy: 'staff' },
      180_000,
      { kind: 'cancelled', amount: 180_000 },
      ['cancelled', 0, 180_000],
    ],
    [
      'comes late to one that lapsed',
      { ...off, cancelledBy: 'system' },
      180_000,
      { kind: 'revives', amount: 180_000 },
      ['confirmed', 180_000, 0],
    ],
    [
      'comes late and is too much',
      { ...off, cancelledBy: 'system' },
      200_000,
      { kind: 'revives-over', amount: 20_000 },
      ['confirmed', 180_000, 20_000],
    ],
    [
      'comes late and is too little',
      { ...off, cancelledBy: 'system' },
      100_000,
      { kind: 'cancelled', amount: 100_000 },
      ['cancelled', 0, 100_000],
    ],
    [
      'comes late, and the goods are gone',
      { ...off, cancelledBy: 'system', totalQuantity: 2 },
      180_000,
      { kind: 'cancelled', amount: 180_000 },
      ['cancelled', 0, 180_000],
    ],
    [
      'comes to one that went back',
      { ...paid, status: 'returned' },
      180_000,
      { kind: 'closed', amount: 180_000 },
      ['returned', 180_000, 180_000],
    ],
  ])('is told before it is done, where the money %s', async (_, given, amount, effect, after) => {
    const { id, code, noticeId, suggestion } = await suggested(given, amount);
    expect(suggestion?.effect).toEqual(effect);
    for (const order of [id, code])
      expect(await previewNamed(shop.context, { id: noticeId, order })).toMatchObject({ id, code, effect });
    const { version } = await shop.noticeNow(noticeId);
    const asked = { id: noticeId, userId: 'an', version, order: id, reason: '', kind: 'count' } as const;
    await decideNotice(shop.context, asked);
    const { status, paidAmount, refundDue } = await shop.orderNow(id);
    expect([status, paidAmount - refundDue, refundDue]).toEqual(after);
  });
});

describe('what counting money for an order somebody names would do', () => {
  it('is refused for an order there is none of', async () => {
    const { noticeId } = await suggested({}, 200_000);
    const asked = { id: noticeId, order: 'CL261129ABCDE' };
    await expect(previewNamed(shop.context, asked)).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });

  it('is refused once the money is counted', async () => {
    const { id: order, noticeId: id } = await suggested({}, 200_000);
    const { version } = await shop.noticeNow(id);
    await decideNotice(shop.context, { id, userId: 'an', version, order, reason: '', kind: 'count' });
    await expect(previewNamed(shop.context, { id, order })).rejects.toMatchObject({ code: 'NOTICE_STATE' });
  });
});

describe('the orders that money is suggested for', () => {
  const customer = { fullName: 'Đặng Thùy Trâm', phone: '0987000111', email: 'tram@example.com' };
  const words = 'DANG THUY TRAM 0987000111';
  const idsFor = async (amount: number) => {
    const { noticeId } = await shop.comes({ amount, content: words });
    return (await readStaffNotice(shop.context, noticeId)).suggestions.map(({ id }) => id);
  };

  it('begin with one that waits for exactly this sum; those that owe nothing are last', async () => {
    const owesNothing = await shop.anOrder({ ...paid, customer });
    const called = await shop.anOrder({ ...off, cancelledBy: 'staff', customer });
    const lapsed = await shop.anOrder({ ...off, cancelledBy: 'system', customer });
    const more = await shop.anOrder({ total: 250_000, customer });
    const exact = await shop.anOrder({});
    const ids = await idsFor(180_000);
    expect(ids.slice(0, 3)).toEqual([exact.id, more.id, lapsed.id]);
    expect(ids.slice(3).toSorted()).toEqual([owesNothing.id, called.id].toSorted());
  });

  it('begin with one that waits for exactly this sum as its deposit', async () => {
    const all = { deliveryType: 'prepaid_ship', customer } as const;
    const short = await shop.anOrder(all);
    const exact = await shop.anOrder({ ...all, deposit });
    expect(await idsFor(54_000)).toEqual([exact.id, short.id]);
  });

  it('end with one that lapsed and cannot go on, and say that nothing is missing of it', async () => {
    const lapsed = { ...off, cancelledBy: 'system' } as const;
    const gone = await shop.anOrder({ ...lapsed, vouchers: [aVoucher], userId: 'lan', customer });
    const closed = await shop.anOrder({ ...off, cancelledBy: 'staff', customer });
    const on = await shop.anOrder({
      ...lapsed,
      total: 180_000,
      createdAt: '2026-11-10T03:00:00.000Z',
      customer,
    });
    const { noticeId } = await shop.comes({ amount: 180_000, content: words });
    const { suggestions } = await readStaffNotice(shop.context, noticeId);
    expect(suggestions.map(({ id, missing, difference }) => [id, missing, difference])).toEqual(
      [on, gone, closed].map(({ id }) => [id, 0, 180_000]),
    );
  });
});

/** A voucher that nobody has any more: the order it was spent on cannot have it again. */
const aVoucher: StoredOrder['vouchers'][number] = {
  id: 'gone',
  code: 'V',
  name: 'V',
  category: 'system_voucher',
  type: 'discount_amount',
  discountAmount: 7_000,
  voucherId: 'gone',
  campaignId: null,
};
