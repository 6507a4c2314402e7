import { describe, expect, it } from 'vitest';
import {
  type AwaitedPayment,
  type AwaitingOrder,
  type Transfer,
  type Verdict,
  verdictOf,
} from '#functions/domain/payments/transfer-verdict.ts';

const pending: AwaitedPayment = { status: 'pending', due: 100_000, received: 0 };
const draft: AwaitingOrder = { status: 'draft', isPaid: false };
const money = (amount: number): Transfer => ({ direction: 'in', amount, toOurAccount: true });

type Case = [
  what: string,
  transfer: Transfer,
  payment: AwaitedPayment,
  order: AwaitingOrder,
  verdict: Verdict,
];

const cases: Case[] = [
  ['exactly', money(100_000), pending, draft, { outcome: 'paid', surplus: 0 }],
  ['a đồng short', money(99_999), pending, draft, { outcome: 'underpaid', missing: 1 }],
  ['the rest', money(40_000), { ...pending, received: 60_000 }, draft, { outcome: 'paid', surplus: 0 }],
  ['too much', money(120_000), pending, draft, { outcome: 'paid', surplus: 20_000 }],
  [
    'a second time',
    money(100_000),
    { ...pending, status: 'succeeded', received: 100_000 },
    { status: 'confirmed', isPaid: true },
    { outcome: 'surplus', surplus: 100_000 },
  ],
  [
    'to a pending payment of an order paid otherwise',
    money(100_000),
    pending,
    { status: 'confirmed', isPaid: true },
    { outcome: 'surplus', surplus: 100_000 },
  ],
  [
    'to an earlier code, the order still waiting',
    money(100_000),
    { ...pending, status: 'cancelled', reason: 'superseded' },
    draft,
    { outcome: 'paid', surplus: 0 },
  ],
  [
    'after it expired',
    money(100_000),
    { ...pending, status: 'failed', reason: 'expired' },
    draft,
    { outcome: 'late', surplus: 0 },
  ],
  [
    'after the order was cancelled, too much',
    money(150_000),
    { ...pending, status: 'cancelled', reason: 'cancelled' },
    { status: 'cancelled', isPaid: false },
    { outcome: 'late', surplus: 50_000 },
  ],
  [
    'too little, too late',
    money(1_000),
    { ...pending, status: 'failed', reason: 'expired' },
    draft,
    { outcome: 'late-short' },
  ],
];

describe('money that arrives', () => {
  it.each(cases)('%s', (_, transfer, payment, order, verdict) => {
    expect(verdictOf(transfer, [{ payment, order }])).toEqual(verdict);
  });

  it('naming nothing waits for a person, naming two as well', () => {
    const one = { payment: pending, order: draft };
    expect(verdictOf(money(100_000), [])).toEqual({ outcome: 'unknown' });
    expect(verdictOf(money(100_000), [one, one])).toEqual({ outcome: 'ambiguous' });
  });

  it.each([
    { direction: 'out', amount: 100_000, toOurAccount: true },
    { direction: 'in', amount: 0, toOurAccount: true },
    { direction: 'in', amount: 100_000, toOurAccount: false },
  ] as const)('is not ours: %j', (transfer) => {
    expect(verdictOf(transfer, [{ payment: pending, order: draft }])).toEqual({ outcome: 'ignored' });
  });
});
