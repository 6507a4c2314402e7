import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type OrderRules, usualOrderRules } from '#shared/settings/order-rules.contract.ts';
import { saveOrderRules } from '#functions/domain/settings/order-rules.ts';
import { orderRecord, type StoredOrder } from '#functions/domain/orders/order-record.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { PaymentStart } from '#functions/domain/payments/attempts/begin-payment.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { log } from '#functions/platform/log.ts';
import { config, home, stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { moneyShop } from '../support/money-shop.ts';

const [now, until] = ['2026-11-20T03:00:00.000Z', '2026-11-20T20:00:00.000Z'];
const inADay = '2026-11-21T03:00:00.000Z';
const credit = { grantedBy: 'an', grantedAt: now, reason: '', dueAt: until };

beforeEach(() => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
});

/** An order that waits for its 180,000 ₫, sent to its buyer; another way to pay it is chosen. */
async function waiting(given: Partial<StoredOrder> = {}, rules?: Partial<OrderRules>) {
  const shop = await moneyShop();
  if (rules) await saveOrderRules(shop.context, { ...usualOrderRules, ...rules, version: 0 });
  const sent = { deliveryType: 'prepaid_ship', shippingAddress: home } as const;
  const { id, payment } = await shop.anOrder(
    { unpaidUntil: until, ...sent, ...given },
    { method: 'transfer' },
  );
  const choose = (start: PaymentStart, at = shop.table) =>
    createPayment(shop.contextAt(at), { order: { id, asker: shopRequester }, start, config });
  const dues = () =>
    shop
      .rows()
      .filter(({ entity }) => entity === 'due')
      .map((row) => `${String(row['kind'])} ${String(row['at'])}`)
      .toSorted();
  const mails = () =>
    shop
      .rows()
      .filter(({ entity }) => entity === 'mail')
      .map((row) => (row['content'] as { template: string }).template);
  return { ...shop, id, first: payment?.id ?? '', choose, dues, mails, order: () => shop.orderNow(id) };
}

describe('another way to pay an order', () => {
  it('is its next attempt, and the one before ends with its clock', async () => {
    const it = await waiting();
    const payment = await it.choose({ method: 'wallet', provider: 'vnpay' });
    expect(payment).toMatchObject({ amount: 180_000, provider: 'vnpay', status: 'pending' });
    expect(await it.order()).toMatchObject({
      status: 'draft',
      paymentId: payment.id,
      paymentMethod: 'wallet',
      paymentProvider: 'vnpay',
      unpaidUntil: until,
      provenBy: 'account',
    });
    expect(await it.paymentNow(it.first)).toMatchObject({ status: 'cancelled', reason: 'superseded' });
    expect(it.dues()).toEqual([expect.stringMatching(/^payment-query /)]);
    expect(it.mails()).toEqual([]);
  });

  it('is one for one key, also at the same moment, and another without', async () => {
    const it = await waiting();
    const start = { method: 'transfer', idempotencyKey: 'k1' } as const;
    const crossed = meanwhile(it.table, () => it.choose(start));
    const payment = await it.choose(start, crossed.table);
    expect((await it.choose(start)).id).toBe(payment.id);
    expect([crossed.happened(), (await it.order()).paymentId]).toEqual([true, payment.id]);
    const [one, other] = [await it.choose({ method: 'transfer' }), await it.choose({ method: 'transfer' })];
    expect(new Set([payment.id, one.id, other.id]).size).toBe(3);
  });

  it.each<[string, Partial<StoredOrder>]>([
    ['was called off', { status: 'cancelled', stock: 'released' }],
    ['was paid', { paymentStatus: 'paid', status: 'confirmed', paidAmount: 180_000 }],
    ['lacks nothing', { paidAmount: 180_000 }],
  ])('is none for an order that %s', async (_, given) => {
    const it = await waiting();
    const before = await it.order();
    await it.table.write(orderRecord.replace(before, given).writes);
    expect(await refusalOf(it.choose({ method: 'transfer' }))).toBe('ORDER_NOT_PAYABLE');
  });
});

describe('paying in cash', () => {
  it.each<[string, Partial<StoredOrder>, Partial<StoredOrder>, string[]]>([
    ['a member’s is agreed to', {}, { status: 'confirmed', unpaidUntil: null, provenBy: 'account' }, []],
    [
      'a guest’s waits for a proof',
      { userId: null, sessionId: 'g1', provenBy: null },
      { status: 'draft', unpaidUntil: until, provenBy: null },
      ['order-to-prove'],
    ],
  ])('%s', async (_, given, expected, mails) => {
    const it = await waiting(given);
    const payment = await it.choose({ method: 'cash' });
    expect(payment).toMatchObject({ provider: null, status: 'created', amount: 180_000 });
    expect(await it.order()).toMatchObject({ paymentMethod: 'cash', paymentProvider: null, ...expected });
    expect([it.mails(), it.dues()]).toEqual([mails, []]);
    // Said again nobody is written to again.
    await it.choose({ method: 'cash' });
    expect(it.mails()).toEqual(mails);
  });

  it('is changed for a code, which waits for a full day', async () => {
    const it = await waiting();
    await it.choose({ method: 'cash' });
    await it.choose({ method: 'transfer' });
    expect(await it.order()).toMatchObject({
      status: 'draft',
      unpaidUntil: inADay,
      paymentMethod: 'transfer',
    });
    expect(it.dues().filter((due) => due.startsWith('unpaid-order'))).toEqual([`unpaid-order ${inADay}`]);
  });

  it('needs no proof of a guest where the shop takes their word', async () => {
    const it = await waiting({ userId: null, sessionId: 'g1', provenBy: null }, { packsUnconfirmed: true });
    await it.choose({ method: 'cash' });
    expect(await it.order()).toMatchObject({ status: 'confirmed', provenBy: 'rule', unpaidUntil: null });
  });
});

describe('paying at the door where the shop asks for a deposit', () => {
  const rules = { depositOn: true, depositFrom: 100_000, depositShare: 20 };
  const deposit = { amount: 36_000, why: 'sum' } as const;

  it('is begun by a transfer of that', async () => {
    const it = await waiting({}, rules);
    const payment = await it.choose({ method: 'cash' });
    expect(payment).toMatchObject({
      method: 'transfer',
      provider: 'vietqr',
      amount: 36_000,
      isDeposit: true,
    });
    expect(await it.order()).toMatchObject({
      status: 'draft',
      deposit,
      paymentMethod: 'transfer',
      unpaidUntil: until,
    });
    expect(await refusalOf(it.choose({ method: 'cash' }))).toBe('DEPOSIT_NEEDED');
    expect((await it.choose({ method: 'transfer' })).amount).toBe(36_000);
  });

  it.each<[string, Partial<StoredOrder>, Partial<StoredOrder>]>([
    [
      'as much has come of a member, who was known before',
      { paidAmount: 36_000 },
      { status: 'confirmed', paymentMethod: 'cash', provenBy: 'account', deposit },
    ],
    [
      'as much has come of a guest, whom the money proves',
      { paidAmount: 36_000, userId: null, sessionId: 'g1', provenBy: null },
      { status: 'confirmed', provenBy: 'money', deposit },
    ],
    [
      'its deposit has come',
      { paidAmount: 36_000, deposit },
      { status: 'confirmed', paymentMethod: 'cash', deposit },
    ],
    [
      'it is fetched',
      { deliveryType: 'warehouse_pickup', shippingAddress: null },
      { status: 'confirmed', paymentMethod: 'cash' },
    ],
    ['it costs less', { total: 99_999, subtotal: 99_999 }, { status: 'confirmed', paymentMethod: 'cash' }],
  ])('asks for nothing more where %s', async (_, given, expected) => {
    const it = await waiting(given, rules);
    await it.choose({ method: 'cash' });
    expect(await it.order()).toMatchObject(expected);
  });
});

describe('an order that goes on already', () => {
  it.each<[string, Partial<StoredOrder>, PaymentStart['method'], string | undefined]>([
    [
      'to be paid in cash, by a code',
      { paymentMethod: 'cash', paymentProvider: null },
      'transfer',
      'ORDER_STATE',
    ],
    ['to be paid later, by the way that stands', { flags: ['on_credit'], credit }, 'transfer', undefined],
    ['to be paid later, in another way', { flags: ['on_credit'], credit }, 'cash', 'ORDER_STATE'],
  ])('is not paid otherwise once it is packed: %s', async (_, given, method, code) => {
    const it = await waiting({ status: 'packing', unpaidUntil: null, ...given });
    expect(await refusalOf(it.choose({ method }))).toBe(code);
    expect((await it.order()).status).toBe('packing');
  });

  it('is paid in any way before that where it is paid later', async () => {
    const it = await waiting({ status: 'confirmed', unpaidUntil: null, flags: ['on_credit'], credit });
    await it.choose({ method: 'cash' });
    expect(await it.order()).toMatchObject({ status: 'confirmed', paymentMethod: 'cash', unpaidUntil: null });
    expect(it.dues()).toEqual([]);
  });
});
