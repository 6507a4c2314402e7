import { describe, expect, it } from 'vitest';
import {
  type OpenPayment,
  type AwaitingOrder,
  type Verdict,
  verdictOf,
} from '#functions/domain/payments/settling/transfer-verdict.ts';

const pending: OpenPayment = { status: 'pending' };
const expired: OpenPayment = { status: 'failed', reason: 'expired' };
const waiting: AwaitingOrder = { total: 100_000, received: 0, isPaid: false, isOver: false };
const paid: AwaitingOrder = { ...waiting, received: 100_000, isPaid: true };

type Case = [what: string, amount: number, payment: OpenPayment, order: AwaitingOrder, verdict: Verdict];

const cases: Case[] = [
  ['exactly', 100_000, pending, waiting, { outcome: 'paid', surplus: 0 }],
  ['a đồng short', 99_999, pending, waiting, { outcome: 'underpaid', missing: 1 }],
  ['the rest', 40_000, pending, { ...waiting, received: 60_000 }, { outcome: 'paid', surplus: 0 }],
  ['too much', 120_000, pending, waiting, { outcome: 'paid', surplus: 20_000 }],
  ['a second time', 100_000, { status: 'succeeded' }, paid, { outcome: 'surplus', surplus: 100_000 }],
  [
    'to a payment of an order paid otherwise',
    100_000,
    pending,
    paid,
    { outcome: 'surplus', surplus: 100_000 },
  ],
  [
    'to an earlier code, the order still waiting',
    100_000,
    { status: 'cancelled', reason: 'superseded' },
    waiting,
    { outcome: 'paid', surplus: 0 },
  ],
  [
    'to an attempt that was given up, the order still waiting',
    100_000,
    { status: 'cancelled', reason: 'cancelled' },
    waiting,
    { outcome: 'paid', surplus: 0 },
  ],
  ['after it expired', 100_000, expired, waiting, { outcome: 'late', surplus: 0 }],
  [
    'to a picture that goes on waiting after its time',
    100_000,
    { status: 'pending', reason: 'expired' },
    waiting,
    { outcome: 'paid', surplus: 0 },
  ],
  ['too little, too late', 1000, expired, waiting, { outcome: 'late-short', missing: 99_000 }],
  [
    'after the order was cancelled',
    150_000,
    { status: 'cancelled', reason: 'cancelled' },
    { ...waiting, isOver: true },
    { outcome: 'late', surplus: 150_000 },
  ],
];

describe('money that arrives', () => {
  it.each(cases)('%s', (_, amount, payment, order, verdict) => {
    expect(verdictOf(amount, [{ payment, order }])).toEqual(verdict);
  });

  it('naming nothing waits for a person, naming two as well', () => {
    const one = { payment: pending, order: waiting };
    expect(verdictOf(100_000, [])).toEqual({ outcome: 'unknown' });
    expect(verdictOf(100_000, [one, one])).toEqual({ outcome: 'ambiguous' });
  });
});
