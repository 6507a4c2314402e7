import { defineConfig } from 'vitest/config';
import LongestFirst from './tests/support/longest-first.ts';
import { drawnAlone } from './tests/web/support/drawn-alone.ts';

/** How long things may take on a busy machine is not what these tests are about. */
const patience = { testTimeout: 300_000, hookTimeout: 120_000 };

export const integration = {
  pool: 'forks' as const,
  ...patience,
  expect: { poll: { timeout: 60_000, interval: 50 } },
};

/** Handlers are bundled: Node loads them as they are. */
export const loadedHandlers = { server: { deps: { external: [/\/(?:\.cache\/functions|handlers)-/] } } };

/** Files that put another module in place of one, stand in for a browser, or read a setting that handlers read once. */
const aloneInTheirProcess = [
  'tests/routes/held/{overtaken,overtaken-changes,too-late}.test.ts',
  'tests/routes/orders/refused-orders.test.ts',
  'tests/routes/cart/refused-lines.test.ts',
  'tests/routes/behind-validation/promised.test.ts',
  'tests/workers/{canary,tracing}.test.ts',
];

/** Files share a worker: what one puts in place of a clock or a global must not reach the next. */
export const sharedWorker = {
  pool: 'threads' as const,
  isolate: false,
  globalSetup: ['tests/support/temporary-folder.ts'],
  setupFiles: ['tests/support/own-temporary-files.ts'],
  restoreMocks: true,
  unstubGlobals: true,
  ...patience,
};

/** Node 24 may abort when threads of one process free the code of one WebAssembly module (nodejs/node#64500). */
export const ownWasm = { pool: 'forks' as const, execArgv: ['--no-wasm-code-gc'] };

/** Files of a worker share the loaded handlers, each with a cloud of its own: the one before left them cold. */
export const sharedProcess = {
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

export const withBrowser = {
  globalSetup: [
    'tests/support/build-cloud.ts',
    'tests/support/build-web.ts',
    'tests/support/unpack-browser.ts',
    'tests/support/answers-folder.ts',
  ],
  setupFiles: ['tests/support/web-is-built.ts'],
};

/** A window without a browser; what needs one to be true is a journey. */
export const inWindow = {
  environment: 'happy-dom' as const,
  environmentOptions: { happyDOM: { url: 'http://shop.test' } },
  pool: 'threads' as const,
  ...patience,
};

/** Whole pages: each evaluates the app anew, so files share a worker and its window, which is emptied before each. */
export const pages = {
  ...inWindow,
  globalSetup: ['tests/support/build-app.ts'],
  setupFiles: ['tests/web/support/each-file.ts'],
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

/** How views are kept, caught up and asked, whatever they hold: asked of both engines. */
const conformance = [
  'tests/domain/platform/{kept-days,list-query,view}.test.ts',
  'tests/domain/**/postgres-*.test.ts',
];

/** Tests of what is kept in views and asked there; all of them are asked of the second engine at night. */
export const askedOfViews = [
  ...conformance,
  'tests/domain/platform/view-freshness.test.ts',
  'tests/domain/catalogue/{product-*,suggestions,relaxed-search,spelling-corrections,judged-queries}.test.ts',
  'tests/domain/catalogue/{known-facets,known-hits,shelf,ready-cards,makers,categories,category-pages}.test.ts',
  'tests/domain/accounts/list-users.test.ts',
  'tests/domain/people/lists.test.ts',
  'tests/domain/orders/{own-orders,sales-figures,search-orders}.test.ts',
  'tests/domain/customers/list-customers.test.ts',
  'tests/domain/referrals/list-referrals.test.ts',
  'tests/domain/reports/{sales,sums,takings}.test.ts',
];

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/end-of-run.ts'],
    // Two cores: a worker each, and one for while others wait. All of `cloud` takes 477 s with three, and longer with four.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/{contracts,domain,rules,seed,web}/**/*.test.ts'],
          exclude: ['tests/domain/**/postgres-*.test.ts'],
          ...sharedWorker,
        },
      },
      {
        test: {
          // Workers have a database each; a server that is named (VIEWS_DATABASE) is for one: `--maxWorkers=1`.
          name: 'postgres',
          include: conformance,
          env: { VIEWS: 'postgres' },
          ...sharedWorker,
          ...ownWasm,
        },
      },
      { test: { ...pages, name: 'screens', include: ['tests/web/**/*.test.tsx'], exclude: drawnAlone } },
      { test: { ...inWindow, name: 'components', include: drawnAlone } },
      {
        test: {
          name: 'infra',
          include: ['tests/infra/**/*.test.ts'],
          globalSetup: ['tests/support/stages-folder.ts'],
          pool: 'threads',
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'cloud',
          include: ['tests/{routes,workers}/**/*.test.ts'],
          exclude: aloneInTheirProcess,
          globalSetup: ['tests/support/build-cloud.ts', 'tests/support/answers-folder.ts'],
          ...integration,
          ...loadedHandlers,
          ...sharedProcess,
        },
      },
      {
        test: {
          name: 'cloud alone',
          include: ['tests/local/**/*.test.ts', ...aloneInTheirProcess],
          globalSetup: ['tests/support/build-cloud.ts', 'tests/support/answers-folder.ts'],
          ...integration,
          ...loadedHandlers,
        },
      },
      {
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          ...withBrowser,
          ...integration,
          ...loadedHandlers,
          ...sharedProcess,
          // A browser keeps more than one core busy: four of them on two cores take longer than two, one after the other.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A whole market in a browser may stumble once; the end of the run names what passed only then.
          retry: 1,
        },
      },
    ],
  },
});
