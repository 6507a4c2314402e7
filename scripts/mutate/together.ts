import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import type { Mutation } from './mutations.ts';
import { type NumberedMutation, switchFaults } from './switched-file.ts';
import type { SwitchingOrder, SwitchingResults } from './switching-runner.ts';
import { copyTree } from './copied-tree.ts';
import { readProject } from './project-settings.ts';

const root = join(import.meta.dirname, '../..');

/** A project whose tests can be repeated with each of many faults. */
export type QuickProject = 'unit' | 'components' | 'screens';

/** Limits for one fault: number of tests (the nearest ones that reach it), and their time in milliseconds. */
type Limits = {
  tests: number;
  millis: number;
  millisOfTest: number;
  /** How often a test is repeated first, to see whether it can be: pages are loaded anew by each test anyway. */
  repeats: number;
};
/** A page takes hundreds of milliseconds, and few tests show what only one page has. */
const pageLimits: Limits = { tests: 40, millis: 30_000, millisOfTest: 8000, repeats: 0 };
const limitsOf: Record<QuickProject, Limits> = {
  unit: { tests: 40, millis: 4000, millisOfTest: 2000, repeats: 1 },
  components: pageLimits,
  screens: pageLimits,
};
/** Nearly all tests reach what is imported everywhere; the nearest files are enough to begin with. */
const filesOfPath = { unit: 40, components: 10, screens: 20 };
/** A page with a fault may never show what a test waits for: milliseconds after which the test gives up. */
const pagePatience = '3000';

/** Returns the switched text of each file; files without one are left to the mode that tries one by one. */
function switchedTexts(numbered: readonly NumberedMutation[], textOf: (path: string) => string) {
  const switchable = numbered.filter(({ mutation }) => !mutation.isInsideChain);
  const texts = new Map<string, string>();
  for (const [path, faults] of Map.groupBy(switchable, ({ mutation }) => mutation.path)) {
    const text = switchFaults(path, textOf(path), faults);
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}

/** Tests that cannot be repeated or take long are left out, because they would run hundreds of times. */
export function planOf(
  reached: SwitchingResults['reached'],
  {
    whileLoading,
    rankOf,
    limits = limitsOf.unit,
  }: {
    whileLoading: ReadonlySet<number>;
    rankOf: (fault: number, test: string) => number;
    limits?: Omit<Limits, 'repeats'>;
  },
): Record<string, number[]> {
  const tests = new Map<number, { test: string; millis: number }[]>();
  for (const [test, { faults, millis, isRepeatable }] of Object.entries(reached)) {
    if (!isRepeatable || millis > limits.millisOfTest) continue;
    for (const fault of faults)
      if (!whileLoading.has(fault)) tests.set(fault, [...(tests.get(fault) ?? []), { test, millis }]);
  }
  const plan: Record<string, number[]> = {};
  for (const [fault, reaching] of tests) {
    const ranked = reaching
      .map((one) => ({ ...one, rank: rankOf(fault, one.test) }))
      .sort((a, b) => a.rank - b.rank || a.millis - b.millis);
    let millis = 0;
    for (const one of ranked.slice(0, limits.tests)) {
      millis += one.millis;
      if (millis > limits.millis) break;
      (plan[one.test] ??= []).push(fault);
    }
  }
  return plan;
}

type Place = { root: string; texts: ReadonlyMap<string, string>; remove: () => void };

/** Modules are replaced while they are loaded, but the app of the pages is bundled from files. */
function placeOf(project: QuickProject, texts: ReadonlyMap<string, string>): Place {
  if (project !== 'screens') return { root, texts, remove: () => undefined };
  const tree = copyTree(root, 'together');
  for (const [path, text] of texts) tree.write(path, text);
  return { root: tree.folder, texts: new Map(), remove: tree.remove };
}

async function runSwitched(
  tests: readonly string[],
  { project, place, plan }: { project: QuickProject; place: Place; plan?: Record<string, number[]> },
): Promise<SwitchingResults & { fileOf: Map<string, string> }> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const results = join(folder, 'results.json');
  writeFileSync(
    join(folder, 'order.json'),
    JSON.stringify({ plan, repeats: limitsOf[project].repeats, results } satisfies SwitchingOrder),
  );
  process.env['FAULTS_ORDER'] = join(folder, 'order.json');
  process.env['MODEL_RUNS'] ??= '25';
  process.env['PAGE_PATIENCE'] = pagePatience;
  const fileOf = new Map<string, string>();
  const vitest = await startVitest(
    'test',
    tests.map((test) => join(place.root, test)),
    {
      ...readProject(project).settings,
      include: [...tests],
      root: place.root,
      config: false,
      watch: false,
      cache: false,
      silent: true,
      maxWorkers: 1,
      // One minute, because a test that is quick alone can take long next to other work.
      testTimeout: 60_000,
      runner: join(place.root, 'scripts/mutate/switching-runner.ts'),
      reporters: [
        {
          onTestRunEnd: (_modules, unhandled) => {
            if (!existsSync(results)) console.error(`The project "${project}" cannot start`, ...unhandled);
          },
          onTestCaseReady: (test) => {
            fileOf.set(test.id, test.module.moduleId.slice(place.root.length + 1));
          },
        },
      ],
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'switched-files',
          enforce: 'pre',
          load: (id) => place.texts.get(id.slice(place.root.length + 1)),
        },
      ],
    },
  );
  await vitest.close();
  const told = JSON.parse(readFileSync(results, 'utf8')) as SwitchingResults;
  rmSync(folder, { recursive: true });
  return { ...told, fileOf };
}

/**
 * Tries thousands of faults in two runs of their tests: the first notes which faults each test reaches, the
 * second repeats each test with each of them. Faults that no test noticed here have to be tried alone, with all
 * tests that reach them.
 */
export async function tryTogether(
  project: QuickProject,
  mutations: readonly Mutation[],
  { textOf, testsOf }: { textOf: (path: string) => string; testsOf: (mutation: Mutation) => string[] },
): Promise<Map<Mutation, string>> {
  const numbered = mutations.map((mutation, id) => ({ id, mutation }));
  const place = placeOf(project, switchedTexts(numbered, textOf));
  const ranks = new Map<string, Map<string, number>>();
  for (const mutation of mutations)
    if (!ranks.has(mutation.path))
      ranks.set(
        mutation.path,
        new Map(
          testsOf(mutation)
            .slice(0, filesOfPath[project])
            .map((test, rank) => [test, rank]),
        ),
      );
  const tests = [...new Set([...ranks.values()].flatMap((one) => [...one.keys()]))];
  try {
    // A run without any file writes no results.
    if (tests.length === 0) return new Map();
    const first = await runSwitched(tests, { project, place });
    const whileLoading = new Set(first.whileLoading);
    const rankOf = (fault: number, test: string): number =>
      ranks.get(mutations[fault]?.path ?? '')?.get(first.fileOf.get(test) ?? '') ?? Infinity;
    const plan = planOf(first.reached, { whileLoading, rankOf, limits: limitsOf[project] });
    if (Object.keys(plan).length === 0) return new Map();
    const planned = [...new Set(Object.keys(plan).flatMap((test) => first.fileOf.get(test) ?? []))];
    const { noticed } = await runSwitched(planned, { project, place, plan });
    return new Map(
      Object.entries(noticed).flatMap(([id, test]) => {
        const mutation = mutations[Number(id)];
        return mutation ? [[mutation, test] as const] : [];
      }),
    );
  } finally {
    place.remove();
  }
}
