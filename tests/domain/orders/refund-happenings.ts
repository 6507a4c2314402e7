import fc from 'fast-check';
import { nth, of, place, presses } from './happening.ts';
import { keepers, refundKinds } from './inbox-doings.ts';

/** Money that goes back: asked for, agreed to, sent, by two who keep it. */
export const withRefunds = [
  of(2, 'refund', fc.tuple(place, presses), (world, [at, times]) => world.refund(at, times)),
  of(
    3,
    'askRefund',
    fc.tuple(
      place,
      fc.constantFrom(...refundKinds),
      fc.constantFrom(0.3, 1, 1.2),
      fc.constantFrom(...keepers),
      fc.boolean(),
    ),
    (world, [at, kind, share, by, isThere]) => world.askRefund(at, kind, share, by, isThere),
  ),
  of(
    3,
    'askOwed',
    fc.tuple(place, fc.constantFrom(0.5, 1), fc.constantFrom(...keepers), fc.boolean()),
    (world, [at, share, by, isThere]) => world.askOwed(at, share, by, isThere),
  ),
  of(1, 'refundStray', fc.tuple(nth, fc.constantFrom(...keepers)), (world, [at, by]) =>
    world.refundStray(at, by),
  ),
  of(3, 'approveRefund', fc.tuple(nth, fc.constantFrom(...keepers), fc.boolean()), (world, [at, by, yes]) =>
    world.approveRefund(at, by, yes),
  ),
  of(3, 'processRefund', fc.tuple(nth, presses), (world, [at, times]) => world.processRefund(at, times)),
  of(
    3,
    'settleRefund',
    fc.tuple(
      nth,
      fc.constantFrom('sent' as const, 'sent' as const, 'failed' as const),
      fc.constantFrom(1, 2),
    ),
    (world, [at, outcome, presses]) => world.settleRefund(at, outcome, presses),
  ),
];
