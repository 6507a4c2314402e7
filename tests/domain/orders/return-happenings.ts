import fc from 'fast-check';
import { nth, of, place, presses } from './happening.ts';
import { returnActs } from './return-doings.ts';

/** Goods that come back: what shoppers ask for, and each step of whoever works on it. */
export const withReturns = [
  of(
    3,
    'giveBack',
    fc.tuple(
      place,
      fc.constantFrom('refund' as const, 'refund' as const, 'exchange' as const, 'another at once' as const),
      fc.constantFrom('damaged' as const, 'damaged' as const, 'other' as const),
    ),
    (world, [at, wanted, reason]) => world.giveBack(at, wanted, reason),
  ),
  of(
    3,
    'askReturn',
    fc.tuple(
      place,
      fc.record({
        lines: fc.integer({ min: 1, max: 2 }),
        quantity: fc.integer({ min: 1, max: 2 }),
        reason: fc.constantFrom('damaged' as const, 'changed_mind' as const, 'other' as const),
        resolution: fc.constantFrom('refund' as const, 'refund' as const, 'exchange' as const),
        presses,
      }),
    ),
    (world, [at, wanted]) => world.askReturn(at, wanted),
  ),
  of(
    4,
    'takeRest',
    fc.tuple(
      place,
      fc.record({
        back: fc.constantFrom(1, 1, 2),
        restocked: fc.nat(2),
        reason: fc.constantFrom('damaged' as const, 'changed_mind' as const),
        presses,
      }),
    ),
    (world, [at, wanted]) => world.takeRest(at, wanted),
  ),
  of(6, 'returnForward', nth, (world, at) => world.returnForward(at)),
  of(3, 'workReturn', fc.tuple(nth, fc.constantFrom(...returnActs), presses), (world, [at, act, times]) =>
    world.workReturn(at, act, times),
  ),
  of(1, 'trackReturn', fc.tuple(nth, fc.constantFrom('A1', 'B2')), (world, [at, number]) =>
    world.trackReturn(at, number),
  ),
  of(
    4,
    'inspectReturn',
    fc.tuple(
      nth,
      fc.record({
        passed: fc.nat(2),
        restocked: fc.nat(2),
        fault: fc.constantFrom('shop' as const, 'buyer' as const, null),
        presses,
      }),
    ),
    (world, [at, finding]) => world.inspectReturn(at, finding),
  ),
  of(
    2,
    'chooseAgain',
    fc.tuple(nth, fc.constantFrom('refund' as const, 'exchange' as const)),
    (world, [which, resolution]) => world.chooseAgain(which, resolution),
  ),
  of(
    3,
    'endReturn',
    fc.tuple(nth, fc.constantFrom('refunded' as const, 'refunded' as const, 'exchanged' as const), presses),
    (world, [which, to, times]) => world.endReturn(which, to, times),
  ),
];
