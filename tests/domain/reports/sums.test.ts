import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineFacts } from '#functions/platform/views/define-facts.ts';
import { keptView } from '../support/kept-view.ts';

const Basket = z.object({
  id: z.string(),
  day: z.string(),
  shelf: z.string().nullable(),
  fruits: z.array(z.object({ name: z.string(), pieces: z.int() })),
});
type Basket = z.infer<typeof Basket>;

const text = { kind: 'text' } as const;
const optional = { kind: 'text', nullable: true } as const;
const number = { kind: 'number' } as const;
const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);
const piecesIn = ({ fruits }: Basket): number => sum(fruits.map(({ pieces }) => pieces));

const basketsView = defineFacts(Basket, {
  name: 'baskets',
  version: 1,
  shards: 1,
  tables: {
    baskets: {
      columns: { day: text, shelf: optional, pieces: number },
      indexes: [['day']],
      sums: [{ by: ['day', 'shelf'], sum: ['pieces'] }],
    },
    fruits: {
      columns: { day: text, shelf: optional, name: text, pieces: number },
      indexes: [['day']],
      sums: [
        { by: ['day', 'shelf'], sum: ['pieces'] },
        { by: ['name'], sum: ['pieces'] },
      ],
    },
  },
  rowsOf: (basket) => ({
    baskets: [{ day: basket.day, shelf: basket.shelf, pieces: piecesIn(basket) }],
    fruits: basket.fruits.map((fruit) => ({ day: basket.day, shelf: basket.shelf, ...fruit })),
  }),
});

const ids = ['a', 'b', 'c', 'd', 'e'] as const;
const aBasket = fc.record({
  id: fc.constantFrom(...ids),
  day: fc.constantFrom('2026-11-01', '2026-11-02'),
  shelf: fc.constantFrom('kho', '', null),
  fruits: fc.array(
    fc.record({ name: fc.constantFrom('cam', 'táo', 'cam\u001F'), pieces: fc.integer({ min: -3, max: 9 }) }),
    { maxLength: 4 },
  ),
});
const aStep = fc.oneof(
  aBasket.map((saved) => ({ saved })),
  fc.constantFrom(...ids).map((removed) => ({ removed })),
);

type Line = { cells: unknown[]; pieces: number };
/** Added up by hand: how many alike, and how many pieces. */
const addedUp = (lines: readonly Line[]): string[] =>
  [...Map.groupBy(lines, ({ cells }) => JSON.stringify(cells))]
    .map(([key, own]) => JSON.stringify([key, own.length, sum(own.map(({ pieces }) => pieces))]))
    .toSorted();

describe('sums kept beside rows', () => {
  it('are those of the rows, whatever was written, written again or taken away', async () => {
    const { view, save, remove } = await keptView(basketsView);
    const property = fc.asyncProperty(fc.array(aStep, { maxLength: 20 }), async (steps) => {
      for (const id of ids) await remove(id);
      const kept = new Map<string, Basket>();
      for (const step of steps) {
        if ('saved' in step) {
          await save(step.saved);
          kept.set(step.saved.id, step.saved);
        } else {
          await remove(step.removed);
          kept.delete(step.removed);
        }
      }
      const baskets = [...kept.values()];
      const fruits = baskets.flatMap(({ shelf, fruits: own }) => own.map((fruit) => ({ shelf, ...fruit })));

      const byPlace = await view.ask.tally('baskets', { by: ['day', 'shelf'], sum: ['pieces'], where: [] });
      expect(
        byPlace
          .map(({ day, shelf, count, pieces }) =>
            JSON.stringify([JSON.stringify([day, shelf]), count, pieces]),
          )
          .toSorted(),
      ).toEqual(addedUp(baskets.map((one) => ({ cells: [one.day, one.shelf], pieces: piecesIn(one) }))));
      const byName = await view.ask.tally('fruits', { by: ['name'], sum: ['pieces'], where: [] });
      expect(
        byName
          .map(({ name, count, pieces }) => JSON.stringify([JSON.stringify([name]), count, pieces]))
          .toSorted(),
      ).toEqual(addedUp(fruits.map(({ name, pieces }) => ({ cells: [name], pieces }))));
      // Of what no sums know, the rows themselves answer.
      const narrowed = { column: 'name', is: 'cam' } as const;
      const own = await view.ask.tally('fruits', { by: ['shelf'], where: [narrowed] });
      expect(sum(own.map(({ count }) => count))).toBe(fruits.filter(({ name }) => name === 'cam').length);
      const never = { column: 'day', is: 'never' } as const;
      const none = await view.ask.tally('baskets', { by: [], sum: ['pieces'], where: [never] });
      expect(none).toEqual([{ count: 0, pieces: 0 }]);
    });
    await fc.assert(property, { numRuns: process.env['VIEWS'] === 'postgres' ? 6 : 40 });
  });
});
