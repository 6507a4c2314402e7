import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { CopiedTree } from './copied-tree.ts';
import type { Outcome } from './test-runner.ts';

/** Projects that are run anew for each fault. */
export type SlowProject = 'cloud' | 'postgres' | 'components' | 'screens';

type Results = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

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

/** Runs the project for each fault and builds handlers for route tests: minutes instead of seconds. */
export async function askProject(
  project: SlowProject,
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
    project,
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
  // Global setup builds the handlers of `cloud`, and the app of `screens`. Without a results file, it failed or the time was over.
  return isLate
    ? { kind: 'unnoticed', ran: 0, of: tests.length }
    : { kind: 'noticed', test: 'set-up', title: `the project "${project}" cannot start` };
}
