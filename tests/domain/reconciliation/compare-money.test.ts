import { describe, expect, it } from 'vitest';
import {
  byTransaction,
  compareListed,
  compareRefunds,
  isUndecided,
  type ListedBack,
  notListed,
} from '#functions/domain/reconciliation/compare-money.ts';
import type { NoticeVerdict, StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';

const nobody = { noticeId: null, paymentId: null, refundId: null };

const judged = (outcome: NoticeVerdict['outcome'], orderId: string | null = null): NoticeVerdict => ({
  outcome,
  amount: 5_000,
  surplus: 0,
  missing: 0,
  orderId,
  paymentId: orderId && `${orderId}-001`,
  at: '2026-11-20T03:00:00.000Z',
});

function ours(id: string, verdict: NoticeVerdict | null, amount = 5_000, isDecided = false) {
  const decision = {
    kind: 'ignore',
    reason: 'Của người khác',
    orderId: null,
    refundId: null,
    by: 'an',
    at: '2026-11-20T04:00:00.000Z',
    failedAt: null,
  } as const;
  const notice: StoredNotice = {
    id,
    provider: 'bank',
    raw: '',
    receivedAt: '2026-11-20T03:00:00.000Z',
    group: id,
    verdict,
    decision: isDecided ? decision : null,
    version: 1,
  };
  return { notice, money: { kind: 'money' as const, transaction: 'bank:1', amount, codes: [] } };
}

describe('money a person has to decide on', () => {
  it.each([
    ['names nobody', 'open', judged('unknown'), true],
    ['was not worked off', 'open', null, true],
    ['reached an order that is short', 'open', judged('underpaid', 'o1'), false],
    ['is in doubt at its bank', 'open', judged('held', 'o1'), true],
    ['was decided', 'decided', judged('unknown'), false],
    ['is plain', 'clear', judged('failed'), false],
    ['is new', 'new', null, false],
  ] as const)('is there where it %s: %s', (_, state, verdict, isIt) => {
    expect(isUndecided(state, verdict)).toBe(isIt);
  });
});

describe('the notices of one transfer', () => {
  const first = ours('a', judged('unknown'));
  const repeat = ours('b', judged('duplicate'));
  const counted = ours('c', judged('paid', 'o1'));
  it.each([
    ['the one that was counted after a repeat', [repeat, counted], 'c'],
    ['the one that was counted before a repeat', [counted, repeat], 'c'],
    ['the last of three after two repeats', [repeat, ours('d', judged('duplicate')), counted], 'c'],
    ['the one that was counted after another amount', [ours('e', judged('differs')), counted], 'c'],
    ['the first of two that were not repeats', [first, counted], 'a'],
    ['a repeat alone', [repeat], 'b'],
  ])('stand for it by %s', (_, told, id) => {
    const found = byTransaction(told);
    expect([...found].map(([name, one]) => [name, one.notice.id])).toEqual([['bank:1', id]]);
  });
});

describe('money on a list beside what the shop was told', () => {
  const line = { transaction: 'bank:1', amount: 5_000, words: 'ck' };
  const named = { reference: 'bank:1', words: 'ck', noticeId: 'a' };
  it.each([
    ['agrees where an order has it', ours('a', judged('paid', 'o1')), []],
    [
      'differs by its amount, whatever was decided of it',
      ours('a', judged('unknown'), 4_999),
      [{ ...nobody, ...named, kind: 'amount', theirs: 5_000, ours: 4_999 }],
    ],
    [
      'waits for a decision where it reached no order',
      ours('a', judged('unknown')),
      [{ ...nobody, ...named, kind: 'undecided', theirs: 5_000, ours: null }],
    ],
    ['agrees where a person decided on it', ours('a', judged('unknown'), 5_000, true), []],
    ['agrees where an order was paid too little', ours('a', judged('underpaid', 'o1')), []],
  ] as const)('%s', (_, told, found) => {
    expect(compareListed(line, told)).toEqual(found);
  });

  it('is named by its notice and its payment where the list does not have it', () => {
    const missing = { kind: 'not-listed', theirs: null, ours: 5_000, reference: 'bank:1', words: '' };
    expect(notListed(ours('a', judged('paid', 'o1')))).toEqual({
      ...nobody,
      ...missing,
      noticeId: 'a',
      paymentId: 'o1-001',
    });
    expect(notListed(ours('a', null))).toMatchObject({ ...missing, paymentId: null });
  });
});

type OwnRefund = Parameters<typeof compareRefunds>[1][number];

describe('money that went back beside the refunds of a day', () => {
  const refund = (given: Partial<OwnRefund> = {}): OwnRefund => ({
    id: 'r1',
    code: 'HT1',
    amount: 20_000,
    status: 'succeeded',
    reference: 'FT1',
    isOfDay: true,
    ...given,
  });
  const line = (given: Partial<ListedBack> = {}): ListedBack => ({
    reference: 'FT9',
    code: 'HT1',
    amount: 20_000,
    isOfDay: true,
    ...given,
  });
  const missing = (kind: string, theirs: number | null) => ({
    ...nobody,
    reference: 'HT1',
    words: '',
    refundId: 'r1',
    ours: 20_000,
    kind,
    theirs,
  });
  const unknown = (refundId: string | null, more: { reference?: string; words?: string } = {}) => ({
    ...nobody,
    reference: 'FT9',
    words: 'HT1',
    refundId,
    kind: 'refund-unknown',
    theirs: 20_000,
    ours: null,
    ...more,
  });
  type Case = [what: string, lines: ListedBack[], refunds: OwnRefund[], found: object[]];
  it.each<Case>([
    ['agrees by the code alone', [line()], [refund()], []],
    ['agrees by the reference alone', [line({ code: null, reference: 'FT1' })], [refund()], []],
    ['agrees in two parts', [line({ amount: 5_000 }), line({ amount: 15_000 })], [refund()], []],
    ['agrees where it left on another day', [line({ isOfDay: false })], [refund()], []],
    ['is missing where nothing left', [], [refund()], [missing('refund-not-listed', null)]],
    ['differs where less left', [line({ amount: 19_999 })], [refund()], [missing('amount', 19_999)]],
    ['differs where it left twice', [line(), line()], [refund()], [missing('amount', 40_000)]],
    ['is not missing on a day it was not sent', [], [refund({ isOfDay: false })], []],
    ['is not missing before it was sent', [], [refund({ status: 'processing' })], []],
    [
      'is unknown while its refund is under way',
      [line()],
      [refund({ status: 'processing' })],
      [unknown('r1')],
    ],
    ['is unknown where no refund is of its code', [line()], [], [unknown(null)]],
    [
      'is unknown where it has neither code nor reference of ours',
      [line({ code: null })],
      [refund({ isOfDay: false, reference: null })],
      [unknown(null, { words: '' })],
    ],
    ['is looked at on its own day only', [line({ isOfDay: false })], [], []],
    [
      'agrees by the first of two refunds, whose code it names; the other goes by its reference',
      [line({ reference: 'FT2' })],
      [refund(), refund({ id: 'r2', code: 'HT2', reference: 'FT2', status: 'processing' })],
      [],
    ],
    [
      'agrees by the second of two refunds',
      [line({ code: 'HT2' })],
      [refund({ isOfDay: false }), refund({ id: 'r2', code: 'HT2', reference: null })],
      [],
    ],
  ])('%s', (_, lines, refunds, found) => {
    expect(compareRefunds(lines, refunds)).toEqual(found);
  });
});
