import fc from 'fast-check';
import { vi } from 'vitest';
import { log } from '#functions/platform/log.ts';
import { nth, of, place, presses } from './happening.ts';
import { checkAll } from './order-invariants.ts';
import { checkRefusal } from './refusals-due.ts';
import { modelRuns } from '#tests/support/model-runs.ts';
import { packerActs } from './packing-doings.ts';
import { orderWorld, type Start, type World } from './order-world.ts';
import { withInvoices } from './invoice-happenings.ts';
import { atTheirPages, withProviders } from './provider-happenings.ts';
import { withRefunds } from './refund-happenings.ts';
import { withOtherGoods } from './exchange-happenings.ts';
import { withReturns } from './return-happenings.ts';

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
  presses,
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
  of(
    6,
    'orderOnDeposit',
    fc.tuple(wish, fc.constantFrom(0, 30, 60), fc.constantFrom(0, 0.2, 0.4, 0.6, 0.6, 1)),
    async (world, [{ who, ...wanted }, asked, paid]) => {
      await world.askDeposits(asked);
      await world.order(who, { ...wanted, isCash: true, isSent: true });
      if (paid > 0) await world.payNewest(paid);
    },
  ),
  of(
    4,
    'sell',
    fc.tuple(fc.nat(1), fc.integer({ min: 1, max: 3 }), fc.boolean(), fc.boolean()),
    async (world, [who, quantity, ofCombo, hasVoucher]) => {
      const wanted = { quantity, ofCombo, hasVoucher, isGuest: false, isCash: true, isSent: false };
      await world.order(who, wanted);
      await world.sell();
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
  of(
    3,
    'takeIn',
    fc.tuple(
      place,
      fc.record({ damaged: fc.constantFrom(0, 0, 1), missing: fc.constantFrom(0, 0, 1, 2), presses }),
    ),
    (world, [at, back]) => world.takeIn(at, back),
  ),
  of(2, 'say', place, (world, at) => world.say(at)),
  of(1, 'credit', place, (world, at) => world.credit(at)),
  ...withReturns,
  ...withOtherGoods,
  ...withInvoices,
  ...atTheirPages,
  ...withProviders,
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
  ...withRefunds,
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

/** Fifty with every run of the tests, ten times as many at night; `MODEL_RUNS=10000` when in doubt, `MODEL_SEED` for others. */
const { numRuns: runs, seed } = modelRuns(50);

export const historiesTimeout = 120_000 + runs * 800;

/** Lets histories happen, several things at once in any interleaving, and checks after each round and at the end. */
export function checkHistories(
  start: fc.Arbitrary<Start>,
  happenings: readonly ReturnType<typeof of>[],
  {
    atTheEnd = () => Promise.resolve(),
    atTheStart = () => Promise.resolve(),
    share = 1,
    rounds = { minLength: 4, maxLength: 24 },
  }: {
    atTheStart?: (world: World) => Promise<unknown>;
    atTheEnd?: (world: World, begun: Start) => Promise<unknown>;
    /** Of as many histories as others have. */
    share?: number;
    rounds?: fc.ArrayConstraints;
  } = {},
): Promise<void> {
  // Whose turn it is is the scheduler's to say: between two tries nothing has to be waited for.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  for (const level of ['info', 'warn'] as const) vi.spyOn(log, level).mockReturnValue();
  return fc.assert(
    fc.asyncProperty(
      start,
      fc.array(fc.array(fc.oneof(...happenings), { minLength: 1, maxLength: 4 }), rounds),
      fc.scheduler(),
      async (begun, rounds, scheduler) => {
        const world = await orderWorld(begun, scheduler);
        await atTheStart(world);
        let before = await world.look();
        for (const doings of rounds) {
          const refusals = await world.atOnce(doings.map((doing) => () => doing(world)));
          const [alone] = doings;
          if (alone && doings.length === 1)
            checkRefusal({ name: alone.happens, value: alone.drawn, refusal: refusals[0] }, before);
          before = await world.look();
          checkAll(before, begun);
        }
        await atTheEnd(world, begun);
      },
    ),
    { numRuns: Math.ceil(runs * share), seed },
  );
}
