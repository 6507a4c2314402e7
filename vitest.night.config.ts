import { defineConfig } from 'vitest/config';
import {
  askedOfViews,
  integration,
  inWindow,
  loadedHandlers,
  ownWasm,
  pages,
  sharedProcess,
  sharedWorker,
  withBrowser,
} from './vitest.config.ts';

const night = { NIGHT: '1' };
const cloudSetup = ['tests/support/build-cloud.ts', 'tests/support/answers-folder.ts'];
const chaos = {
  ...integration,
  ...loadedHandlers,
  globalSetup: cloudSetup,
  expect: { poll: { timeout: 60_000, interval: 100 } },
};

/** What is slow and rarely wrong, in one run: see docs/testing.md. `CHAOS_SEED=7 npm run test:night` for other trouble. */
export default defineConfig({
  test: {
    reporters: ['default', './tests/support/closing-line.ts'],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...sharedWorker,
          ...ownWasm,
          name: 'postgres',
          include: askedOfViews,
          env: { ...night, VIEWS: 'postgres' },
        },
      },
      // Each list and form once more, with the React that reports misuse: see build-app.ts.
      { test: { ...pages, name: 'faces', include: ['tests/web/faces/*.test.tsx'], env: night } },
      { test: { ...inWindow, name: 'components', include: ['tests/web/leaving/*.test.tsx'], env: night } },
      {
        test: {
          ...sharedWorker,
          name: 'unit',
          include: [
            'tests/domain/catalogue/product-price-turns.test.ts',
            // Models draw ten times as many histories.
            'tests/domain/**/*-model.test.ts',
            'tests/domain/{price-books/histories,inventory/*-histories,orders/order-edits}.test.ts',
            'tests/contracts/junk.test.ts',
          ],
          env: night,
        },
      },
      {
        test: {
          ...integration,
          ...loadedHandlers,
          name: 'cloud',
          include: [
            'tests/night/{local,routes,workers}/**/*.test.ts',
            'tests/routes/behind-validation/*.test.ts',
            'tests/routes/{access,refused-alike}.test.ts',
            'tests/routes/invoices/invoices.test.ts',
            'tests/routes/reports/report-files.test.ts',
            'tests/local/whole-process.test.ts',
          ],
          globalSetup: cloudSetup,
          env: night,
        },
      },
      {
        test: {
          ...integration,
          ...loadedHandlers,
          ...sharedProcess,
          name: 'journeys',
          // The screens of every day once more, with all of axe in each look.
          include: [
            'tests/night/journeys/**/*.test.ts',
            'tests/journeys/{screens,staff-screens,orders,staff-orders,buying-as-guest,lost-network,new-product,offline,product}.test.ts',
          ],
          ...withBrowser,
          env: night,
          retry: 1,
        },
      },
      {
        test: { ...chaos, name: 'chaos', include: ['tests/chaos/**/*.test.ts'], env: { CHAOS: '1' } },
      },
      {
        // Tests of every day that wait for what is promised later, and count no calls (as `cart/trips` and `accounts/guessing` do). None of their calls may be
        // made a second time unasked, so no function is ended.
        test: {
          ...chaos,
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
