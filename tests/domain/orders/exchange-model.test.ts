import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreeAtRest } from './at-rest.ts';
import { withOtherGoods } from './exchange-happenings.ts';
import { nth, of } from './happening.ts';
import { anything, checkHistories, historiesTimeout } from './order-histories.ts';
import { withRefunds } from './refund-happenings.ts';
import { withReturns } from './return-happenings.ts';

/** Enough of what leads to other goods, and from them on. */
const often = [
  ...Array.from({ length: 5 }, () => withOtherGoods).flat(),
  of(10, 'returnForward', nth, (world, at) => world.returnForward(at)),
];

it(
  'other goods are sent once for what came back, and paid with it, whatever happens at the same moment',
  { timeout: historiesTimeout },
  async () => {
    expect.hasAssertions();
    await checkHistories(
      fc.record({ stock: fc.integer({ min: 8, max: 14 }), price: fc.constantFrom(5_000, 60_000, 1_100_000) }),
      [...often, ...withReturns, ...withRefunds, ...anything],
      { atTheEnd: agreeAtRest, share: 1 / 2 },
    );
  },
);
