import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Warehouse } from '#shared/catalogue/warehouse.contract.ts';
import { callOff } from '#functions/domain/checkout/call-off.ts';
import { giveUpUnpaid } from '#functions/domain/checkout/give-up-unpaid.ts';
import { previewMerge } from '#functions/domain/checkout/merge-orders.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { busyTable } from '#tests/support/busy-table.ts';
import { anItemOf } from '#tests/support/item-of-schema.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { moneyShop } from '../support/money-shop.ts';

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

const until = '2026-11-21T03:00:00.000Z';

async function waiting(given: Partial<StoredOrder> = {}) {
  const it = await moneyShop();
  const order = await it.anOrder({ unpaidUntil: until, ...given }, { method: 'transfer' });
  const givesUp = (at = it.table, moment = until) =>
    giveUpUnpaid(it.contextAt(at), { at: moment, kind: 'unpaid-order', of: order.id });
  const stands = async () => {
    const { status, cancelledBy, cancelReason } = await it.orderNow(order.id);
    return [status, cancelledBy, cancelReason];
  };
  return { ...it, order, givesUp, stands };
}

describe('an order that nobody paid in time', () => {
  it('is called off with the attempt to pay it', async () => {
    const it = await waiting();
    await it.givesUp();
    expect(await it.stands()).toEqual(['cancelled', 'system', 'unpaid']);
    expect(await it.paymentNow(it.order.payment?.id ?? '')).toMatchObject({
      status: 'cancelled',
      reason: 'cancelled',
    });
    expect((await it.orderNow(it.order.id)).unpaidUntil).toBeNull();
  });

  it('says that nobody stood by it where it was to be paid in cash', async () => {
    const it = await waiting({ paymentMethod: 'cash', paymentProvider: null, provenBy: null });
    await it.givesUp();
    expect(await it.stands()).toEqual(['cancelled', 'system', 'unproven']);
  });

  it('is left alone by the clock it had before', async () => {
    const it = await waiting();
    await it.givesUp(it.table, '2026-11-20T23:00:00.000Z');
    expect(await it.stands()).toEqual(['draft', null, null]);
  });

  it('is left alone once it goes on, also where its money comes at that moment', async () => {
    const it = await waiting();
    const crossed = meanwhile(it.table, () => it.comes({ amount: 180_000, content: it.order.paymentCode }));
    await it.givesUp(crossed.table);
    expect(crossed.happened()).toBe(true);
    expect(await it.stands()).toEqual(['confirmed', null, null]);
    await it.givesUp();
    expect(await it.stands()).toEqual(['confirmed', null, null]);
  });

  it('is forgotten where there is none, and looked at again where the table was too busy', async () => {
    const it = await waiting();
    const { context } = it;
    await giveUpUnpaid(context, { at: until, kind: 'unpaid-order', of: 'nobody' });
    const busy = busyTable(it.table, ({ pk }) => pk === `ORDER#${it.order.id}`);
    await expect(it.givesUp(busy)).rejects.toThrow('UNAVAILABLE');
  });
});

describe('an order that is called off', () => {
  it('pays back what came at that very moment', async () => {
    const it = await waiting();
    const crossed = meanwhile(it.table, () => it.comes({ amount: 180_000, content: it.order.paymentCode }));
    const name = { id: it.order.id, asker: shopRequester, by: 'shopper', reason: 'Thôi' } as const;
    const off = await callOff(it.contextAt(crossed.table), name);
    expect(off).toMatchObject({
      status: 'cancelled',
      paymentStatus: 'paid',
      paidAmount: 180_000,
      refundDue: 180_000,
    });
    expect(off.paybacks).toMatchObject([{ cause: 'cancelled', amount: 180_000 }]);
    expect((await it.paymentNow(it.order.payment?.id ?? '')).status).toBe('succeeded');
  });

  it('pays back only what no refund and no return has of it', async () => {
    const it = await waiting();
    const due = { cause: 'surplus' as const, returnId: null, amount: 20_000, paidAt: null, refundId: 'r1' };
    const order = await it.anOrder({
      status: 'confirmed',
      paymentStatus: 'paid',
      paidAmount: 230_000,
      refundedAmount: 30_000,
      refundDue: 20_000,
      paybacks: [{ ...due, amount: 30_000, paidAt: until, refundId: 'r0' }, due],
    });
    const off = await callOff(it.context, { id: order.id, asker: shopRequester, by: 'staff', reason: 'Hết' });
    expect(off).toMatchObject({ refundDue: 200_000, refundedAmount: 30_000, cancelledBy: 'staff' });
    expect(off.paybacks.map(({ cause, amount, refundId }) => [cause, amount, refundId])).toEqual([
      ['surplus', 30_000, 'r0'],
      ['surplus', 20_000, 'r1'],
      ['cancelled', 180_000, undefined],
    ]);
  });
});

describe('an order that shall go into another', () => {
  const credit = { grantedBy: 'an', grantedAt: until, reason: '', dueAt: until };
  const payback = { cause: 'surplus', returnId: null, amount: 1, paidAt: null } as const;
  const counter = (id: string) => ({ ...Warehouse.parse(anItemOf(Warehouse)), id });
  const other = { fullName: 'Minh', phone: '0987000111', email: 'm@example.com' };

  type Case = [what: string, from: Partial<StoredOrder>, code: string];
  const cases: Case[] = [
    ['is somebody else’s', { userId: 'minh', customer: other }, 'ORDER_MERGE_BUYER'],
    ['is over', { status: 'cancelled' }, 'ORDER_MERGE_STATE'],
    ['is being packed', { status: 'packing' }, 'ORDER_MERGE_STATE'],
    ['has given back its goods', { stock: 'released' }, 'ORDER_MERGE_STATE'],
    ['is paid', { paymentStatus: 'paid' }, 'ORDER_MERGE_PAID'],
    ['has some of its money', { paidAmount: 1 }, 'ORDER_MERGE_PAID'],
    ['owes something back', { paybacks: [payback] }, 'ORDER_MERGE_PAID'],
    ['was let be paid later', { credit }, 'ORDER_MERGE_PAID'],
    ['is sent where the other is fetched', { deliveryType: 'prepaid_ship' }, 'ORDER_MERGE_DELIVERY'],
    ['is fetched at another counter', { pickupWarehouse: counter('kho-2') }, 'ORDER_MERGE_DELIVERY'],
  ];

  const draft = { prices: 'kept', vouchers: 'kept', rest: 'cash' } as const;
  async function merged(from: Partial<StoredOrder>, version = 1) {
    const it = await moneyShop();
    const into = await it.anOrder({ pickupWarehouse: counter('kho-1') });
    const second = await it.anOrder({ pickupWarehouse: counter('kho-1'), ...from });
    return previewMerge(it.context, into.id, { ...draft, fromId: second.id, version });
  }

  it.each(cases)('is refused where it %s', async (_, from, code) => {
    await expect(merged(from)).rejects.toThrow(code);
  });

  it.each([
    ['of one account, whatever its phone', { customer: other }],
    ['of one phone, whatever its account', { userId: null }],
  ])('comes to what both are: %s', async (_, from) => {
    const { from: taken, discountGone } = await merged(from);
    expect([taken.total, discountGone]).toEqual([180_000, 0]);
  });

  it('is refused once the other has changed, and where both are one', async () => {
    await expect(merged({}, 2)).rejects.toThrow('STALE_STATE');
    const it = await moneyShop();
    const { id } = await it.anOrder();
    const itself = previewMerge(it.context, id, { ...draft, fromId: id, version: 1 });
    await expect(itself).rejects.toThrow('ORDER_MERGE_STATE');
  });
});
