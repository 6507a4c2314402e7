import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CopiedTree } from './copied-tree.ts';
import type { Importers } from './import-graph.ts';
import { areaOf, distancesFrom, otherArea } from './nearest-tests.ts';
import type { Outcome } from './test-runner.ts';

type Results = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

/** More files than these are not asked: each costs some seconds for a cloud of its own. */
const maxFiles = 10;

/** The operation of a handler is the contract it imports: `placeOrder` of `import { placeOrder as contract } from …`. */
const operationsIn = (handler: string): string[] =>
  [...handler.matchAll(/import \{([^}]*)\} from '#shared\/[^']*\.contract\.ts'/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(?!type\s)(\w+)/.exec(name)?.[1] ?? []),
  );

type Project = { importers: Importers; routeTests: readonly string[]; textOf: (path: string) => string };

/**
 * Route tests load bundled handlers, so imports do not lead to them. They are found by the operations they name: those
 * of the handlers that reach the file. The nearest handlers and the file's own area come first.
 */
export function routeTestsOf(path: string, { importers, routeTests, textOf }: Project): string[] {
  const handlers = [...distancesFrom(path, importers)].filter(([file]) =>
    file.startsWith('functions/routes/'),
  );
  const area = areaOf(path);
  const ranks = routeTests.flatMap((test) => {
    const words = new Set(textOf(test).match(/\w+/g));
    const distances = handlers
      .filter(([handler]) => operationsIn(textOf(handler)).some((name) => words.has(name)))
      .map(([, distance]) => distance);
    const isOwn = areaOf(test) === area;
    if (distances.length === 0 && !isOwn) return [];
    return [{ test, rank: Math.min(...distances, 5) + (isOwn ? 0 : otherArea) }];
  });
  return ranks
    .sort((a, b) => a.rank - b.rank)
    .slice(0, maxFiles)
    .map(({ test }) => test);
}

function firstFailure(folder: string, output: string): Outcome | undefined {
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Results;
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) return undefined;
  const failed = file.assertionResults.find(({ status }) => status === 'failed');
  return {
    kind: 'noticed',
    test: file.name.slice(folder.length + 1),
    title: failed?.fullName ?? file.message.split('\n')[0] ?? 'set-up',
  };
}

/** Each fault is a run of its own, with handlers built again: minutes instead of seconds. */
export async function askRoutes(
  { path, text, tests }: { path: string; text: string; tests: readonly string[] },
  { tree, original, seconds }: { tree: CopiedTree; original: string; seconds: number },
): Promise<Outcome> {
  const output = join(tree.folder, '.cache/results.json');
  rmSync(output, { force: true });
  tree.write(path, text);
  const vitest = join(tree.folder, 'node_modules/vitest/vitest.mjs');
  const args = [
    'run',
    '--project',
    'cloud',
    '--bail',
    '1',
    '--reporter',
    'json',
    '--outputFile',
    output,
    ...tests,
  ];
  const isLate = await new Promise<boolean>((resolve) => {
    const options = { cwd: tree.folder, timeout: seconds * 1000, maxBuffer: 2 ** 28 };
    execFile(process.execPath, [vitest, ...args], options, (error) => resolve(error?.killed === true));
  });
  tree.write(path, original);
  if (existsSync(output))
    return firstFailure(tree.folder, output) ?? { kind: 'unnoticed', ran: tests.length, of: tests.length };
  // Global set-up builds the handlers, so without a results file the build failed or the time was over.
  return isLate
    ? { kind: 'unnoticed', ran: 0, of: tests.length }
    : { kind: 'noticed', test: 'build', title: 'the handlers cannot be built' };
}
