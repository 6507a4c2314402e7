import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelRuns } from '#tests/support/model-runs.ts';
import { of } from './happening.ts';
import { anything, checkHistories, editWish, historiesTimeout, wish } from './order-histories.ts';
import { orderWorld } from './order-world.ts';

const often = [
  'order',
  'counter',
  'pay',
  'payBy',
  'edit',
  'edit',
  'edit',
  'cancel',
  'forward',
  'takeCash',
  'prove',
];
const named = (name: string) =>
  anything.filter(({ arbitrary }) => fc.sample(arbitrary, 1)[0]?.toString().startsWith(`${name} `));
const sendBack = of(2, 'sendBack', fc.nat(3), (world, at) => world.refund(at, 1));

describe('orders that are edited', () => {
  it(
    'agree in stock, vouchers and money, whatever happens at the same moment',
    { timeout: historiesTimeout },
    async () => {
      expect.hasAssertions();
      await checkHistories(
        fc.record({ stock: fc.integer({ min: 6, max: 30 }), price: fc.constantFrom(5_000, 60_000, 240_000) }),
        [...often.flatMap(named), sendBack],
      );
    },
  );

  it('and edited back cost what they did: nothing is owed, and nothing is asked for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          price: fc.constantFrom(5_000, 60_000, 240_000),
          wanted: wish,
          isPaid: fc.boolean(),
          edits: fc.array(
            editWish.map((one) => ({ ...one, prices: 'kept' as const, vouchers: 'kept' as const })),
            {
              minLength: 1,
              maxLength: 4,
            },
          ),
        }),
        fc.scheduler(),
        async ({ price, wanted, isPaid, edits }, scheduler) => {
          const world = await orderWorld({ stock: 40, price }, scheduler);
          const { who, ...wishes } = wanted;
          const doing = (work: () => Promise<unknown>) => world.atOnce([work]);
          await doing(() => world.order(who, wishes));
          if (isPaid) await doing(() => world.takeCash(0));
          const only = async () => {
            const [found] = (await world.look()).found;
            if (!found) throw new Error('Nothing was ordered');
            return found.order;
          };
          const before = await only();
          for (const one of edits) await doing(() => world.edit(0, one));
          await doing(() => world.restore(0, before));
          const after = await only();
          const told = ({
            items,
            total,
            shippingFee,
            vouchers,
            status,
            paymentStatus,
            refundDue,
            paybacks,
            shippingAddress,
          }: typeof before) => ({
            items: items.toSorted((a, b) => a.id.localeCompare(b.id)),
            total,
            shippingFee,
            vouchers,
            status,
            paymentStatus,
            refundDue,
            paybacks,
            shippingAddress,
          });
          expect(told(after)).toEqual(told(before));
          const pieces = ({ holdings }: typeof before) =>
            holdings.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(pieces(after)).toBe(pieces(before));
        },
      ),
      modelRuns(25),
    );
  });
});
