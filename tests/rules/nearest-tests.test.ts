import { describe, expect, it } from 'vitest';
import { errorOf, errorsIn, roundsOf } from '../../scripts/mutate/compile.ts';
import { importedNames } from '../../scripts/mutate/import-graph.ts';
import { areaOf, nearestTests, postgresTestsOf } from '../../scripts/mutate/nearest-tests.ts';
import { readProject } from '../../scripts/mutate/project-settings.ts';
import { type Judged, scoreOf, summaryOf, type Verdict } from '../../scripts/mutate/report.ts';
import { routeTestsOf } from '../../scripts/mutate/route-tests.ts';
import { screenTestsOf } from '../../scripts/mutate/screen-tests.ts';
import { startWatch } from '../../scripts/mutate/test-runner.ts';

describe('the import graph of a fault', () => {
  it('follows what runs, and no types', () => {
    const text = `
      import type { A } from './types.ts';
      import { type B } from './types-alone.ts';
      import { c, type D } from './code.ts';
      import './effect.ts';
      export { e } from './handed-on.ts';
      export type { F } from './types-handed-on.ts';
      export * from './all.ts';
      const later = await import('./later.ts');
    `;
    expect(importedNames('example.ts', text)).toEqual([
      './code.ts',
      './effect.ts',
      './handed-on.ts',
      './all.ts',
      './later.ts',
    ]);
  });
});

describe('the nearest tests of a file', () => {
  const file = 'functions/domain/orders/total.ts';
  const near = 'tests/domain/orders/total.test.ts';
  const far = 'tests/domain/orders/place-order.test.ts';
  const ofOtherArea = 'tests/domain/cart/cart.test.ts';
  const model = 'tests/domain/orders/order-model.test.ts';
  const importers = new Map([
    [file, [model, ofOtherArea, near, 'functions/domain/orders/place.ts']],
    ['functions/domain/orders/place.ts', [far, 'tests/domain/orders/helper.ts']],
  ]);
  const tests = new Set([near, far, ofOtherArea, model, 'tests/domain/tills/till.test.ts']);
  const secondsOf = (test: string) => (test === model ? 60 : 0.1);

  it('are those that reach it: near ones first, those of its area before others, long ones last', () => {
    expect(nearestTests(file, { importers, tests, secondsOf })).toEqual([near, far, ofOtherArea, model]);
  });

  it('are none of a file that no test reaches', () => {
    expect(nearestTests('functions/domain/tills/till.ts', { importers, tests, secondsOf })).toEqual([]);
  });

  it.each([
    ['functions/domain/orders/placing/hold.ts', 'orders'],
    ['functions/platform/table/table.ts', 'platform'],
    ['shared/orders/order.ts', 'orders'],
    ['web/features/orders/rules/total.ts', 'orders'],
    ['tests/domain/orders/total.test.ts', 'orders'],
    ['tests/web/orders/total.test.ts', 'orders'],
    ['tests/contracts/limits.test.ts', ''],
  ])('%s belongs to the area %s', (path, area) => {
    expect(areaOf(path)).toBe(area);
  });
});

describe('the tests of PostgreSQL of a file', () => {
  const importers = new Map(
    ['postgres-rows.ts', 'sqlite-rows.ts'].map((name) => [
      `functions/domain/orders/${name}`,
      ['tests/domain/orders/postgres-orders.test.ts', 'tests/domain/orders/orders.test.ts'],
    ]),
  );
  const tests = new Set(['tests/domain/orders/postgres-orders.test.ts']);
  const testsOf = (path: string) => postgresTestsOf(path, { importers, tests, secondsOf: () => 1 });

  it('are those of its project that reach it, and none of a file for another engine', () => {
    expect(testsOf('functions/domain/orders/postgres-rows.ts')).toEqual([...tests]);
    expect(testsOf('functions/domain/orders/sqlite-rows.ts')).toEqual([]);
  });

  it('are no tests of the project `unit`', () => {
    const [unit, postgres] = (['unit', 'postgres'] as const).map((name) =>
      readProject(name).testsIn(process.cwd()),
    );
    const answers = 'tests/domain/catalogue/postgres-answers.test.ts';
    expect([unit?.has(answers), postgres?.has(answers)]).toEqual([false, true]);
  });
});

describe('the route tests of a file', () => {
  const file = 'functions/domain/orders/total.ts';
  const importers = new Map([
    [file, ['functions/routes/orders/shop.ts', 'functions/domain/checkout/quote.ts']],
    ['functions/domain/checkout/quote.ts', ['functions/routes/cart.ts']],
  ]);
  const texts: Record<string, string> = {
    'functions/routes/orders/shop.ts':
      'export const placeOrder = httpRoute(orders.placeOrder, () => place());',
    'functions/routes/cart.ts': 'export const quoteCart = httpRoute(cart.quoteCart, () => quote());',
    'tests/routes/orders/placing.test.ts': 'await world.call(placeOrder, { body });',
    'tests/routes/orders/other.test.ts': 'await world.call(cancelOrder, { body });',
    'tests/routes/cart/quote.test.ts': 'await world.call(quoteCart, { body });',
    'tests/routes/cart/other.test.ts': 'await world.call(placeOrderLater, { body });',
  };
  const routeTests = Object.keys(texts)
    .filter((path) => path.startsWith('tests/'))
    .toSorted();
  const textOf = (path: string) => texts[path] ?? '';

  it('name an operation whose handler reaches it, or belong to its area', () => {
    expect(routeTestsOf(file, { importers, routeTests, textOf })).toEqual([
      'tests/routes/orders/placing.test.ts',
      'tests/routes/cart/quote.test.ts',
      'tests/routes/orders/other.test.ts',
    ]);
  });

  it('are ten at most', () => {
    const many = Array.from({ length: 12 }, (_, place) => `tests/routes/orders/${place}.test.ts`);
    expect(routeTestsOf(file, { importers, routeTests: many, textOf })).toHaveLength(10);
  });
});

describe('the tests of pages that a file of the web is seen by', () => {
  const editor = 'web/ui/publishing/editor.tsx';
  const desk = 'web/back-office/posts/news-desk.tsx';
  const importers = new Map([[editor, [desk]]]);
  const texts: Record<string, string> = {
    [desk]: "import { moveNews } from '#shared/news/index.ts';",
    'tests/web/back-office/news-editor.test.tsx': "import { moveNews } from '#shared/news/index.ts';",
    'tests/web/orders/orders.test.tsx': "import { getOrder } from '#shared/orders/index.ts';",
  };
  const textOf = (path: string): string => texts[path] ?? '';
  const screenTests = [...Object.keys(texts).slice(1), 'tests/web/news/news.test.tsx'];

  it('name an area that the file serves, or lie in its folder', () => {
    expect(screenTestsOf(editor, { importers, screenTests, textOf })).toEqual([
      'tests/web/news/news.test.tsx',
      'tests/web/back-office/news-editor.test.tsx',
    ]);
  });

  it('name an area whose tests have no folder of their own', () => {
    const queue = 'web/back-office/moderation/queue.tsx';
    const test = 'tests/web/back-office/cases.test.tsx';
    const text = "import { listCases } from '#shared/moderation/index.ts';";
    const project = { importers: new Map(), screenTests: [test], textOf: () => text };
    expect(screenTestsOf(queue, project)).toEqual([test]);
  });

  it('are none of a file that no page shows', () => {
    expect(screenTestsOf('shared/news/news.ts', { importers, screenTests, textOf })).toEqual([]);
  });
});

const judgedAs = (verdict: Verdict, path = 'functions/domain/a.ts'): Judged => ({
  mutation: {
    path,
    line: 1,
    kind: 'call dropped',
    group: 'calls',
    edit: { kind: '', start: 0, end: 0, text: '' },
    isInsideChain: false,
  },
  file: { text: '', before: 'send();', after: ';' },
  verdict,
});

const unnoticed = { kind: 'unnoticed', ran: 2, of: 3 } as const;

describe('faults that are compiled', () => {
  const [a, alsoA, b] = ['functions/domain/a.ts', 'functions/domain/a.ts', 'functions/domain/b.ts'].map(
    (path) => judgedAs(unnoticed, path),
  ) as [Judged, Judged, Judged];
  const importers = new Map([
    ['functions/domain/a.ts', ['functions/domain/of-a.ts', 'functions/domain/of-both.ts']],
    ['functions/domain/b.ts', ['functions/domain/of-both.ts']],
  ]);
  const errorFor = (one: Judged, path: string) =>
    errorOf(one, { round: [a, b], errors: [{ path, code: 2345, message: 'No.' }], importers });

  it('share a round when they stand in files of their own', () => {
    expect(roundsOf([a, alsoA, b])).toEqual([[a, b], [alsoA]]);
  });

  it('are refused by errors, not by a name that is used no more', () => {
    const output = [
      'functions/domain/a.ts(3,5): error TS6133: now is declared but its value is never read.',
      "functions/domain/b.ts(7,12): error TS2345: Argument of type 'undefined' is not assignable.",
      '  Type undefined is no string.',
    ].join('\n');
    expect(errorsIn(output)).toEqual([
      {
        path: 'functions/domain/b.ts',
        code: 2345,
        message: "Argument of type 'undefined' is not assignable.",
      },
    ]);
  });

  it('make the errors of their own file, and of a file that imports no other fault', () => {
    expect(errorFor(a, 'functions/domain/a.ts')).toBe('functions/domain/a.ts: No.');
    expect(errorFor(b, 'functions/domain/a.ts')).toBeUndefined();
    expect(errorFor(a, 'functions/domain/of-a.ts')).toBe('functions/domain/of-a.ts: No.');
    expect(errorFor(a, 'functions/domain/of-both.ts')).toBeUndefined();
  });
});

describe('the time a fault has', () => {
  const limits = { faultSeconds: 40, stuckSeconds: 30 };
  const [clock, progress] = [(seconds: number) => ({ type: 'clock', seconds }), () => ({ type: 'progress' })];
  const overAfter = (...news: { type: string; seconds?: number }[]) => {
    const watch = startWatch(limits, () => 0);
    for (const one of news) watch.hear(one);
    return watch.over();
  };

  it('is counted from where the processor stood at its beginning', () => {
    expect(overAfter(clock(500), clock(529))).toBeUndefined();
  });

  it('is over when no test ends any more: a loop', () => {
    expect(overAfter(clock(500), clock(530))).toEqual({ isStuck: true, seconds: 30 });
    expect(overAfter(clock(500), clock(520), progress(), clock(535))).toBeUndefined();
  });

  it('is over when its tests have had all of it', () => {
    const tests = [clock(500), clock(520), progress(), clock(540)];
    expect(overAfter(...tests)).toEqual({ isStuck: false, seconds: 40 });
  });

  it('is over when an answer never comes, though that takes no processor', () => {
    let now = 0;
    const watch = startWatch(limits, () => now);
    watch.hear(clock(500));
    now = 299_000;
    expect(watch.over()).toBeUndefined();
    now = 300_000;
    expect(watch.over()).toEqual({ isStuck: true, seconds: 300 });
    watch.hear(clock(503));
    expect(watch.over()).toBeUndefined();
  });
});

describe('the score', () => {
  const noticed = { kind: 'noticed', test: 'tests/a.test.ts', title: 'sends' } as const;

  it('counts what tests, the clock and the compiler notice', () => {
    const judged = [
      noticed,
      { kind: 'stuck', seconds: 60 } as const,
      { kind: 'refused', error: 'No.' } as const,
      unnoticed,
      { kind: 'unreached' } as const,
    ].map((verdict) => judgedAs(verdict));
    expect(scoreOf(judged)).toBe(60);
    expect(summaryOf(judged)).toContain(
      '5 faults: 1 noticed by tests, 1 by running out of time, 1 by the compiler, 2 not noticed',
    );
    expect(summaryOf(judged)).toContain('Score: 60.0 % (50.0 % of those that compile)');
  });

  it('lists what nobody noticed, with the line before and after', () => {
    const told = summaryOf([judgedAs(noticed), judgedAs(unnoticed)]);
    expect(told).toContain(
      'functions/domain/a.ts:1  call dropped\n    - send();\n    + ;\n    NOT NOTICED by 2 of 3 test files',
    );
  });
});
