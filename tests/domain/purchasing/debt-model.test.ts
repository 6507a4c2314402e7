import fc from 'fast-check';
import { expect, it } from 'vitest';
import { owedFor } from '#shared/purchasing/purchase-sums.ts';
import { findDebt } from '#functions/domain/purchasing/book-debt.ts';
import { paySupplier, reversePayment } from '#functions/domain/purchasing/pay-supplier.ts';
import { getDebt, listDebtEntries, searchDebts } from '#functions/domain/purchasing/read-debts.ts';
import { purchaseRecord } from '#functions/domain/purchasing/purchase-record.ts';
import { aBuyingShop, boss } from './purchase-world.ts';

const price = fc.integer({ min: 0, max: 90_000 });
const pieces = fc.integer({ min: 1, max: 12 });
const which = fc.nat({ max: 3 });
const doing = fc.oneof(
  fc.record({
    does: fc.constant('order' as const),
    quantity: pieces,
    cost: price,
    freight: fc.nat({ max: 9999 }),
    discount: fc.nat({ max: 50_000 }),
  }),
  fc.record({ does: fc.constant('receive' as const), of: which, quantity: pieces }),
  fc.record({ does: fc.constant('send back' as const), of: which, quantity: pieces }),
  fc.record({
    does: fc.constant('correct' as const),
    of: which,
    cost: price,
    freight: fc.nat({ max: 9999 }),
  }),
  fc.record({
    does: fc.constant('pay' as const),
    amount: fc.integer({ min: 1, max: 400_000 }),
    ahead: fc.boolean(),
  }),
  fc.record({ does: fc.constant('take back' as const), number: fc.integer({ min: 1, max: 12 }) }),
);

it('whatever is received, sent back, paid and taken back: ledger, days and a recomputation agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { maxLength: 25 }), async (doings) => {
      const shop = await aBuyingShop();
      const { context, supplier, sent, receive, sendBack, correct, table } = shop;
      const { id } = supplier;
      const ids: string[] = [];
      const paid = new Map<number, number>();
      const find = async (one: string) => {
        const found = await purchaseRecord.find(table, { id: one });
        if (!found) throw new Error('It was there');
        return found;
      };
      for (const one of doings) {
        if (one.does === 'order') {
          const { quantity, cost, freight, discount } = one;
          ids.push((await sent({ quantity, cost }, { freight, discount })).id);
        } else if (one.does === 'pay') {
          const note = '';
          const said = {
            amount: one.amount,
            paidOn: '2026-01-05',
            way: 'cash' as const,
            note,
            isPrepayment: one.ahead,
          };
          const { entries } = await findDebt(context, id);
          const done = await paySupplier(context, { id, userId: boss, ...said }).catch(() => undefined);
          if (done) paid.set(entries + 1, one.amount);
        } else if (one.does === 'take back') {
          const asked = { id, number: one.number, userId: boss, reason: 'nhầm' };
          const done = await reversePayment(context, asked).catch(() => undefined);
          expect(done !== undefined).toBe(paid.has(one.number));
          paid.delete(one.number);
        } else {
          const purchase = ids[one.of] === undefined ? undefined : await find(ids[one.of] ?? '');
          if (!purchase) continue;
          const done =
            one.does === 'receive'
              ? receive(purchase, one.quantity)
              : one.does === 'correct'
                ? correct(purchase, { lines: [{ lineId: '1', cost: one.cost }], freight: one.freight })
                : sendBack(purchase, one.quantity);
          await done.catch(() => undefined);
        }
      }
      const papers = await Promise.all(ids.map(find));
      const bought = papers.reduce((all, paper) => all + owedFor(paper.lines, paper), 0);
      const money = [...paid.values()].reduce((all, some) => all + some, 0);
      const debt = await getDebt(context, id);
      expect(debt.owed).toBe(bought - money);
      const entries = [];
      let cursor: string | undefined;
      do {
        const page: Awaited<ReturnType<typeof listDebtEntries>> = await listDebtEntries(context, {
          id,
          take: 3,
          cursor,
        });
        entries.unshift(...page.data.toReversed());
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(debt.owed);
      let balance = 0;
      for (const [place, entry] of entries.entries()) {
        balance += entry.amount;
        expect([entry.number, entry.balance]).toEqual([place + 1, balance]);
      }
      const listed = await searchDebts(context, { page: 1, limit: 20, sortBy: 'dueOn', sortOrder: 'asc' });
      expect(listed.data.map(({ owed }) => owed)).toEqual(entries.length > 0 ? [debt.owed] : []);
    }),
    { numRuns: 40 },
  );
});
