import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agreeAtRest } from './at-rest.ts';
import { anything, checkHistories, historiesTimeout } from './order-histories.ts';

it(
  'stock, vouchers and money agree, whatever happens at the same moment',
  { timeout: historiesTimeout },
  async () => {
    expect.hasAssertions();
    await checkHistories(
      fc.record({ stock: fc.integer({ min: 1, max: 5 }), price: fc.constantFrom(5_000, 60_000, 1_100_000) }),
      anything,
      { atTheEnd: agreeAtRest },
    );
  },
);
