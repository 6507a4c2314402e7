import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

const root = join(import.meta.dirname, '..');
export const bundleFolder = join(root, 'dist/functions');

const exportsHandler = (file: string) =>
  /^export (?:const|async function|function) handler\b/m.test(
    readFileSync(join(root, 'functions', file), 'utf8'),
  );

/**
 * Returns every handler's file without extension, relative to functions/:
 * `routes/catalogue/shop/list-products`.
 */
export const handlerEntries = (): string[] =>
  globSync('{routes,workers,sockets}/**/*.ts', { cwd: join(root, 'functions') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(exportsHandler)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** Packages that cannot be bundled into a file, because they start threads or load their own binaries. */
export const unbundled = { 'wasm-vips': ['workers/make-variants'] };

/** Optional dependencies of jspdf that are never used here: rendering HTML pages and SVG pictures. */
const neverAsked = ['canvg', 'dompurify', 'html2canvas'];

/** Bundler options of handlers in every environment. Fonts are inlined into the files that use them. */
export const handlerParts = {
  external: [...Object.keys(unbundled), ...neverAsked],
  loader: { '.ttf': 'dataurl' },
} satisfies BuildOptions;

const neededFiles =
  /^(?:package\.json|LICENSE|THIRD-PARTY-NOTICES\.md|lib(?:\/vips(?:-node\.m?js|\.wasm|-heif\.wasm))?)?$/;

/** Copies an unbundled package beside the handlers that need it; all others stay small. */
function layBeside(name: string, entry: string): void {
  const source = join(root, 'node_modules', name);
  cpSync(source, join(bundleFolder, entry, 'node_modules', name), {
    recursive: true,
    filter: (path) => neededFiles.test(relative(source, path).replaceAll('\\', '/')),
  });
}

/** Bundles every handler in one run, including the AWS SDK, as CommonJS, because that starts fastest. */
export const bundleOptions = (): BuildOptions => ({
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
  ...handlerParts,
  // Prefers ES modules, because only they are tree-shaken.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': join(root, 'functions/platform/clients/lambda-credentials.ts'),
  },
  logLevel: 'warning',
});

export function bundleHandlers(): void {
  rmSync(bundleFolder, { recursive: true, force: true });
  mkdirSync(bundleFolder, { recursive: true });
  // The root package uses ES modules, but the Lambda bundles are CommonJS.
  writeFileSync(join(bundleFolder, 'package.json'), '{"type":"commonjs"}\n');
  buildSync(bundleOptions());
  for (const [name, entries] of Object.entries(unbundled))
    for (const entry of entries) layBeside(name, entry);
}
