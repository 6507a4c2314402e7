import { describe, expect, it } from 'vitest';
import { takeOffMoney } from '#functions/domain/orders/moving/take-off-money.ts';
import type { Payback, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aPayback, at, comes, sums } from '../support/money-of-order.ts';

describe('money that comes in two parts', () => {
  const waiting = aWaitingOrder({ userId: 'lan' });

  it('is too little with the first, and pays with the second: the mark goes', () => {
    const first = comes(waiting, 100_000, { reference: 'bank:1' });
    expect(sums(first)).toEqual({
      stands: 'draft processing',
      paid: 100_000,
      due: 0,
      back: 0,
      flags: 'underpaid',
    });
    expect(first.unpaidUntil).toBe(waiting.unpaidUntil);
    const second = comes(first, 80_000, { reference: 'bank:2' });
    expect(sums(second)).toEqual({ stands: 'confirmed paid', paid: 180_000, due: 0, back: 0, flags: '' });
    expect([second.unpaidUntil, second.references]).toEqual([null, ['bank:1', 'bank:2']]);
  });

  it('is too much with the second by exactly what it is too much', () => {
    const paid = comes(comes(waiting, 100_000), 95_000);
    expect(sums(paid)).toEqual({
      stands: 'confirmed paid',
      paid: 195_000,
      due: 15_000,
      back: 0,
      flags: 'refund_due,surplus',
    });
    expect(paid.paybacks).toEqual([aPayback(15_000)]);
    const third = comes(paid, 5_000);
    expect(sums(third)).toMatchObject({ paid: 200_000, due: 20_000 });
    expect(third.paybacks).toEqual([aPayback(15_000), aPayback(5_000)]);
    expect(third.paymentStatus).toBe('paid');
  });

  it('is too much with a single đồng', () => {
    expect(sums(comes(waiting, 180_001))).toMatchObject({ due: 1, flags: 'refund_due,surplus' });
    expect(sums(comes(waiting, 180_000))).toMatchObject({ due: 0, flags: '' });
  });

  it('is late with the last of it, and keeps the last twenty names', () => {
    const late = comes(waiting, 180_000, { late: true });
    expect(late.flags).toEqual(['late_payment']);
    const named = { ...waiting, references: Array.from({ length: 20 }, (_, place) => `bank:${place}`) };
    expect(comes(named, 1, { reference: 'bank:20' }).references).toEqual([
      ...named.references.slice(1),
      'bank:20',
    ]);
    expect(comes(named, 1).references).toEqual(named.references);
  });

  it.each(['cancelled', 'refunded', 'returned'] as const)(
    'goes back whole from an order that is %s',
    (status) => {
      const over = aWaitingOrder({ status, paymentStatus: 'canceled', stock: 'released' });
      const second = comes(comes(over, 100_000), 80_000);
      expect(sums(second)).toEqual({
        stands: `${status} canceled`,
        paid: 180_000,
        due: 180_000,
        back: 0,
        flags: 'late_payment,refund_due',
      });
      expect(second.paybacks).toEqual([
        aPayback(100_000, { cause: 'late' }),
        aPayback(80_000, { cause: 'late' }),
      ]);
    },
  );

  it('pays what was let be paid later, and the credit ends with that', () => {
    const credit = { grantedBy: 'an', grantedAt: at.toISOString(), reason: 'Quen', dueAt: at.toISOString() };
    const granted = aWaitingOrder({ status: 'completed', stock: 'taken', credit, flags: ['on_credit'] });
    const first = comes(granted, 100_000);
    expect([first.credit, first.flags.toSorted()]).toEqual([credit, ['on_credit', 'underpaid']]);
    const second = comes(first, 80_000);
    expect([second.credit, second.flags, second.status]).toEqual([null, [], 'completed']);
  });
});

describe('money that turns out to be another’s', () => {
  const paid = () => comes(aWaitingOrder({ userId: 'lan' }), 180_000);
  const twice = () => comes(comes(paid(), 30_000), 50_000);

  it('is taken from what is too much, the last that came first, before anything that pays', () => {
    const off = takeOffMoney(twice(), 60_000, at).after;
    expect(sums(off)).toEqual({
      stands: 'confirmed paid',
      paid: 200_000,
      due: 20_000,
      back: 0,
      flags: 'refund_due,surplus',
    });
    expect(off.paybacks).toEqual([aPayback(20_000)]);
    const all = takeOffMoney(twice(), 80_000, at).after;
    expect(sums(all)).toEqual({ stands: 'confirmed paid', paid: 180_000, due: 0, back: 0, flags: '' });
    expect(all.paybacks).toEqual([]);
  });

  it('is taken from what pays once nothing is too much: the order waits again, with what is left of it', () => {
    const off = takeOffMoney(twice(), 80_001, at).after;
    expect(sums(off)).toEqual({
      stands: 'draft processing',
      paid: 179_999,
      due: 0,
      back: 0,
      flags: 'underpaid',
    });
    expect(off.unpaidUntil).toBe('2026-11-21T03:00:00.000Z');
    const whole = takeOffMoney(paid(), 180_000, at).after;
    expect(sums(whole)).toEqual({ stands: 'draft processing', paid: 0, due: 0, back: 0, flags: '' });
  });

  it('is taken from what came so far of an order that waits', () => {
    const first = comes(aWaitingOrder({ userId: 'lan' }), 100_000);
    const some = takeOffMoney(first, 40_000, at).after;
    expect(sums(some)).toMatchObject({ stands: 'draft processing', paid: 60_000, flags: 'underpaid' });
    expect(some.unpaidUntil).toBe(first.unpaidUntil);
    expect(sums(takeOffMoney(some, 60_000, at).after)).toMatchObject({ paid: 0, flags: '' });
    expect(() => takeOffMoney(some, 60_001, at)).toThrow('MONEY_USED');
  });

  it('starts the clock of an order that waits again, and of no other', () => {
    const kinds = (writes: readonly { build: (table: string) => object }[]) =>
      writes.filter((write) => JSON.stringify(write.build('t')).includes('unpaid-order')).length;
    expect(kinds(takeOffMoney(paid(), 180_000, at).writes)).toBe(1);
    expect(kinds(takeOffMoney(twice(), 80_000, at).writes)).toBe(0);
  });

  const withSurplus = (given: Partial<StoredOrder>, paybacks: Payback[] = [aPayback(20_000)]) =>
    aWaitingOrder({
      status: 'packing',
      paymentStatus: 'paid',
      paidAmount: 200_000,
      refundDue: 20_000,
      flags: ['surplus', 'refund_due'],
      paybacks,
      ...given,
    });

  it.each([
    ['all of it is too much and free', {}, [aPayback(20_000)], 20_000, undefined],
    ['one đồng of it paid an order that is packed', {}, [aPayback(20_000)], 20_001, 'MONEY_USED'],
    ['a refund has it', {}, [aPayback(20_000, { refundId: 'r1' })], 20_000, 'MONEY_USED'],
    [
      'it is what a return is owed',
      {},
      [aPayback(20_000, { cause: 'return', returnId: 't' })],
      20_000,
      'MONEY_USED',
    ],
    ['it was given off', {}, [aPayback(20_000, { cause: 'goodwill' })], 20_000, 'MONEY_USED'],
    ['it came late', {}, [aPayback(20_000, { cause: 'late' })], 20_000, undefined],
    [
      'it was to go back from what was called off',
      {},
      [aPayback(20_000, { cause: 'cancelled' })],
      20_000,
      undefined,
    ],
    ['there was never as much', { status: 'confirmed' }, [aPayback(20_000)], 200_001, 'MONEY_USED'],
  ] as const)('is taken off where nothing was done with it: %s', (_, given, paybacks, amount, refusal) => {
    const act = () => takeOffMoney(withSurplus(given, [...paybacks]), amount, at).after;
    if (refusal) expect(act).toThrow(refusal);
    else expect(sums(act())).toMatchObject({ stands: 'packing paid', paid: 180_000, due: 0, flags: '' });
  });

  it('leaves an order that is paid at the door as it is, whatever of it came before', () => {
    const atTheDoor = aWaitingOrder({
      status: 'confirmed',
      paymentMethod: 'cash',
      paymentProvider: null,
      paidAmount: 50_000,
      flags: ['underpaid'],
    });
    const some = takeOffMoney(atTheDoor, 20_000, at).after;
    expect(sums(some)).toMatchObject({ stands: 'confirmed processing', paid: 30_000, flags: 'underpaid' });
    expect(sums(takeOffMoney(some, 30_000, at).after)).toMatchObject({ paid: 0, flags: '' });
  });

  it('leaves the marks of what is still there', () => {
    const paybacks = [
      aPayback(20_000, { cause: 'late' }),
      aPayback(5_000),
      aPayback(6_000, { cause: 'return', returnId: 't' }),
    ];
    const before = withSurplus({ paidAmount: 211_000, refundDue: 31_000 }, paybacks);
    const off = takeOffMoney(
      { ...before, flags: ['late_payment', 'surplus', 'refund_due'] },
      5_000,
      at,
    ).after;
    expect(sums(off)).toMatchObject({ paid: 206_000, due: 26_000, flags: 'late_payment,refund_due' });
    expect(off.paybacks).toEqual([paybacks[0], paybacks[2]]);
    const more = takeOffMoney(off, 20_000, at).after;
    expect(sums(more)).toMatchObject({ paid: 186_000, due: 6_000, flags: 'refund_due' });
  });
});
