import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';

/**
 * The whole app as one script, without styles, types or React's compiler: built once for the run, and run anew for
 * each test, which is what loading a page is. Where every face is drawn React looks out for what is wrong and says so;
 * elsewhere it runs as it does for shoppers, which takes two thirds of the time.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-app-'));
  const app = join(folder, 'app.js');
  const mode = project.name === 'faces' ? 'development' : 'production';
  await build({
    entryPoints: [join(import.meta.dirname, '../web/support/app.tsx')],
    outfile: app,
    bundle: true,
    format: 'iife',
    globalName: 'app',
    platform: 'browser',
    target: 'node24',
    jsx: 'automatic',
    sourcemap: 'linked',
    loader: { '.css': 'empty', '.svg': 'empty', '.webp': 'empty' },
    define: { 'import.meta.env': '{}', 'process.env.NODE_ENV': `"${mode}"` },
    logLevel: 'error',
  });
  project.provide('app', app);
  return () => rmSync(folder, { recursive: true, force: true });
}
