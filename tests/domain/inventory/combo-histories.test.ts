import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { expectBooksAgree } from './books-agree.ts';
import { aComboHistory, doings, everyday, givenBackTwice } from './combo-doings.ts';

it('ledger, rows and the view agree on every part, and no piece appears or vanishes unsaid, whatever happens', async () => {
  const doing = fc.tuple(fc.constantFrom(...doings), fc.integer({ min: 1, max: 4 }), fc.nat(5));
  const [seen, refusals] = [new Set<string>(), new Set<string>()];
  await fc.assert(
    fc.asyncProperty(
      fc.array(doing, { minLength: 10, maxLength: 25, size: 'max' }),
      fc.nat(),
      async (history, seed) => {
        const shop = await aComboHistory();
        for (const [what, quantity, place] of history) {
          const { isDone, refusal } = await shop.doOrRefuse(what, quantity, place);
          if (isDone) seen.add(what);
          if (refusal) refusals.add(refusal);
        }
        await shop.follow((events) => (seed % 2 ? events.toReversed() : [...events, ...events]));
        const orders = await shop.orders();
        const heldBy = (id: string, stock: StoredOrder['stock']) =>
          orders
            .filter((order) => order.stock === stock)
            .flatMap(({ holdings }) => holdings)
            .filter(({ productId }) => productId === id)
            .reduce((sum, { quantity }) => sum + quantity, 0);
        for (const id of shop.goods) {
          const shelves = (await shop.record(id))?.stocks ?? [];
          const sum = (of: 'onHand' | 'reserved') => shelves.reduce((all, shelf) => all + shelf[of], 0);
          expect(sum('reserved')).toBe(heldBy(id, 'reserved'));
          expect(sum('onHand')).toBe((shop.known.get(id) ?? 0) - heldBy(id, 'taken'));
        }
        await expectBooksAgree(shop);
        // What its card says of a combo, or a unit, is what its parts allow; nothing lies under its own name.
        for (const { id } of [shop.box, shop.sack]) {
          const found = await shop.record(id);
          const available = (await shop.available(id)) ?? 0;
          expect(found?.stocks).toEqual([]);
          expect(found?.card.stockStatus).toBe(
            available === 0 ? 'out_of_stock' : available <= 5 ? 'low_stock' : 'in_stock',
          );
        }
      },
    ),
    { ...modelRuns(25), examples: [everyday, ...givenBackTwice].map((tale) => [tale, 0]) },
  );
  // None of them was refused each time.
  expect([...new Set(doings)].filter((what) => !seen.has(what))).toEqual([]);
  // What was never refused was not proven to be refused where it is due.
  expect([...refusals].toSorted()).toEqual([
    'INSUFFICIENT_STOCK',
    'ORDER_STATE',
    'OUT_OF_STOCK',
    'RETURN_EXISTS',
    'RETURN_TOO_MANY',
    'STOCK_HELD',
  ]);
});
