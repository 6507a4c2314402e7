import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findDebt } from '#functions/domain/purchasing/book-debt.ts';
import { paySupplier, reversePayment } from '#functions/domain/purchasing/pay-supplier.ts';
import { getDebt, listDebtEntries, searchDebts } from '#functions/domain/purchasing/read-debts.ts';
import { purchaseRecord } from '#functions/domain/purchasing/purchase-record.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import {
  afterReceipt,
  aNote,
  correctionRefusal,
  keptIn,
  owedIn,
  type PurchaseNote,
  receiptRefusal,
  sendBackRefusal,
} from './purchase-notes.ts';
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

type Doing = typeof doing extends fc.Arbitrary<infer D> ? D : never;

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A shop that buys, pays and takes payments back, and what the test knows of it. */
async function aHistory() {
  const shop = await aBuyingShop();
  const { context, supplier, sent, receive, sendBack, correct, table } = shop;
  const { id } = supplier;
  const papers: { id: string; note: PurchaseNote }[] = [];
  /** By their numbers in the supplier's ledger. */
  const paid = new Map<number, { amount: number; isTakenBack: boolean }>();
  const refusals = new Set<string>();
  const owed = () =>
    sum(papers.map(({ note }) => owedIn(note))) -
    sum([...paid.values()].map(({ amount, isTakenBack }) => (isTakenBack ? 0 : amount)));
  /** Nothing is sold: all that came and was kept still lies there. */
  const onHand = () => 10 + sum(papers.map(({ note }) => keptIn(note)));
  const expectRefusal = (what: string, refusal: string | undefined, due: string | undefined) => {
    expect([what, refusal]).toEqual([what, due]);
    if (refusal) refusals.add(`${what}: ${refusal}`);
    return refusal === undefined;
  };

  async function pay({ amount, ahead }: { amount: number; ahead: boolean }) {
    const said = { amount, paidOn: '2026-01-05', way: 'cash' as const, note: '', isPrepayment: ahead };
    const { entries } = await findDebt(context, id);
    const refusal = await refusalOf(paySupplier(context, { id, userId: boss, ...said }));
    const isTooMuch = amount > Math.max(0, owed()) && !ahead;
    if (expectRefusal('pay', refusal, isTooMuch ? 'DEBT_PAID_ABOVE' : undefined))
      paid.set(entries + 1, { amount, isTakenBack: false });
  }
  async function takeBack(number: number) {
    const payment = paid.get(number);
    const refusal = await refusalOf(reversePayment(context, { id, number, userId: boss, reason: 'nhầm' }));
    const again = payment?.isTakenBack ? 'DEBT_PAYMENT_REVERSED' : undefined;
    const isDone = expectRefusal('take back', refusal, payment ? again : 'DEBT_PAYMENT_NOT_FOUND');
    if (payment && isDone) payment.isTakenBack = true;
  }
  async function order({ quantity, cost, freight, discount }: Extract<Doing, { does: 'order' }>) {
    const paper = await sent({ quantity, cost }, { freight, discount });
    papers.push({ id: paper.id, note: aNote({ quantity, cost, freight, discount }) });
  }
  /** A step of a paper as it stands. */
  async function step(one: Extract<Doing, { of: number }>) {
    const paper = papers[one.of];
    const found = paper && (await purchaseRecord.find(table, { id: paper.id }));
    if (!found) return;
    const { note } = paper;
    if (one.does === 'receive') {
      const refusal = await refusalOf(receive(found, one.quantity));
      if (expectRefusal('receive', refusal, receiptRefusal(note, one))) afterReceipt(note, one);
    } else if (one.does === 'correct') {
      const { cost, freight } = one;
      const refusal = await refusalOf(correct(found, { lines: [{ lineId: '1', cost }], freight }));
      if (expectRefusal('correct', refusal, correctionRefusal(note, one)))
        Object.assign(note, { cost, freight });
    } else {
      const refusal = await refusalOf(sendBack(found, one.quantity));
      if (expectRefusal('send back', refusal, sendBackRefusal(note, one.quantity, onHand())))
        note.sentBack += one.quantity;
    }
  }

  return {
    context,
    id,
    owed,
    refusals,
    happen: (one: Doing) => {
      if (one.does === 'order') return order(one);
      if (one.does === 'pay') return pay(one);
      return one.does === 'take back' ? takeBack(one.number) : step(one);
    },
  };
}

/** One way to each refusal that chance seldom finds. */
const tales: Doing[][] = [
  [
    { does: 'order', quantity: 4, cost: 1000, freight: 1, discount: 0 },
    { does: 'correct', of: 0, cost: 900, freight: 1 },
    { does: 'send back', of: 0, quantity: 1 },
    { does: 'pay', amount: 1, ahead: false },
    { does: 'receive', of: 0, quantity: 4 },
    { does: 'receive', of: 0, quantity: 1 },
    { does: 'correct', of: 0, cost: 1000, freight: 1 },
    { does: 'send back', of: 0, quantity: 5 },
    { does: 'pay', amount: 4321, ahead: false },
    { does: 'pay', amount: 1, ahead: false },
    { does: 'take back', number: 2 },
    { does: 'take back', number: 2 },
    { does: 'take back', number: 1 },
  ],
  [
    { does: 'order', quantity: 12, cost: 1000, freight: 0, discount: 0 },
    { does: 'receive', of: 0, quantity: 12 },
    { does: 'order', quantity: 1, cost: 1000, freight: 0, discount: 5000 },
    { does: 'receive', of: 1, quantity: 3 },
    { does: 'receive', of: 1, quantity: 2 },
  ],
];

it('whatever is received, sent back, paid and taken back: ledger, days and a recomputation agree', async () => {
  const refusals = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 10, maxLength: 25, size: 'max' }), async (doings) => {
      const shop = await aHistory();
      const { context, id } = shop;
      for (const one of doings) await shop.happen(one);
      for (const refusal of shop.refusals) refusals.add(refusal);
      const debt = await getDebt(context, id);
      expect(debt.owed).toBe(shop.owed());
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
    { ...modelRuns(25), examples: tales.map((tale): [Doing[]] => [tale]) },
  );
  // What was never refused was not proven to be refused where it is due.
  expect([...refusals].toSorted()).toEqual([
    'correct: PURCHASE_COSTS_SAME',
    'correct: PURCHASE_STATE',
    'pay: DEBT_PAID_ABOVE',
    'receive: PURCHASE_MORE_CAME',
    'receive: PURCHASE_STATE',
    'receive: PURCHASE_TOO_MUCH_CAME',
    'send back: PURCHASE_SENT_BACK_MORE',
    'send back: PURCHASE_STATE',
    'take back: DEBT_PAYMENT_NOT_FOUND',
    'take back: DEBT_PAYMENT_REVERSED',
  ]);
});
