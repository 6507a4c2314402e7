import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const root = join(import.meta.dirname, '..');
export const bundleFolder = join(root, 'dist/functions');

const exportsHandler = (file: string) =>
  /^export (?:const|async function|function) handler\b/m.test(
    readFileSync(join(root, 'functions', file), 'utf8'),
  );

/** Every handler's file without its ending, relative to functions/: `routes/catalogue/list-products`. */
export const handlerEntries = (): string[] =>
  globSync('{routes,workers,streams,sockets}/**/*.ts', { cwd: join(root, 'functions') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(exportsHandler)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** Bundles every handler in one run: the AWS SDK included, as CommonJS, because that starts fastest. */
export function bundleHandlers(): void {
  rmSync(bundleFolder, { recursive: true, force: true });
  mkdirSync(bundleFolder, { recursive: true });
  // The package around is made of modules; what Lambda runs is not.
  writeFileSync(join(bundleFolder, 'package.json'), '{"type":"commonjs"}\n');
  buildSync({
    entryPoints: handlerEntries().map((entry) => ({
      in: join(root, 'functions', `${entry}.ts`),
      out: join(entry, 'index'),
    })),
    outdir: bundleFolder,
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'node',
    target: 'node24',
    // The modules' own form is the one that tree-shakes.
    mainFields: ['module', 'main'],
    alias: { '@aws-sdk/credential-provider-node': join(root, 'functions/platform/lambda-credentials.ts') },
    logLevel: 'warning',
  });
}
