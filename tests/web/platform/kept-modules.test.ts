import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { fromKept, keptEntry, keptName, runKept } from '../../support/kept-modules.ts';
import { loadApp } from '../../support/load-app.ts';

/** A module all pages share, and a page that changes it when it is asked to. */
const shared = 'export const colours = { names: ["red"] };';
const page = `
  import { colours } from '#shared/colours.ts';
  let opened = 0;
  export const open = () => [colours, ++opened];
  export const change = () => { colours.names = []; };`;

const own = { localStorage: {}, sessionStorage: {}, setTimeout, setInterval } as Parameters<
  typeof loadApp
>[1];

it('pages share modules of shared/, have state of their own, and fail when they change what they share', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = { app: join(folder, 'app.js'), kept: join(folder, 'kept.js') };
  mkdirSync(join(folder, 'shared'));
  writeFileSync(join(folder, 'shared/colours.ts'), shared);
  await build({
    stdin: { contents: keptEntry(['shared/colours.ts']), resolveDir: folder },
    nodePaths: [join(import.meta.dirname, '../../../node_modules')],
    outfile: files.kept,
    bundle: true,
    format: 'iife',
    globalName: keptName,
  });
  await build({
    stdin: { contents: page },
    outfile: files.app,
    bundle: true,
    format: 'iife',
    globalName: 'app',
    plugins: [fromKept(runKept(files.kept))],
  });

  type Page = { open: () => unknown[]; change: () => void };
  const [one, other] = [loadApp(files, own) as Page, loadApp(files, own) as Page];
  const [colours] = one.open();
  expect(other.open()).toEqual([colours, 1]);
  expect(other.open()[0]).toBe(colours);
  expect(one.change).toThrow(TypeError);
});
