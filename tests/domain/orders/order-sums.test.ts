import { describe, expect, it } from 'vitest';
import {
  depositLacking,
  depositMissing,
  hasDeposit,
  withdrawPayback,
  moneyHeld,
  missingOf,
  addPayback,
  paybackFor,
  priceOf,
  revenueOf,
  amountToPay,
} from '#functions/domain/orders/order-money.ts';
import type { Payback, StoredOrder } from '#functions/domain/orders/order-record.ts';
import {
  freeOf,
  giveOff,
  releasePaybacks,
  maxGoodwill,
  sendBack,
  take,
  paybacksOf,
} from '#functions/domain/orders/refund-money.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-20T03:00:00.000Z');
const sent = at.toISOString();

const line = (amount: number, given: Partial<Payback> = {}): Payback => ({
  cause: 'surplus',
  returnId: null,
  amount,
  paidAt: null,
  ...given,
});

const order = (given: Partial<StoredOrder> = {}): StoredOrder => aWaitingOrder(given);

describe('the money of an order of 180.000 ₫', () => {
  type Case = [what: string, given: Partial<StoredOrder>, kept: number, price: number, missing: number];
  it.each<Case>([
    ['is all missing at first', {}, 0, 180_000, 180_000],
    ['is there with the last đồng', { paidAmount: 180_000 }, 180_000, 180_000, 0],
    ['lacks one đồng', { paidAmount: 179_999 }, 179_999, 180_000, 1],
    ['is never missing below nothing', { paidAmount: 200_000 }, 200_000, 180_000, 0],
    ['is not what is owed', { paidAmount: 200_000, refundDue: 50_000 }, 150_000, 180_000, 30_000],
    ['is not what went back', { paidAmount: 200_000, refundedAmount: 40_000 }, 160_000, 180_000, 20_000],
    [
      'is neither of both',
      { paidAmount: 200_000, refundedAmount: 40_000, refundDue: 5_000 },
      155_000,
      180_000,
      25_000,
    ],
    ['is less by what came back', { returnedAmount: 50_000, paidAmount: 100_000 }, 100_000, 130_000, 30_000],
    [
      'is less by what was given off',
      { goodwillAmount: 20_000, paidAmount: 100_000 },
      100_000,
      160_000,
      60_000,
    ],
    [
      'is less by both, and never below nothing',
      { returnedAmount: 170_000, goodwillAmount: 20_000 },
      0,
      0,
      0,
    ],
  ])('%s', (_, given, kept, price, missing) => {
    const money = order(given);
    expect([moneyHeld(money), priceOf(money), missingOf(money)]).toEqual([kept, price, missing]);
  });

  it.each([
    ['draft', 0, 180_000],
    ['confirmed', 180_000, 180_000],
    ['packing', 180_000, 180_000],
    ['completed', 180_000, 180_000],
    ['cancelled', 0, 0],
    ['refunded', 0, 0],
    ['returned', 0, 0],
  ] as const)('is sold and still to be paid by where it stands: %s', (status, revenue, toPay) => {
    const money = order({ status });
    expect([revenueOf(money), amountToPay(money)]).toEqual([revenue, toPay]);
  });
});

describe('a deposit of 60.000 ₫', () => {
  const deposit = { amount: 60_000, why: 'sum' } as const;
  it.each([
    ['is lacking whole at first', {}, 60_000, 60_000],
    ['lacks its last đồng', { paidAmount: 59_999 }, 1, 1],
    ['is there', { paidAmount: 60_000 }, 0, 0],
    ['is no more than the order costs by now', { returnedAmount: 150_000 }, 30_000, 30_000],
    ['is lacking once goods are paid at the door, and not waited for', { paymentMethod: 'cash' }, 60_000, 0],
    ['is lacking once the order goes on, and not waited for', { status: 'confirmed' }, 60_000, 0],
    ['is not asked', { deposit: undefined }, 0, 0],
  ] as const)('%s', (_, given, lacking, missing) => {
    const money = order({ deposit, ...given });
    expect([depositLacking(money), depositMissing(money)]).toEqual([lacking, missing]);
  });

  it('has come with what completes it, and does not come twice', () => {
    const [none, some, all] = [0, 59_999, 60_000].map((paidAmount) => order({ deposit, paidAmount }));
    if (!none || !some || !all) throw new Error('There are three');
    expect([hasDeposit(none, some), hasDeposit(some, all), hasDeposit(all, all)]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('money that is owed', () => {
  it.each([
    ['what is wanted', 5_000, 5_000],
    ['no more than is kept', 30_001, 30_000],
    ['nothing below nothing', -1, 0],
  ])('is %s', (_, wanted, amount) => {
    const before = order({ paidAmount: 50_000, refundDue: 20_000, paybacks: [line(20_000)] });
    expect(addPayback(before, { cause: 'return', returnId: 't1' }, wanted)).toEqual({
      refundedAmount: 0,
      refundDue: 20_000 + amount,
      paybacks: [line(20_000), ...(amount > 0 ? [line(amount, { cause: 'return', returnId: 't1' })] : [])],
      flags: ['refund_due'],
    });
  });

  it('is marked on the order as long as any is due, and not when none is', () => {
    expect(addPayback(order(), { cause: 'return' }, 5_000).flags).toEqual([]);
    const one = order({
      paidAmount: 50_000,
      refundDue: 20_000,
      paybacks: [line(20_000)],
      flags: ['refund_due'],
    });
    expect(withdrawPayback(one, () => true).flags).toEqual([]);
    const two = { ...one, refundDue: 25_000, paybacks: [line(20_000), line(5_000, { cause: 'late' })] };
    expect(withdrawPayback(two, ({ cause }) => cause === 'surplus')).toMatchObject({
      refundDue: 5_000,
      paybacks: [line(5_000, { cause: 'late' })],
      flags: ['refund_due'],
    });
  });

  it('is not kept after all where a refund has it, or it went back', () => {
    const paybacks = [
      line(1_000),
      line(2_000, { refundId: 'r1' }),
      line(4_000, { refundId: 'r2', paidAt: sent }),
      line(8_000, { refundId: null }),
    ];
    const before = order({ paidAmount: 200_000, refundDue: 11_000, refundedAmount: 4_000, paybacks });
    expect(withdrawPayback(before, () => true)).toMatchObject({
      refundDue: 2_000,
      refundedAmount: 4_000,
      paybacks: paybacks.slice(1, 3),
    });
  });

  it('is told for each return by itself: due, on its way, and paid', () => {
    const of = { cause: 'return', returnId: 't1' } as const;
    const paybacks = [
      line(1_000, of),
      line(2_000, { ...of, refundId: 'r1' }),
      line(4_000, { ...of, refundId: 'r2', paidAt: sent }),
      line(8_000, { ...of, paidAt: sent }),
      line(16_000, { ...of, returnId: 't2' }),
      line(32_000),
      line(64_000, { ...of, paidAt: sent, carriedTo: { id: 'o2', code: 'CL2' } }),
    ];
    expect(paybackFor({ paybacks }, 't1')).toEqual({
      owed: 1_000,
      onItsWay: 2_000,
      paid: 12_000,
      carried: 64_000,
    });
    expect(paybackFor({ paybacks }, 't2')).toEqual({ owed: 16_000, onItsWay: 0, paid: 0, carried: 0 });
  });
});

describe('two refunds of one order', () => {
  const surplus = { causes: ['surplus', 'late'] } as const;
  const paybacks = [
    line(10_000),
    line(5_000, { cause: 'late' }),
    line(7_000, { cause: 'return', returnId: 't1' }),
    line(3_000, { cause: 'return', returnId: 't2' }),
    line(9_000, { refundId: 'r1' }),
    line(4_000, { paidAt: sent }),
  ];

  it('find only what neither has taken nor sent, of their own cause and return', () => {
    expect([
      freeOf({ paybacks }, surplus),
      freeOf({ paybacks }, { causes: ['return'] }),
      freeOf({ paybacks }, { causes: ['return'], returnId: 't2' }),
      freeOf({ paybacks }, { causes: ['cancelled'] }),
    ]).toEqual([15_000, 10_000, 3_000, 0]);
    expect(paybacksOf({ paybacks }, 'r1')).toEqual([line(9_000, { refundId: 'r1' })]);
  });

  it.each([
    [
      12_000,
      [
        line(10_000, { refundId: 'r2' }),
        line(2_000, { cause: 'late', refundId: 'r2' }),
        line(3_000, { cause: 'late' }),
      ],
    ],
    [10_000, [line(10_000, { refundId: 'r2' }), line(5_000, { cause: 'late' })]],
    [9_999, [line(9_999, { refundId: 'r2' }), line(1), line(5_000, { cause: 'late' })]],
  ])('take %i ₫ from the first parts on, and split the last one', (amount, taken) => {
    expect(take({ paybacks }, surplus, { amount, refundId: 'r2' })).toEqual([...taken, ...paybacks.slice(2)]);
  });

  it('are sent one by one: what the other has stays due', () => {
    const taken = [
      line(1_000, { refundId: 'r1' }),
      line(2_000, { refundId: 'r1' }),
      line(4_000, { refundId: 'r2' }),
      line(8_000),
    ];
    const before = order({ paidAmount: 200_000, refundDue: 15_000, paybacks: taken, flags: ['refund_due'] });
    const first = sendBack(before, 'r1', at);
    expect(first).toEqual({
      refundedAmount: 3_000,
      refundDue: 12_000,
      paybacks: [...taken.slice(0, 2).map((one) => ({ ...one, paidAt: sent })), ...taken.slice(2)],
      flags: ['refund_due'],
    });
    // Sent once more, nothing of it goes a second time.
    const again = sendBack({ ...before, ...first }, 'r1', new Date('2026-11-21T03:00:00.000Z'));
    expect([again.refundedAmount, again.refundDue, again.paybacks]).toEqual([3_000, 12_000, first.paybacks]);
    const last = sendBack(
      { ...before, ...first, refundDue: 4_000, paybacks: first.paybacks.slice(0, 3) },
      'r2',
      at,
    );
    expect([last.refundedAmount, last.refundDue, last.flags]).toEqual([7_000, 0, []]);
  });

  it('come to nothing one by one: what was to be given off is kept, and the rest is due as before', () => {
    const given = line(3_000, { cause: 'goodwill', refundId: 'r1' });
    const others = [
      line(2_000, { refundId: 'r1' }),
      line(4_000, { cause: 'goodwill', refundId: 'r2' }),
      line(8_000, { cause: 'goodwill', refundId: null }),
    ];
    const before = order({
      paidAmount: 200_000,
      refundDue: 17_000,
      goodwillAmount: 15_000,
      paybacks: [given, ...others],
      flags: ['refund_due'],
    });
    expect(releasePaybacks(before, 'r1')).toEqual({
      refundDue: 14_000,
      goodwillAmount: 12_000,
      paybacks: [{ ...others[0], refundId: null }, ...others.slice(1)],
      flags: ['refund_due'],
    });
    const alone = order({ paidAmount: 200_000, refundDue: 3_000, goodwillAmount: 3_000, paybacks: [given] });
    expect(releasePaybacks({ ...alone, flags: ['refund_due'] }, 'r1')).toEqual({
      refundDue: 0,
      goodwillAmount: 0,
      paybacks: [],
      flags: [],
    });
    expect(releasePaybacks(order(), 'r1').goodwillAmount).toBe(0);
  });

  it('give off more of the price each, and never more than is kept', () => {
    const before = order({ paidAmount: 180_000 });
    const first = { ...before, ...giveOff(before, { amount: 5_000, refundId: 'r1' }) };
    const second = { ...first, ...giveOff(first, { amount: 7_000, refundId: 'r2' }) };
    expect([first.goodwillAmount, second.goodwillAmount, second.refundDue]).toEqual([5_000, 12_000, 12_000]);
    expect(second.paybacks).toEqual([
      line(5_000, { cause: 'goodwill', refundId: 'r1' }),
      line(7_000, { cause: 'goodwill', refundId: 'r2' }),
    ]);
    expect([maxGoodwill(second), maxGoodwill(order({ refundDue: 1 }))]).toEqual([168_000, 0]);
  });
});
