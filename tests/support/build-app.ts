import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { filesIn } from '../rules/source-files.ts';
import { fromKept, keptEntry, keptName, reactModules, runKept } from './kept-modules.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Bundles the whole app as one script without styles, type checks or React's compiler. It is built once per run
 * and executed again for each test, as a page load does. Zod, `shared/` and React are a second script that a
 * worker runs once: the first two hold no state (`tests/rules/shared-state.test.ts`), and React holds none of a
 * root that is unmounted. At night, where every face is drawn (`faces`), React runs in development mode and
 * belongs to the page, so that it reports each misuse to each page; by day it runs as in production, which takes
 * three quarters of the time.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-app-'));
  const files = { app: join(folder, 'app.js'), kept: join(folder, 'kept.js') };
  const isNight = project.name === 'faces';
  const options: BuildOptions = {
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'node24',
    jsx: 'automatic',
    sourcemap: 'linked',
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty' },
    define: {
      'import.meta.env': '{}',
      'process.env.NODE_ENV': isNight ? '"development"' : '"production"',
    },
    logLevel: 'error',
  };
  await build({
    ...options,
    stdin: {
      contents: keptEntry(
        filesIn('shared').map(({ path }) => path),
        isNight ? [] : reactModules,
      ),
      resolveDir: root,
    },
    outfile: files.kept,
    globalName: keptName,
  });
  await build({
    ...options,
    entryPoints: [join(import.meta.dirname, '../web/support/app.tsx')],
    outfile: files.app,
    globalName: 'app',
    plugins: [fromKept(runKept(files.kept))],
  });
  project.provide('app', files);
  return () => rmSync(folder, { recursive: true, force: true });
}
