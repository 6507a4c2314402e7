import fc from 'fast-check';
import type { GoodsWish } from './doing-surroundings.ts';
import { nth, of } from './happening.ts';
import type { World } from './order-world.ts';

/** Most of the time. */
const many = <T>(usual: T): T[] => Array.from({ length: 5 }, () => usual);

const goods: fc.Arbitrary<GoodsWish> = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  what: fc.constantFrom(0, 0, 1),
  isCash: fc.boolean(),
  isSent: fc.boolean(),
  isPaid: fc.constantFrom(false, false, true),
  off: fc.constantFrom('nothing' as const, 'nothing' as const, 'some' as const, 'all' as const),
  told: fc.constantFrom(...many('right' as const), 'another total' as const, 'another credit' as const),
  hands: fc.constantFrom('once' as const, 'twice' as const, 'twice' as const, 'two people' as const),
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
  /** So many pieces come back, if there are as many, and so many of them are accepted. */
  back: number;
  passed: number;
  /** Some of it is paid later, on an admin's word. */
  isOnCredit: boolean;
  /** Some of its money is on its way back already, or has gone; or that of another piece is owed, too. */
  before: 'nothing' | 'asked' | 'half sent' | 'another owed';
  /** They got another of the same before, and bring that back, too. */
  isAgain: boolean;
  /** They have not chosen yet. */
  isLater: boolean;
  wish: GoodsWish;
};

/** Somebody buys over the counter, brings a piece back and takes something else along. */
async function swap(world: World, swapped: Swap): Promise<void> {
  const { who, quantity, wanted, back, passed, isOnCredit, before, isAgain, isLater, wish } = swapped;
  const way = { isCash: !isOnCredit, isSent: false };
  await world.order(who, { ...way, quantity, isGuest: false, hasVoucher: false });
  const first = world.newestPlace();
  if (isOnCredit) {
    await world.pay(first, { share: 0.6, nth: 0, how: 'once' });
    await world.credit(first);
  }
  await world.sell();
  if (isAgain) {
    await world.giveBack(world.newestPlace(), 'another at once', 'damaged');
    await world.sell();
  }
  if (before === 'another owed') await world.giveBack(first, 'refund', 'other');
  const found = { passed, restocked: passed, fault: null, presses: 1 };
  await world.giveBack(world.newestPlace(), wanted, 'damaged', { quantity: back, found });
  if (before === 'asked') await world.askOwed(first, 1 / 2, 'an', false);
  if (before === 'half sent') await world.refund(first, 1, 1 / 2);
  if (!isLater) await world.chooseOthers(-1, wish);
}

/** Other goods go out for those that came back, and their order goes on like any other. */
export const withOtherGoods = [
  of(8, 'chooseOthers', fc.tuple(fc.constantFrom(-1, -1, 0, 1, 2), goods), (world, [which, wish]) =>
    world.chooseOthers(which, wish),
  ),
  of(
    8,
    'swap',
    fc.record({
      who: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 3 }),
      wanted: fc.constantFrom('refund' as const, 'refund' as const, 'exchange' as const),
      back: fc.constantFrom(1, 1, 2),
      passed: fc.constantFrom(2, 2, 2, 1, 0),
      isOnCredit: fc.constantFrom(false, false, true),
      before: fc.constantFrom(
        ...many('nothing' as const),
        'asked' as const,
        'half sent' as const,
        'another owed' as const,
      ),
      isAgain: fc.constantFrom(false, false, true),
      isLater: fc.constantFrom(false, false, true),
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
