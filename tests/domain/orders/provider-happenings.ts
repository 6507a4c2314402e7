import fc from 'fast-check';
import { nth, of, place } from './happening.ts';
import { providerMoods } from './provider-twins.ts';

const provider = fc.constantFrom('vnpay' as const, 'stripe' as const);

/** Shoppers at the pages of VNPay and Stripe. */
export const atTheirPages = [
  of(
    6,
    'payAt',
    fc.tuple(place, provider, fc.constantFrom('pay' as const, 'pay' as const, 'leave' as const)),
    (world, [at, by, outcome]) => world.payAt(at, by, outcome),
  ),
  of(1, 'openPage', fc.tuple(place, provider), (world, [at, by]) => world.openPage(at, by)),
  of(1, 'payAgain', fc.tuple(place, nth), (world, [at, which]) => world.payAgain(at, which)),
];

/** What VNPay and Stripe tell, twice, late or never, and what they are asked. */
export const withProviders = [
  of(
    4,
    'releaseNotices',
    fc.tuple(provider, fc.constantFrom('given' as const, 'reversed' as const)),
    (world, [by, order]) => world.releaseNotices(by, order),
  ),
  of(3, 'workNotices', fc.constant(null), (world) => world.workNotices()),
  of(1, 'loseNotice', provider, (world, by) => world.loseNotice(by)),
  of(1, 'repeatNotices', fc.tuple(provider, fc.constantFrom(1, 2)), (world, [by, copies]) =>
    world.repeatNotices(by, copies),
  ),
  of(2, 'askAboutPayments', nth, (world, at) => world.askAboutPayments(at)),
  of(3, 'followRefunds', nth, (world, at) => world.followRefunds(at)),
  of(2, 'providerMood', fc.constantFrom(...providerMoods), (world, mood) => world.providerMood(mood)),
];
