import { join } from 'node:path';
import { createVitest, type Reporter, type TestModule, type TestSequencerConstructor } from 'vitest/node';
import { readProject } from './project-settings.ts';

/** An order runs tests with one file replaced, or unchanged without `path`, until the first fails. */
export type TestOrder = { id: number; path?: string; text?: string; tests: readonly string[] };

export type TestNews = { id: number } & (
  | { type: 'ready' }
  | { type: 'clock'; seconds: number }
  | { type: 'progress' }
  | { type: 'file'; test: string; seconds: number; isPassed: boolean }
  | { type: 'failed'; test: string; title: string }
  | { type: 'broken'; error: string }
  | { type: 'done' }
);

const root = join(import.meta.dirname, '../..');
let order: TestOrder = { id: 0, tests: [] };
let isStopped = false;

const tell = (news: TestNews): void => {
  process.send?.(news);
};

const nameOf = (module: TestModule): string => module.moduleId.slice(root.length + 1);

function fail(module: TestModule, title: string): void {
  tell({ id: order.id, type: 'failed', test: nameOf(module), title });
  if (order.path === undefined || isStopped) return;
  isStopped = true;
  void vitest.cancelCurrentRun('test-failure');
}

const reporter: Reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state === 'failed') fail(test.module, test.fullName);
    else tell({ id: order.id, type: 'progress' });
  },
  onTestModuleEnd: (module) => {
    // A file that cannot be loaded, or whose set-up throws, has no failed test.
    if (module.state() === 'failed' && module.errors().length > 0)
      fail(module, module.errors()[0]?.message.split('\n')[0] ?? 'set-up');
    tell({
      id: order.id,
      type: 'file',
      test: nameOf(module),
      seconds: module.diagnostic().duration / 1000,
      isPassed: module.state() === 'passed',
    });
  },
};

/** Keeps the given order, nearest first. Vitest would sort the files by size and by earlier failures. */
const asAsked = class {
  shard = <T>(specs: T): T => specs;
  sort = <T>(specs: T): T => specs;
} as unknown as TestSequencerConstructor;

const vitest = await createVitest(
  'test',
  {
    ...readProject('unit').settings,
    root,
    config: false,
    watch: false,
    cache: false,
    maxWorkers: 1,
    reporters: [reporter],
    sequence: { sequencer: asAsked },
    fsModuleCache: false,
  },
  {
    plugins: [
      {
        name: 'faulty-file',
        enforce: 'pre',
        // The fault exists only in what this server loads; files on disk are never changed.
        load: (id) => (order.path && id === join(root, order.path) ? order.text : undefined),
      },
    ],
  },
);

async function run(next: TestOrder): Promise<void> {
  const touched = [order.path, next.path];
  order = next;
  isStopped = false;
  for (const path of touched) if (path) vitest.invalidateFile(join(root, path));
  const project = vitest.getRootProject();
  const specs = next.tests.map((test) => project.createSpecification(join(root, test)));
  const { unhandledErrors } = await vitest.runTestSpecifications(specs);
  const errors = unhandledErrors.map((error) => String((error as { message?: unknown }).message));
  const broken = errors.find((error) => error.startsWith('[vitest-pool]'));
  if (broken !== undefined) tell({ id: next.id, type: 'broken', error: broken });
  else if (errors[0] !== undefined && !isStopped)
    tell({ id: next.id, type: 'failed', test: 'unhandled error', title: errors[0] });
  tell({ id: next.id, type: 'done' });
}

/** Limits processor seconds, which a busy machine does not stretch. Tests run in a thread beside this. */
setInterval(() => {
  const { user, system } = process.cpuUsage();
  tell({ id: order.id, type: 'clock', seconds: (user + system) / 1e6 });
}, 250);

process.on('message', (next: TestOrder) => void run(next));
process.on('disconnect', () => process.exit());
tell({ id: 0, type: 'ready' });
