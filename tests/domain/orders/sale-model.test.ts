import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { log } from '#functions/platform/log.ts';
import { of } from './happening.ts';
import { anything, checkHistories, historiesTimeout, wish } from './order-histories.ts';

/** What happens in a flash sale; the mark itself comes and goes in the middle of it. */
const inASale = [
  of(6, 'pressTwice', wish, (world, { who, ...wanted }) => world.pressTwice(who, wanted)),
  of(
    6,
    'crash',
    fc.tuple(
      wish,
      fc.record({
        last: fc.nat(4),
        isWritten: fc.boolean(),
        isUnmarked: fc.constantFrom(true, false, false),
        isRepeated: fc.boolean(),
      }),
    ),
    (world, [{ who, ...wanted }, dies]) => world.crash(who, wanted, dies),
  ),
  of(2, 'stutter', wish, (world, { who, ...wanted }) => world.stutter(who, wanted)),
  of(2, 'mark', fc.constantFrom(true, true, false), (world, isOn) => world.mark(isOn)),
  of(3, 'count', fc.nat(12), (world, found) => world.count(found)),
  of(4, 'tend', fc.boolean(), (world, isLate) => world.tend(isLate)),
  of(1, 'arrange', fc.constant(null), (world) => world.arrange()),
];

it(
  'no piece of a flash sale is sold twice or lost, whatever happens at the same moment',
  { timeout: historiesTimeout },
  async () => {
    vi.spyOn(log, 'warn').mockReturnValue();
    await checkHistories(
      fc.record({
        // Much is seldom short: what goes wrong with the last pieces is looked for as often.
        stock: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 20 })),
        price: fc.constantFrom(5_000, 60_000),
        isOnFlashSale: fc.constantFrom(true, true, false),
      }),
      [...anything, ...inASale],
      {
        atTheEnd: async (world) => {
          // The sale is over: nothing is left behind, and all of it is accounted for.
          await world.mark(false);
          await world.tend(true);
          const { portions, shelf, found } = await world.look();
          expect(portions).toEqual([]);
          const reserved = found.flatMap(({ order }) =>
            order.stock === 'reserved' ? order.holdings.map(({ quantity }) => quantity) : [],
          );
          expect(shelf.reserved).toBe(reserved.reduce((sum, quantity) => sum + quantity, 0));
        },
      },
    );
  },
);
