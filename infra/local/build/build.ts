import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { entryPoints, handlerParts, unbundled } from '../../bundle.ts';
import { contentHash } from './content-hash.ts';
import { cacheFolder, root } from '../home/folders.ts';
import { coldStartEntry } from '../lambda/cold-start.ts';
import { sampleSite } from './sample-site.ts';

const run = promisify(execFile);

/** Larger semi-spaces save a tenth of a build's time, as it creates many short-lived objects. */
const roomy = ['--min-semi-space-size=64', '--max-semi-space-size=64'];

/** Builds into a folder named after a content hash, unless it exists already. */
async function cached(
  kind: string,
  hash: string,
  make: (folder: string) => Promise<void> | void,
): Promise<string> {
  const folder = join(cacheFolder, `${kind}-${hash}`);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  const half = `${folder}.${process.pid}`;
  await make(half);
  if (existsSync(folder)) rmSync(half, { recursive: true, force: true });
  else renameSync(half, folder);
  return folder;
}

/** Keeps the last used builds of a kind, which another cloud may run from; deletes the others. */
function clearOld(kind: string, keep: number): void {
  const folders = readdirSync(cacheFolder)
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => join(cacheFolder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of folders.slice(keep)) rmSync(folder, { recursive: true, force: true });
}

/** Bundles handlers as modules that share chunks, which takes half a second for all of them. */
export function buildFunctions(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const hash = contentHash(['functions/**/*.ts', 'shared/**/*.ts', 'infra/bundle.ts', 'package-lock.json']);
  return cached('functions', hash, async (outdir) => {
    await build({
      entryPoints: [
        ...entryPoints(),
        { in: join(root, 'functions', `${coldStartEntry}.ts`), out: coldStartEntry },
      ],
      outdir,
      absWorkingDir: root,
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'],
      ...handlerParts,
      sourcemap: 'linked',
      // Leaves the sources out of the source maps, because the original files are on this machine.
      sourcesContent: false,
      logLevel: 'warning',
      banner: {
        js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);",
      },
    });
    writeFileSync(join(outdir, 'package.json'), '{"type":"module"}\n');
    mkdirSync(join(outdir, 'node_modules'));
    for (const name of Object.keys(unbundled))
      symlinkSync(join(root, 'node_modules', name), join(outdir, 'node_modules', name), 'dir');
  });
}

/** Synthesizes the templates with the deploying app; loads the CDK lazily, which takes a second. */
export function synthesize(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const hash = contentHash([
    'infra/*.ts',
    'infra/{areas,constructs,edge,stacks}/**',
    // These source files also determine the templates: followed entities, number of receives, views.
    'functions/workers/{publish-changes,all-views}.ts',
    'functions/domain/**/*-view.ts',
    'functions/platform/handlers/{max-receives,edge-header}.ts',
    'shared/**/*.ts',
    'package-lock.json',
  ]);
  return cached('assembly', hash, async (outdir) => {
    const { buildApp } = await import('../../app.ts');
    buildApp({ outdir, code: 'placeholder' }).synth();
  });
}

const viteSettings = (env: NodeJS.ProcessEnv): string =>
  Object.entries(env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join('\n');

/** Builds the web app. `site` holds facts about its operator, which environment variables override. */
export function buildWeb(site = sampleSite): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const env = { ...site, ...process.env, NODE_ENV: 'production' };
  const hash = contentHash(
    [
      'web/**/*',
      'shared/**/*.ts',
      // Its class names end up in the style sheet.
      'functions/domain/pages/first-paint.ts',
      'functions/domain/pages/news-paint.ts',
      'vite.config.ts',
      'package-lock.json',
    ],
    viteSettings(env),
  );
  return cached('web', hash, async (outdir) => {
    rmSync(outdir, { recursive: true, force: true });
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const asked = ['build', '--logLevel', 'warn', '--outDir', outdir];
    const building = run(process.execPath, [...roomy, vite, ...asked], { cwd: root, env });
    // The build keeps a core busy. It gets a lower priority, because the other steps of a start depend on each
    // other.
    if (building.child.pid) setPriority(building.child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    await building;
  });
}

/** Builds the API reference, which is served beside the web app under `docs/`. */
export function buildReference(): Promise<string> {
  mkdirSync(cacheFolder, { recursive: true });
  const hash = contentHash(['shared/**/*.ts', 'infra/docs/**/*', 'package-lock.json']);
  return cached('reference', hash, async (outdir) => {
    const { buildDocs } = await import('../../docs/build-docs.ts');
    await buildDocs(outdir);
  });
}

export const clearOldBuilds = (): void => {
  for (const kind of ['functions', 'assembly', 'web', 'reference']) clearOld(kind, 4);
};
