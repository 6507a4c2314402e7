import { defineConfig } from 'vitest/config';

const shared = {
  pool: 'forks' as const,
  globalSetup: ['tests/support/build-cloud.ts', 'tests/support/refusals-folder.ts'],
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000, interval: 100 } },
};

/** The suite of a night: see docs/testing.md. `CHAOS_SEED=7 npm run chaos` for other trouble. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: { ...shared, name: 'chaos', include: ['tests/chaos/**/*.test.ts'], env: { CHAOS: '1' } },
      },
      {
        // Tests of every day that wait for what is promised later, and count no calls (as `cart/trips` and `accounts/guessing` do). None of their calls may be
        // made a second time unasked, so no function is ended.
        test: {
          ...shared,
          name: 'under chaos',
          include: [
            'tests/routes/orders/{refused-orders,way-of-paying}.test.ts',
            'tests/routes/cart/{add-to-cart,member-cart,guest-cart}.test.ts',
            'tests/routes/payments/{pay-by-transfer,webhooks}.test.ts',
            'tests/routes/returns/work-returns.test.ts',
            'tests/routes/accounts/{register,sessions}.test.ts',
            'tests/workers/payments.test.ts',
          ],
          env: { CHAOS: '1', CHAOS_SPARES: 'ended' },
        },
      },
    ],
  },
});
