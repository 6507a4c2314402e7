import { describe, expect, it } from 'vitest';
import { settleEdit } from '#functions/domain/orders/editing/edit-money.ts';
import type { FormerTerms, Payback, StoredOrder } from '#functions/domain/orders/order-record.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';

const at = new Date('2026-11-22T03:00:00.000Z');
const inADay = '2026-11-23T03:00:00.000Z';
const clock = '2026-11-22T20:00:00.000Z';
const credit = { grantedBy: 'an', grantedAt: at.toISOString(), reason: '', dueAt: clock };

/** An order of 200 that was paid by transfer. */
const paidOrder = (given: Partial<StoredOrder> = {}): StoredOrder =>
  aWaitingOrder({
    id: 'o1',
    userId: 'lan',
    status: 'confirmed',
    paymentStatus: 'paid',
    total: 200,
    paidAmount: 200,
    unpaidUntil: null,
    ...given,
  });
/** The same that waits for its money. */
const unpaidOrder = (given: Partial<StoredOrder> = {}): StoredOrder =>
  paidOrder({ status: 'draft', paymentStatus: 'processing', paidAmount: 0, unpaidUntil: clock, ...given });

const line = (cause: Payback['cause'], amount: number, given: Partial<Payback> = {}): Payback => ({
  cause,
  returnId: null,
  amount,
  paidAt: null,
  ...given,
});

/** How its money stands once it comes to `total`, and what its clocks are told. */
function settled(
  order: StoredOrder,
  total: number,
  { rest = 'ahead', former }: { rest?: 'cash' | 'ahead'; former?: FormerTerms } = {},
) {
  const { change, writes } = settleEdit(order, { total, rest, former, at });
  const { status, paymentStatus, paymentMethod, refundDue, unpaidUntil, flags } = { ...order, ...change };
  const paybacks = (change.paybacks ?? order.paybacks).map(({ cause, amount }) => `${cause} ${amount}`);
  const clocks = writes.map((write) => {
    const { Put, Delete } = write.build('t');
    return Put ? `begins ${String(Put.Item?.['at'])}` : `stops ${String(Delete?.Key?.['sk'])}`;
  });
  return { status, paymentStatus, paymentMethod, refundDue, unpaidUntil, flags, paybacks, clocks, change };
}

describe('a paid order that comes to less', () => {
  it('owes the difference, and stays paid', () => {
    expect(settled(paidOrder(), 150)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      refundDue: 50,
      paybacks: ['edited 50'],
      flags: ['refund_due'],
      clocks: [],
    });
    expect(settled(paidOrder(), 200)).toMatchObject({ refundDue: 0, paybacks: [], paymentStatus: 'paid' });
  });

  it('stays paid as it was, however it was to be paid when it last came to that', () => {
    const former: FormerTerms = {
      key: '',
      shippingFee: 0,
      arrival: null,
      discounts: [],
      paymentMethod: 'cash',
      paymentProvider: null,
    };
    expect(settled(paidOrder(), 150, { former })).toMatchObject({
      paymentStatus: 'paid',
      paymentMethod: 'transfer',
      refundDue: 50,
    });
  });

  it('owes it beside what it owes for other reasons, and once however often it is edited', () => {
    const owing = paidOrder({
      paidAmount: 260,
      refundDue: 110,
      paybacks: [line('surplus', 60), line('edited', 50)],
      flags: ['refund_due'],
    });
    expect(settled(owing, 120)).toMatchObject({ refundDue: 140, paybacks: ['surplus 60', 'edited 80'] });
    expect(settled(owing, 180)).toMatchObject({ refundDue: 80, paybacks: ['surplus 60', 'edited 20'] });
    expect(settled(owing, 200)).toMatchObject({
      refundDue: 60,
      paybacks: ['surplus 60'],
      paymentStatus: 'paid',
    });
  });

  it('owes no more than is there', () => {
    expect(settled(paidOrder({ paidAmount: 30, paymentStatus: 'paid', total: 30 }), 0)).toMatchObject({
      refundDue: 30,
      paybacks: ['edited 30'],
    });
  });
});

describe('an order that comes to more than is there', () => {
  it('that was paid waits for the rest before it is packed', () => {
    expect(settled(paidOrder(), 201)).toMatchObject({
      status: 'draft',
      paymentStatus: 'processing',
      paymentMethod: 'transfer',
      unpaidUntil: inADay,
      refundDue: 0,
      clocks: [`begins ${inADay}`],
    });
  });

  it.each<[string, 'cash' | 'ahead', Partial<StoredOrder>]>([
    ['it shall', 'cash', {}],
    ['it was a cash order', 'ahead', { paymentMethod: 'cash', paymentProvider: null }],
  ])('is paid with the goods where %s', (_, rest, given) => {
    const found = settled(paidOrder(given), 250, { rest });
    expect(found).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'processing',
      paymentMethod: 'cash',
      unpaidUntil: null,
      clocks: [],
    });
    expect(found.change).toMatchObject({ paymentProvider: null, provenBy: 'account' });
  });

  it('is proven by staff where nobody had proven it', () => {
    expect(settled(paidOrder({ provenBy: null }), 250, { rest: 'cash' }).change.provenBy).toBe('staff');
  });

  it.each<[string, StoredOrder]>([
    ['is paid later', paidOrder({ credit })],
    ['waits for its money anyway', unpaidOrder()],
  ])('stays as it is where it %s', (_, order) => {
    const { change, clocks } = settled(order, 250);
    expect([Object.keys(change).toSorted(), clocks]).toEqual([
      ['flags', 'paybacks', 'refundDue', 'refundedAmount', 'total'],
      [],
    ]);
  });

  it('is owed no more what it was to get back for costing less', () => {
    const edited = paidOrder({
      total: 150,
      refundDue: 50,
      paybacks: [line('edited', 50)],
      flags: ['refund_due'],
    });
    expect(settled(edited, 200)).toMatchObject({
      refundDue: 0,
      paybacks: [],
      flags: [],
      paymentStatus: 'paid',
    });
    expect(settled(edited, 210)).toMatchObject({ refundDue: 0, paybacks: [], paymentStatus: 'processing' });
    // Money that is on its way back already is missing.
    const sent = { ...edited, paybacks: [line('edited', 50, { refundId: 'r1' })] };
    expect(settled(sent, 200)).toMatchObject({
      refundDue: 50,
      paybacks: ['edited 50'],
      paymentStatus: 'processing',
    });
  });

  it.each<[string, Payback[], number, number, string[], 'paid' | 'processing']>([
    ['some of what came too much', [line('surplus', 30)], 220, 10, ['surplus 10'], 'paid'],
    ['all of what came too much', [line('surplus', 30)], 230, 0, [], 'paid'],
    ['all of it, and more is missing', [line('surplus', 30)], 231, 0, [], 'processing'],
    ['some of what came too late', [line('late', 30)], 210, 20, ['surplus 20'], 'paid'],
    [
      'nothing that a return is owed',
      [line('return', 30, { returnId: 'r' })],
      220,
      30,
      ['return 30'],
      'processing',
    ],
    [
      'nothing that goes back with a refund',
      [line('surplus', 30, { refundId: 'r1' })],
      220,
      30,
      ['surplus 30'],
      'processing',
    ],
    [
      'nothing where nothing is missing',
      [line('surplus', 20), line('late', 10)],
      200,
      30,
      ['surplus 20', 'late 10'],
      'paid',
    ],
  ])('is paid by what was to go back: by %s', (_, paybacks, total, refundDue, left, paymentStatus) => {
    const order = paidOrder({ paidAmount: 230, refundDue: 30, paybacks, flags: ['refund_due'] });
    expect(settled(order, total)).toMatchObject({ refundDue, paybacks: left, paymentStatus });
  });
});

describe('an order that waits and comes to what is there', () => {
  it('goes on, and its clock stops', () => {
    const order = unpaidOrder({ paidAmount: 150, flags: ['underpaid', 'on_credit'], credit });
    const found = settled(order, 150);
    expect(found).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      unpaidUntil: null,
      flags: [],
      refundDue: 0,
      clocks: [`stops ${clock}#o1`],
    });
    expect(found.change.credit).toBeNull();
    expect(settled(order, 149)).toMatchObject({ paymentStatus: 'paid', refundDue: 1, flags: ['refund_due'] });
    expect(settled(order, 151)).toMatchObject({
      status: 'draft',
      paymentStatus: 'processing',
      unpaidUntil: clock,
      clocks: [],
    });
  });

  it.each<[string, Partial<StoredOrder>, 'paid' | 'processing']>([
    ['a member who owes nothing', {}, 'paid'],
    ['a guest of whom nothing came', { userId: null }, 'processing'],
    ['a guest of whom something came', { userId: null, paidAmount: 1 }, 'paid'],
  ])('for nothing is that of %s', (_, given, paymentStatus) => {
    expect(settled(unpaidOrder(given), 0).paymentStatus).toBe(paymentStatus);
  });

  it('is paid as it was when it last came to that', () => {
    const former: FormerTerms = {
      key: '',
      shippingFee: 0,
      arrival: null,
      discounts: [],
      paymentMethod: 'card',
      paymentProvider: 'stripe',
    };
    const order = unpaidOrder({ paidAmount: 150, paymentMethod: 'cash', paymentProvider: null });
    expect(settled(order, 150, { former }).change).toMatchObject({
      paymentMethod: 'card',
      paymentProvider: 'stripe',
    });
    expect(settled(order, 150).paymentMethod).toBe('cash');
    expect(settled(order, 160, { former }).paymentMethod).toBe('cash');
  });
});
