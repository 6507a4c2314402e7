import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isLive } from '#shared/payments/payment.ts';
import { orderWorld } from './order-world.ts';

type World = Awaited<ReturnType<typeof orderWorld>>;
type Doing = (world: World) => () => Promise<unknown>;

const place = fc.nat(3);
const named = (name: string, arbitrary: fc.Arbitrary<Doing>) =>
  arbitrary.map((doing) => Object.assign(doing, { toString: () => name }));

/** Everything that happens to orders; the same thing may well happen twice at the same moment. */
const anything: fc.Arbitrary<Doing> = fc.oneof(
  {
    weight: 4,
    arbitrary: named(
      'order',
      fc
        .record({
          who: fc.nat(1),
          quantity: fc.integer({ min: 1, max: 3 }),
          isCash: fc.boolean(),
          hasVoucher: fc.boolean(),
        })
        .map(
          ({ who, ...wish }): Doing =>
            (world) =>
            () =>
              world.order(who, wish),
        ),
    ),
  },
  {
    weight: 4,
    arbitrary: named(
      'pay',
      fc.tuple(place, fc.constantFrom(0.4, 1, 1, 1, 1.5)).map(
        ([at, share]): Doing =>
          (world) =>
          () =>
            world.pay(at, share),
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: named(
      'cancel',
      fc.tuple(place, fc.constantFrom('shopper' as const, 'staff' as const)).map(
        ([at, by]): Doing =>
          (world) =>
          () =>
            world.cancel(at, by),
      ),
    ),
  },
  ...(['runOut', 'giveUp', 'forward', 'refund', 'giveBack'] as const).map((name) => ({
    weight: name === 'forward' ? 8 : 2,
    arbitrary: named(
      name,
      place.map(
        (at): Doing =>
          (world) =>
          () =>
            world[name](at),
      ),
    ),
  })),
);

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const over = ['cancelled', 'refunded', 'returned'];

async function check(world: World, stock: number): Promise<void> {
  const { shelf, orders, wallet, payments, received, restocked } = await world.look();
  const pieces = (state: string) =>
    sum(
      orders
        .filter((order) => order.stock === state)
        .flatMap(({ holdings }) => holdings.map((held) => held.quantity)),
    );
  // Stock: what is held is held for somebody, and what left is with somebody.
  expect(shelf.reserved).toBe(pieces('reserved'));
  expect(shelf.onHand).toBe(stock - pieces('taken') + restocked);
  expect(shelf.onHand - shelf.reserved).toBeGreaterThanOrEqual(0);
  // Vouchers: spent by the one order that shows them, and by no order that was called off.
  for (const voucher of wallet) {
    const holders = orders.filter(
      ({ cancelReason, vouchers }) => cancelReason === null && vouchers.some(({ id }) => id === voucher.id),
    );
    expect(holders.map(({ id }) => id)).toEqual(voucher.orderId ? [voucher.orderId] : []);
  }
  for (const [at, order] of orders.entries()) {
    const { id, status, paymentStatus, paymentMethod, total, paidAmount, refundDue, refundedAmount } = order;
    const isOver = over.includes(status);
    // Money: all that came is known, and what the shop may not keep is owed or went back.
    const came = received.get(id) ?? 0;
    const cash = paymentMethod === 'cash' && status === 'completed' ? total : 0;
    expect(paidAmount).toBe(Math.max(came, cash));
    if (isOver) expect(refundDue + refundedAmount).toBe(came);
    else if (status !== 'completed') expect(refundDue + refundedAmount).toBe(Math.max(0, came - total));
    if (!isOver && total > 0) expect(paymentStatus === 'paid').toBe(paidAmount >= total);
    const succeeded = payments[at]?.filter((payment) => payment.status === 'succeeded') ?? [];
    expect(succeeded.length).toBeLessThanOrEqual(1);
    if (isOver) expect(payments[at]?.filter((payment) => isLive(payment.status))).toEqual([]);
    // Nothing is packed that was not paid for or agreed to be paid at the counter.
    if (!isOver && status !== 'draft' && paymentMethod !== 'cash') expect(paymentStatus).toBe('paid');
    // The clock never calls off what was paid, only what is paid later.
    if (order.cancelReason === 'unpaid') expect(paymentStatus).not.toBe('paid');
    expect(order.stock === 'released').toBe(order.cancelReason !== null);
  }
}

/** A few hundred with every run of the tests; `MODEL_RUNS=10000` when in doubt. */
const runs = Number(process.env['MODEL_RUNS'] ?? 200);

it(
  'stock, vouchers and money agree, whatever happens at the same moment',
  { timeout: 120_000 + runs * 100 },
  async () => {
    expect.hasAssertions();
    await fc.assert(
      fc.asyncProperty(
        fc.record({ stock: fc.integer({ min: 1, max: 5 }), price: fc.constantFrom(5_000, 60_000) }),
        fc.array(fc.array(anything, { minLength: 1, maxLength: 4 }), { minLength: 4, maxLength: 16 }),
        fc.scheduler(),
        async (start, rounds, scheduler) => {
          const world = await orderWorld(start, scheduler);
          for (const doings of rounds) {
            await world.atOnce(doings.map((doing) => doing(world)));
            await check(world, start.stock);
          }
        },
      ),
      { numRuns: runs, seed: 20_261_121 },
    );
  },
);
