import fc from 'fast-check';
import { vi } from 'vitest';
import { keepers, refundKinds } from './inbox-doings.ts';
import { checkAll } from './order-invariants.ts';
import { packerActs } from './packing-doings.ts';
import { orderWorld, type Start, type World } from './order-world.ts';

type Doing = (world: World) => Promise<unknown>;

const place = fc.nat(3);
const nth = fc.nat(2);

/** One kind of happening, by a name that a failing history can be read by. */
export const of = <T>(
  weight: number,
  name: string,
  drawn: fc.Arbitrary<T>,
  doing: (world: World, drawn: T) => Promise<unknown>,
) => ({
  weight,
  arbitrary: drawn.map((value): Doing =>
    Object.assign((world: World) => doing(world, value), {
      toString: () => `${name} ${JSON.stringify(value)}`,
    }),
  ),
});

export const wish = fc.record({
  who: fc.nat(1),
  isGuest: fc.boolean(),
  quantity: fc.integer({ min: 1, max: 3 }),
  isCash: fc.boolean(),
  isSent: fc.boolean(),
  hasVoucher: fc.boolean(),
  ofCombo: fc.boolean(),
});
const transfer = fc.record({
  place,
  nth,
  share: fc.constantFrom(0.4, 0.6, 1, 1, 1, 1.5),
  how: fc.constantFrom('once' as const, 'once' as const, 'repeated' as const, 'renamed' as const),
});

export const editWish = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  more: fc.nat(2),
  what: fc.nat(1),
  isFar: fc.boolean(),
  prices: fc.constantFrom('kept' as const, 'today' as const),
  vouchers: fc.constantFrom('kept' as const, 'again' as const),
  rest: fc.constantFrom('cash' as const, 'ahead' as const),
  presses: fc.constantFrom(1, 1, 2),
});

const counterWish = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  what: fc.nat(1),
  isCash: fc.boolean(),
  isSent: fc.boolean(),
  isPaid: fc.boolean(),
  off: fc.constantFrom(0, 0, 1_000, 4_999),
});

/** Everything that happens to orders; the same thing may well happen twice at the same moment. */
export const anything = [
  of(4, 'order', wish, (world, { who, ...wanted }) => world.order(who, wanted)),
  of(5, 'pay', transfer, (world, { place: at, ...how }) => world.pay(at, how)),
  of(
    3,
    'payBy',
    fc.tuple(place, fc.constantFrom('cash' as const, 'transfer' as const, 'other' as const)),
    (world, [at, method]) => world.payBy(at, method),
  ),
  of(1, 'takeCash', place, (world, at) => world.takeCash(at)),
  of(2, 'runOut', place, (world, at) => world.runOut(at)),
  of(2, 'refund', fc.tuple(place, fc.constantFrom(1, 1, 2)), (world, [at, presses]) =>
    world.refund(at, presses),
  ),
  of(2, 'cancel', fc.tuple(place, fc.constantFrom('shopper' as const, 'staff' as const)), (world, [at, by]) =>
    world.cancel(at, by),
  ),
  of(3, 'prove', fc.tuple(place, fc.constantFrom('link' as const, 'call' as const)), (world, [at, how]) =>
    world.prove(at, how),
  ),
  of(2, 'giveUp', place, (world, at) => world.giveUp(at)),
  of(10, 'forward', place, (world, at) => world.forward(at)),
  of(
    5,
    'sendOut',
    fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 2 }), fc.boolean()),
    async (world, [who, quantity, ofCombo]) => {
      const wanted = { quantity, ofCombo, isGuest: false, isCash: true, isSent: true, hasVoucher: false };
      await world.order(who, wanted);
      await world.sendOut(who);
    },
  ),
  of(6, 'pack', fc.tuple(place, fc.nat(1)), (world, [at, who]) => world.pack(at, who)),
  of(5, 'ship', place, (world, at) => world.ship(at)),
  of(2, 'callCarrierOff', place, (world, at) => world.callCarrierOff(at)),
  of(
    12,
    'carrierMoves',
    fc.tuple(place, fc.array(nth, { minLength: 1, maxLength: 5 })),
    (world, [at, ways]) => world.carrierMoves(at, ways),
  ),
  of(5, 'notice', place, (world, at) => world.notice(at)),
  of(4, 'follow', place, (world, at) => world.follow(at)),
  of(3, 'sweepParcels', nth, (world, at) => world.sweepParcels(at)),
  of(
    2,
    'carrierMood',
    fc.constantFrom('silent' as const, 'deaf' as const, 'refuses' as const),
    (world, mood) => world.carrierMood(mood),
  ),
  of(2, 'sendAgain', place, (world, at) => world.sendAgain(at)),
  of(2, 'takeBack', place, (world, at) => world.takeBack(at)),
  of(2, 'say', place, (world, at) => world.say(at)),
  of(1, 'credit', place, (world, at) => world.credit(at)),
  of(
    4,
    'giveBack',
    fc.tuple(
      place,
      fc.constantFrom('refund' as const, 'refund' as const, 'exchange' as const, 'another at once' as const),
      fc.constantFrom('damaged' as const, 'damaged' as const, 'other' as const),
    ),
    (world, [at, wanted, reason]) => world.giveBack(at, wanted, reason),
  ),
  of(
    2,
    'chooseAgain',
    fc.tuple(place, nth, fc.constantFrom('refund' as const, 'exchange' as const)),
    (world, [at, which, resolution]) => world.chooseAgain(at, which, resolution),
  ),
  of(
    3,
    'endReturn',
    fc.tuple(place, nth, fc.constantFrom('refunded' as const, 'refunded' as const, 'exchanged' as const)),
    (world, [at, which, to]) => world.endReturn(at, which, to),
  ),
  of(1, 'counter', counterWish, (world, wanted) => world.counter(wanted)),
  of(5, 'edit', fc.tuple(place, editWish), (world, [at, wanted]) => world.edit(at, wanted)),
  of(
    1,
    'call',
    fc.tuple(place, fc.constantFrom('agreed' as const, 'no_answer' as const, 'refused' as const)),
    (world, [at, result]) => world.call(at, result),
  ),
  of(1, 'confirmAll', fc.array(place, { minLength: 1, maxLength: 3 }), (world, places) =>
    world.confirmAll(places),
  ),
  of(1, 'recount', fc.nat(6), (world, found) => world.recount(found)),
  of(2, 'pauseVoucher', fc.tuple(nth, fc.boolean()), (world, [at, isPaused]) =>
    world.pauseVoucher(at, isPaused),
  ),
  of(
    2,
    'changeVoucher',
    fc.tuple(nth, fc.constantFrom(null, 1, 2, 3), fc.constantFrom(0, 500)),
    (world, [at, useLimit, more]) => world.changeVoucher(at, useLimit, more),
  ),
  of(1, 'pauseCampaign', fc.boolean(), (world, isPaused) => world.pauseCampaign(isPaused)),
  of(
    2,
    'stray',
    fc.tuple(fc.constantFrom(5_000, 20_000, 60_000), fc.array(place, { maxLength: 2 })),
    (world, [amount, places]) => world.stray(amount, places),
  ),
  of(
    4,
    'decide',
    fc.tuple(
      nth,
      place,
      fc.constantFrom('count' as const, 'count' as const, 'ignore' as const),
      fc.constantFrom(1, 2),
    ),
    (world, [at, of_, kind, presses]) => world.decide(at, of_, kind, presses),
  ),
  of(2, 'undecide', nth, (world, at) => world.undecide(at)),
  of(
    3,
    'askRefund',
    fc.tuple(
      place,
      fc.constantFrom(...refundKinds),
      fc.constantFrom(0.3, 1, 1.2),
      fc.constantFrom(...keepers),
    ),
    (world, [at, kind, share, by]) => world.askRefund(at, kind, share, by),
  ),
  of(1, 'refundStray', fc.tuple(nth, fc.constantFrom(...keepers)), (world, [at, by]) =>
    world.refundStray(at, by),
  ),
  of(3, 'approveRefund', fc.tuple(nth, fc.constantFrom(...keepers), fc.boolean()), (world, [at, by, yes]) =>
    world.approveRefund(at, by, yes),
  ),
  of(3, 'processRefund', nth, (world, at) => world.processRefund(at)),
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
  of(
    6,
    'packer',
    fc.tuple(place, fc.nat(1), fc.constantFrom(...packerActs), fc.boolean()),
    (world, [at, who, act, isLate]) => world.packer(at, who, act, isLate),
  ),
  of(2, 'statement', fc.tuple(place, fc.boolean(), fc.constantFrom(1, 2)), (world, [at, isRight, times]) =>
    world.statement(at, isRight, times),
  ),
  of(1, 'removeVoucher', fc.constant(null), (world) => world.removeVoucher()),
];

/** A few hundred with every run of the tests; `MODEL_RUNS=10000` when in doubt, `MODEL_SEED` for others. */
const runs = Number(process.env['MODEL_RUNS'] ?? 200);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121);

export const historiesTimeout = 120_000 + runs * 800;

/** Lets histories happen, several things at once in any interleaving, and checks after each round and at the end. */
export function checkHistories(
  start: fc.Arbitrary<Start>,
  happenings: readonly ReturnType<typeof of>[],
  atTheEnd: (world: World) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  // Whose turn it is is the scheduler's to say: between two tries nothing has to be waited for.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.array(fc.oneof(...happenings), { minLength: 1, maxLength: 4 }), {
        minLength: 4,
        maxLength: 24,
      }),
      fc.scheduler(),
      async (begun, rounds, scheduler) => {
        const world = await orderWorld(begun, scheduler);
        for (const doings of rounds) {
          await world.atOnce(doings.map((doing) => () => doing(world)));
          checkAll(await world.look(), begun);
        }
        await atTheEnd(world);
      },
    ),
    { numRuns: runs, seed },
  );
}
