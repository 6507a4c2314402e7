import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreeAtRest } from './at-rest.ts';
import { of, presses } from './happening.ts';
import { keepers } from './inbox-doings.ts';
import { withOtherGoods } from './exchange-happenings.ts';
import { withInvoices } from './invoice-happenings.ts';
import { checkHistories, historiesTimeout } from './order-histories.ts';
import { withProviders } from './provider-happenings.ts';
import { withRefunds } from './refund-happenings.ts';
import { withReturns } from './return-happenings.ts';

const bought = { isGuest: false, isCash: true, isSent: false, hasVoucher: true };
const which = fc.nat(2);

const any = fc.nat(5);
const part = fc.constantFrom(0.2, 0.5, 1);
const anywhere = fc.constantFrom(true, true, false);

/** What leads on, so that histories come to their ends. */
const often = [
  of(15, 'returnForward', any, (world, at) => world.returnForward(at)),
  of(
    8,
    'askOwed',
    fc.tuple(which, part, fc.constantFrom(...keepers), anywhere),
    (world, [at, share, by, there]) => world.askOwed(at, share, by, there),
  ),
  of(
    5,
    'goodwill',
    fc.tuple(which, part, fc.constantFrom(...keepers), anywhere),
    (world, [at, share, by, there]) => world.askRefund(at, 'goodwill', share / 4, by, there),
  ),
  of(12, 'processRefund', fc.tuple(any, presses), (world, [at, times]) => world.processRefund(at, times)),
  of(6, 'settleRefund', fc.tuple(any, presses), (world, [at, times]) =>
    world.settleRefund(at, 'sent', times),
  ),
];

it(
  'what was sold is returned, exchanged, refunded and invoiced once, whatever happens at the same moment',
  { timeout: historiesTimeout },
  async () => {
    expect.hasAssertions();
    await checkHistories(
      fc.record({ stock: fc.integer({ min: 8, max: 12 }), price: fc.constantFrom(5_000, 60_000, 1_100_000) }),
      [...withReturns, ...withOtherGoods, ...withInvoices, ...withProviders, ...withRefunds, ...often],
      {
        // One was handed over the counter for cash; two were paid at providers' pages, one brought and one fetched.
        atTheStart: async (world) => {
          await world.order(0, { ...bought, quantity: 2, ofCombo: true });
          await world.sell();
          await world.order(1, { ...bought, quantity: 2, isCash: false, isSent: true });
          await world.payAt(1, 'vnpay', 'pay');
          await world.order(1, { ...bought, quantity: 2, isCash: false, hasVoucher: false });
          await world.payAt(2, 'stripe', 'pay');
          for (const provider of ['vnpay', 'stripe'] as const) await world.releaseNotices(provider, 'given');
          await world.workNotices();
          await world.bring(1);
          await world.sell();
        },
        atTheEnd: agreeAtRest,
        share: 1 / 4,
        rounds: { minLength: 12, maxLength: 40 },
      },
    );
  },
);
