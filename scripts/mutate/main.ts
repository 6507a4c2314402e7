import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseFiles } from './chosen-files.ts';
import { refusedByCompiler } from './compile.ts';
import { copyTree } from './copied-tree.ts';
import { draw } from './draw.ts';
import { readDurations } from './durations.ts';
import { readImporters } from './import-graph.ts';
import { findMutations, mutate, type Mutation } from './mutations.ts';
import { nearestTests, postgresTestsOf } from './nearest-tests.ts';
import { askProject, type SlowProject } from './project-run.ts';
import { readProject } from './project-settings.ts';
import { changeOf, isUnnoticed, type Judged, linesOf, scoreOf, summaryOf, type Verdict } from './report.ts';
import { type QuickProject, tryTogether } from './together.ts';
import { routeTestsOf } from './route-tests.ts';
import { screenTestsOf } from './screen-tests.ts';
import { startRunner } from './test-runner.ts';

const root = join(import.meta.dirname, '../..');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    /** Base commit: files changed since it are used if no file is named. */
    base: { type: 'string', default: 'main' },
    /** Faults in other areas are left out. */
    area: { type: 'string' },
    /** Only faults of this group: `writes`, for example. */
    group: { type: 'string' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    /** Faults that are left when this time is over are not tried. */
    seconds: { type: 'string', default: '1800' },
    /** Processor seconds that the unit tests of one fault may take. */
    'fault-seconds': { type: 'string', default: '40' },
    /** Processor seconds without a finished test after which a fault counts as noticed. */
    'stuck-seconds': { type: 'string', default: '30' },
    /** Seconds that the route tests of one fault, or its PostgreSQL tests, may take. */
    'project-seconds': { type: 'string', default: '300' },
    /** First tries all faults together in two runs, then alone those that no test noticed. */
    together: { type: 'boolean', default: false },
    /** Also tries faults alone that all quick tests together did not notice; `--no-alone` only lists them. */
    alone: { type: 'boolean', default: true },
    /** Runs the route tests of the area for each fault that no unit test notices. */
    routes: { type: 'boolean', default: false },
    /** Runs tests of components and pages for each fault of the web that no unit test notices. */
    screens: { type: 'boolean', default: false },
    /** Compiles faults that no test notices; `--no-types` turns this off. */
    types: { type: 'boolean', default: true },
    /** Only lists the faults, with the tests that would run first. */
    list: { type: 'boolean', default: false },
    /** Score below which the command fails. */
    min: { type: 'string' },
  },
});

const startedAt = performance.now();
const secondsSince = (): number => Math.round((performance.now() - startedAt) / 1000);
const isOver = (): boolean => secondsSince() > Number(values.seconds);

const texts = new Map<string, string>();
function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, text);
  return text;
}

const files = chooseFiles(root, positionals, { base: values.base, area: values.area });
const found = files.flatMap(({ path, line }) =>
  findMutations(path, textOf(path)).filter(
    (one) =>
      (line === undefined || one.line === line) && (values.group === undefined || one.group === values.group),
  ),
);
const drawn = draw(found, {
  seed: values.seed,
  count: Number(values.count),
  onePerLine: files.every(({ line }) => line === undefined),
  mutate: (one) => mutate(textOf(one.path), one),
});
console.log(`${drawn.length} of ${found.length} faults in ${files.length} files, --seed ${values.seed}`);

const durations = readDurations(join(root, '.cache/mutate/durations.json'));
const [importers, tests] = [readImporters(root), readProject('unit').testsIn(root)];
const testsOf = ({ path }: Mutation): string[] =>
  nearestTests(path, { importers, tests, secondsOf: durations.secondsOf });

const runner = startRunner(
  { faultSeconds: Number(values['fault-seconds']), stuckSeconds: Number(values['stuck-seconds']) },
  durations.note,
);
process.once('SIGINT', () => {
  runner.stop();
  process.exit(130);
});

const noticedTogether = new Map<Mutation, string>();

async function judge(mutation: Mutation, text: string): Promise<Verdict> {
  const together = noticedTogether.get(mutation);
  if (together) return { kind: 'noticed', test: together, title: 'among all others' };
  const asked = testsOf(mutation);
  if (asked.length === 0) return { kind: 'unreached' };
  if (!values.alone) return { kind: 'unnoticed', ran: 0, of: asked.length };
  return (await runner.ask({ path: mutation.path, text, tests: asked })).outcome;
}

async function judgeAll(): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { mutation, file } of drawn) {
    if (isOver() && !noticedTogether.has(mutation)) continue;
    const one = { mutation, file, verdict: await judge(mutation, file.text) };
    judged.push(one);
    console.log(`${linesOf(one)}  [${judged.length}, ${secondsSince()} s]`);
  }
  if (judged.length < drawn.length)
    console.log(`The time is over: ${drawn.length - judged.length} faults were not tried`);
  return judged;
}

/** Judges faults again without tests that fail even without a fault, as these notice nothing. */
async function withoutBroken(judged: readonly Judged[]): Promise<Judged[]> {
  const named = judged.flatMap(({ verdict }) => (verdict.kind === 'noticed' ? [verdict.test] : []));
  const asked = [...new Set(named)].filter((test) => tests.has(test));
  const failed = asked.length > 0 ? (await runner.ask({ tests: asked })).failed : [];
  for (const test of failed) {
    console.log(`${test} fails without any fault: it is left out`);
    tests.delete(test);
  }
  const again: Judged[] = [];
  for (const one of judged) {
    const isDoubtful = one.verdict.kind === 'noticed' && failed.includes(one.verdict.test);
    again.push(isDoubtful ? { ...one, verdict: await judge(one.mutation, one.file.text) } : one);
  }
  return again;
}

async function withTypes(judged: readonly Judged[]): Promise<Judged[]> {
  const left = judged.filter(isUnnoticed);
  if (!values.types || left.length === 0) return [...judged];
  const tree = copyTree(root, 'types');
  const refused = await refusedByCompiler(left, { tree, textOf, importers });
  tree.remove();
  return judged.map((one) => {
    const error = refused.get(one);
    return error === undefined ? one : { ...one, verdict: { kind: 'refused', error } };
  });
}

/** Runs the remaining faults against the tests of another project, one run per fault. */
async function withProject(
  project: SlowProject,
  judged: readonly Judged[],
  namedFor: (path: string) => string[],
): Promise<Judged[]> {
  if (!values.alone) return [...judged];
  if (!judged.some((one) => isUnnoticed(one) && namedFor(one.mutation.path).length > 0)) return [...judged];
  const tree = copyTree(root, project);
  const seconds = Number(values['project-seconds']);
  const asked: Judged[] = [];
  for (const one of judged) {
    const { path } = one.mutation;
    const named = isUnnoticed(one) && !isOver() ? namedFor(path) : [];
    if (named.length === 0) {
      asked.push(one);
      continue;
    }
    const order = { path, text: one.file.text, tests: named };
    const outcome = await askProject(project, order, { tree, original: textOf(path), seconds });
    asked.push({ ...one, verdict: outcome });
    console.log(linesOf({ ...one, verdict: outcome }));
  }
  tree.remove();
  return asked;
}

function withPostgres(judged: readonly Judged[]): Promise<Judged[]> {
  const conformance = {
    importers,
    tests: readProject('postgres').testsIn(root),
    secondsOf: durations.secondsOf,
  };
  return withProject('postgres', judged, (path) => postgresTestsOf(path, conformance));
}

async function withRoutes(judged: readonly Judged[]): Promise<Judged[]> {
  if (!values.routes) return [...judged];
  const routeTests = globSync('tests/{routes,workers}/**/*.test.ts', { cwd: root });
  return withProject('cloud', judged, (path) => routeTestsOf(path, { importers, routeTests, textOf }));
}

const components = readProject('components').testsIn(root);
const screenTests = [...readProject('screens').testsIn(root)];

const componentTestsOf = (path: string): string[] =>
  path.startsWith('web/')
    ? nearestTests(path, { importers, tests: components, secondsOf: durations.secondsOf })
    : [];

const pageTestsOf = (path: string): string[] => screenTestsOf(path, { importers, screenTests, textOf });

/** Maximum number of files of a slow project for one fault, because each draws pages. */
const maxFiles = 5;

async function withScreens(judged: readonly Judged[]): Promise<Judged[]> {
  if (!values.screens) return [...judged];
  const drawn = await withProject('components', judged, (path) => componentTestsOf(path).slice(0, maxFiles));
  return withProject('screens', drawn, (path) => pageTestsOf(path).slice(0, maxFiles));
}

/** Asks the quick projects about all faults that none before noticed. */
async function judgeTogether(): Promise<void> {
  const projects: { project: QuickProject; testsOf: (mutation: Mutation) => string[] }[] = [
    { project: 'unit', testsOf },
    ...(values.screens
      ? [
          { project: 'components' as const, testsOf: ({ path }: Mutation) => componentTestsOf(path) },
          { project: 'screens' as const, testsOf: ({ path }: Mutation) => pageTestsOf(path) },
        ]
      : []),
  ];
  for (const { project, testsOf } of projects) {
    // The process that bundles the pages loads `shared/` itself, where no switch is defined.
    const isAsked = (one: Mutation): boolean => project === 'unit' || one.path.startsWith('web/');
    const left = drawn
      .map(({ mutation }) => mutation)
      .filter((one) => isAsked(one) && !noticedTogether.has(one));
    for (const [mutation, test] of await tryTogether(project, left, { textOf, testsOf }))
      noticedTogether.set(mutation, test);
    console.log(
      `${noticedTogether.size} of ${drawn.length} noticed together by ${project}, ${secondsSince()} s`,
    );
  }
}

if (values.list) {
  for (const { mutation, file } of drawn)
    console.log(`${changeOf({ mutation, file })}\n    ${testsOf(mutation).slice(0, 3).join(' ')}`);
} else {
  if (values.together) await judgeTogether();
  const judged = await withScreens(
    await withRoutes(await withPostgres(await withTypes(await withoutBroken(await judgeAll())))),
  );
  durations.save();
  console.log(summaryOf(judged));
  if (values.min && scoreOf(judged) < Number(values.min)) process.exitCode = 1;
}
runner.stop();
