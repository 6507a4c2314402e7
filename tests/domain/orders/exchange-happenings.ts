import fc from 'fast-check';
import type { GoodsWish } from './doing-surroundings.ts';
import { nth, of } from './happening.ts';
import type { World } from './order-world.ts';

const goods: fc.Arbitrary<GoodsWish> = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  what: fc.constantFrom(0, 0, 1),
  isCash: fc.boolean(),
  isSent: fc.boolean(),
  isPaid: fc.constantFrom(false, false, true),
  off: fc.constantFrom('nothing' as const, 'nothing' as const, 'some' as const, 'all' as const),
  told: fc.oneof(
    { weight: 8, arbitrary: fc.constant('right' as const) },
    fc.constantFrom('another total' as const, 'another credit' as const),
  ),
  hands: fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'two people' as const),
});

/** What may happen to an order that goods which came back pay for: whatever happens to others. */
const turns = {
  payRest: (world: World, at: number) => world.payRest(at),
  payPart: (world: World, at: number) => world.pay(at, { share: 0.4, nth: 0, how: 'once' }),
  payByCash: (world: World, at: number) => world.payBy(at, 'cash'),
  payByTransfer: (world: World, at: number) => world.payBy(at, 'transfer'),
  takeCash: (world: World, at: number) => world.takeCash(at),
  runOut: (world: World, at: number) => world.runOut(at),
  giveUp: (world: World, at: number) => world.giveUp(at),
  cancel: (world: World, at: number) => world.cancel(at, 'staff'),
  cancelByBuyer: (world: World, at: number) => world.cancel(at, 'shopper'),
  forward: (world: World, at: number) => world.forward(at),
  bring: (world: World, at: number) => world.bring(at),
  ship: (world: World, at: number) => world.ship(at),
  sendAgain: (world: World, at: number) => world.sendAgain(at),
  takeIn: (world: World, at: number) => world.takeIn(at, { damaged: 0, missing: 0, presses: 1 }),
  refund: (world: World, at: number) => world.refund(at, 1),
  giveBack: (world: World, at: number) => world.giveBack(at, 'refund', 'damaged'),
  exchange: (world: World, at: number) => world.giveBack(at, 'another at once', 'other'),
};

type Swap = {
  who: number;
  quantity: number;
  wanted: 'refund' | 'exchange';
  /** They got another of the same before, and bring that back, too. */
  isAgain: boolean;
  wish: GoodsWish;
};

/** Somebody buys over the counter, brings a piece back and takes something else along. */
async function swap(world: World, { who, quantity, wanted, isAgain, wish }: Swap): Promise<void> {
  await world.order(who, { quantity, isGuest: false, isCash: true, isSent: false, hasVoucher: false });
  await world.sell();
  if (isAgain) {
    await world.giveBack(world.newestPlace(), 'another at once', 'damaged');
    await world.sell();
  }
  await world.giveBack(world.newestPlace(), wanted, 'damaged');
  await world.chooseOthers(-1, wish);
}

/** Other goods go out for those that came back, and their order goes on like any other. */
export const withOtherGoods = [
  of(4, 'chooseOthers', fc.tuple(nth, goods), (world, [which, wish]) => world.chooseOthers(which, wish)),
  of(
    6,
    'swap',
    fc.record({
      who: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 2 }),
      wanted: fc.constantFrom('refund' as const, 'exchange' as const),
      isAgain: fc.constantFrom(false, false, true),
      wish: goods,
    }),
    swap,
  ),
  ...Object.entries(turns).map(([name, turn]) =>
    of(1, `others: ${name}`, nth, async (world, which) => {
      const at = world.placeOfOthers(which);
      if (at !== undefined) await turn(world, at);
    }),
  ),
];
