import { describe, expect, it } from 'vitest';
import type { OrderItem } from '#shared/orders/order.ts';
import { returnRules, type ReturnOrder } from '#shared/returns/return-order.ts';
import type { ReturnStatus } from '#shared/returns/return-status.ts';
import { returnableLines } from '#shared/returns/returnable-lines.ts';
import { emptyDraft, refundOf, ReturnDraft } from '#web/features/returns/rules/return-draft.ts';
import { readNewReturnSearch, readReturnSearch } from '#web/features/returns/rules/return-search.ts';
import { stepsOf } from '#web/features/returns/rules/return-steps.ts';

// Only what the rules look at.
const item = (id: string, quantity: number, unitTotal = 100_000) =>
  ({ id, quantity, unitTotal }) as OrderItem;
const returned = (status: ReturnStatus, itemId: string, quantity: number) =>
  ({ status, items: [{ itemId, quantity }] }) as unknown as ReturnOrder;

describe('what can still go back', () => {
  it('is what was bought less what is on its way', () => {
    const order = { items: [item('a', 3), item('b', 1)] };
    const lines = returnableLines(order, [
      returned('requested', 'a', 1),
      returned('rejected', 'a', 2),
      returned('cancelled', 'b', 1),
      returned('closed', 'b', 1),
    ]);
    expect(lines.map(({ item: { id }, left }) => [id, left])).toEqual([
      ['a', 2],
      ['b', 0],
    ]);
  });

  it('is chosen at once where there is no choice', () => {
    expect(emptyDraft([{ item: item('a', 2), left: 2 }]).pieces).toEqual({ a: 2 });
    const two = [
      { item: item('a', 2), left: 2 },
      { item: item('b', 1), left: 1 },
    ];
    expect(emptyDraft(two).pieces).toEqual({});
  });
});

describe('the form', () => {
  const draft = emptyDraft([]);

  it('wants lines and a reason, and not too many words', () => {
    const problemsOf = (values: ReturnDraft) =>
      ReturnDraft.safeParse(values).error?.issues.map(({ path }) => path.join('.'));
    expect(problemsOf(draft)).toEqual(['pieces', 'reason']);
    const filled = { ...draft, pieces: { a: 1 }, reason: 'other' as const };
    expect(problemsOf(filled)).toBeUndefined();
    expect(problemsOf({ ...filled, note: 'x'.repeat(returnRules.maxNote + 1) })).toEqual(['note']);
  });

  it('shows the sum the server will count', () => {
    const order = { items: [item('a', 3), item('b', 1, 50_000)], subtotal: 350_000, vouchers: [] };
    expect(refundOf(order, { a: 2, b: 1 })).toBe(250_000);
  });
});

describe('how far a return has come', () => {
  const shown = (
    status: ReturnStatus,
    more: { qaResult?: 'passed' | 'failed'; resolution?: 'refund' | 'exchange' } = {},
  ) =>
    stepsOf(
      { status, qaResult: null, resolution: 'refund', createdAt: '2026-11-21T01:00:00Z', ...more },
      [],
    ).map(({ name, state }) => `${name} ${state}`);

  it('goes on to money, or to new goods', () => {
    expect(shown('returning')).toEqual([
      'requested done',
      'approved done',
      'returning current',
      'received ahead',
      'inspected ahead',
      'refunded ahead',
    ]);
    expect(shown('requested', { resolution: 'exchange' }).at(-1)).toBe('exchanged ahead');
    expect(shown('closed', { qaResult: 'passed' }).at(-1)).toBe('refunded done');
  });

  it('stops where it was refused, withdrawn or found wanting', () => {
    expect(shown('rejected')).toEqual(['requested done', 'rejected stopped']);
    expect(shown('cancelled')).toEqual(['requested done', 'cancelled stopped']);
    expect(shown('closed', { qaResult: 'failed' }).at(-1)).toBe('failed stopped');
  });
});

it('addresses that make no sense are passed over', () => {
  expect([
    readReturnSearch({ page: 2 }),
    readReturnSearch({ page: 1.5 }),
    readReturnSearch({ page: 'x' }),
  ]).toEqual([{ page: 2 }, {}, {}]);
  expect(readNewReturnSearch({ order: ['x'] })).toEqual({});
});
