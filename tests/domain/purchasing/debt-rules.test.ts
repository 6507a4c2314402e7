import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  charged,
  type Debt,
  maxDues,
  nextDueOf,
  overdueOf,
  owedOf,
  restored,
  settled,
  sumOf,
} from '#shared/purchasing/debt-rules.ts';

const none: Debt = { open: [], credit: 0 };
const day = (ahead: number) => new Date(Date.UTC(2026, 0, 1 + ahead)).toISOString().slice(0, 10);

describe('what a supplier is owed', () => {
  const two = charged(charged(none, { dueOn: day(9), amount: 300 }), { dueOn: day(2), amount: 100 });

  it('is open by its days, first what is due first', () => {
    expect(two.open).toEqual([
      { dueOn: day(2), amount: 100 },
      { dueOn: day(9), amount: 300 },
    ]);
    expect([owedOf(two), nextDueOf(two)]).toEqual([400, day(2)]);
    expect([day(2), day(3), day(10)].map((today) => overdueOf(two, today))).toEqual([0, 100, 400]);
  });

  it('is settled first where it is due first; what is beyond is paid beforehand', () => {
    const { debt, dues } = settled(two, 150);
    expect(debt).toEqual({ open: [{ dueOn: day(9), amount: 250 }], credit: 0 });
    expect(dues).toEqual([
      { dueOn: day(2), amount: 100 },
      { dueOn: day(9), amount: 50 },
    ]);
    const beyond = settled(debt, 300).debt;
    expect(beyond).toEqual({ open: [], credit: 50 });
    expect(charged(beyond, { dueOn: day(20), amount: 80 })).toEqual({
      open: [{ dueOn: day(20), amount: 30 }],
      credit: 0,
    });
  });

  it('is owed again on the days it was due when a payment is taken back', () => {
    const { debt, dues } = settled(two, 500);
    expect(restored(debt, { amount: 500, dues }, day(5))).toEqual(two);
    // What it paid beforehand was used meanwhile: that is owed at once.
    const used = charged(debt, { dueOn: day(30), amount: 100 });
    const after = restored(used, { amount: 500, dues }, day(5));
    expect(after.open).toEqual([
      { dueOn: day(2), amount: 100 },
      { dueOn: day(5), amount: 100 },
      { dueOn: day(9), amount: 300 },
    ]);
  });

  const doing = fc.oneof(
    fc.record({
      does: fc.constant('charge' as const),
      ahead: fc.nat({ max: 600 }),
      amount: fc.nat({ max: 900 }),
    }),
    fc.record({ does: fc.constant('pay' as const), amount: fc.integer({ min: 1, max: 2000 }) }),
    fc.record({ does: fc.constant('take back' as const), which: fc.nat({ max: 9 }) }),
  );

  it('is the sum of what was charged less what was paid, whatever happens, and never both open and paid', () => {
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 400 }), (doings) => {
        let debt = none;
        let expected = 0;
        const paid: { amount: number; dues: readonly { dueOn: string; amount: number }[] }[] = [];
        for (const one of doings) {
          if (one.does === 'charge') {
            debt = charged(debt, { dueOn: day(one.ahead), amount: one.amount });
            expected += one.amount;
          } else if (one.does === 'pay') {
            const settlement = settled(debt, one.amount);
            expect(sumOf(settlement.dues)).toBeLessThanOrEqual(one.amount);
            ({ debt } = settlement);
            paid.push({ amount: one.amount, dues: settlement.dues });
            expected -= one.amount;
          } else {
            const [payment] = paid.splice(one.which, 1);
            if (!payment) continue;
            debt = restored(debt, payment, day(100));
            expected += payment.amount;
          }
          expect(owedOf(debt)).toBe(expected);
          expect(debt.open.length === 0 || debt.credit === 0).toBe(true);
          expect(debt.open.every(({ amount }) => amount > 0)).toBe(true);
          expect(debt.open.length).toBeLessThanOrEqual(maxDues);
          expect(debt.open.map(({ dueOn }) => dueOn)).toEqual(debt.open.map(({ dueOn }) => dueOn).toSorted());
        }
      }),
      { numRuns: 200 },
    );
  });
});
