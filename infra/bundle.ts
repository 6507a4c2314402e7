import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';

const root = join(import.meta.dirname, '..');
export const bundleFolder = join(root, 'dist/functions');

const exportsHandler = (file: string) =>
  /^export (?:const|async function|function) handler\b/m.test(
    readFileSync(join(root, 'functions', file), 'utf8'),
  );

/** Every handler's file without its ending, relative to functions/: `routes/catalogue/shop/list-products`. */
export const handlerEntries = (): string[] =>
  globSync('{routes,workers,sockets}/**/*.ts', { cwd: join(root, 'functions') })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(exportsHandler)
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** Packages that cannot be folded into a file, because they start threads or load binaries of their own. */
export const unbundled = { 'wasm-vips': ['workers/make-variants'] };

/** What jspdf would load for what nobody here asks of it: drawing pages of HTML, and pictures of SVG. */
const neverAsked = ['canvg', 'dompurify', 'html2canvas'];

/** How handlers are built, wherever they run: a font is part of the file that writes by it. */
export const handlerParts = {
  external: [...Object.keys(unbundled), ...neverAsked],
  loader: { '.ttf': 'dataurl' },
} satisfies BuildOptions;

const neededFiles =
  /^(?:package\.json|LICENSE|THIRD-PARTY-NOTICES\.md|lib(?:\/vips(?:-node\.m?js|\.wasm|-heif\.wasm))?)?$/;

/** Lays such a package beside the handlers that need it; all others stay as small as they are. */
function layBeside(name: string, entry: string): void {
  const source = join(root, 'node_modules', name);
  cpSync(source, join(bundleFolder, entry, 'node_modules', name), {
    recursive: true,
    filter: (path) => neededFiles.test(relative(source, path).replaceAll('\\', '/')),
  });
}

/** Every handler in one run: the AWS SDK included, as CommonJS, because that starts fastest. */
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
  // The modules' own form is the one that tree-shakes.
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': join(root, 'functions/platform/clients/lambda-credentials.ts'),
  },
  logLevel: 'warning',
});

export function bundleHandlers(): void {
  rmSync(bundleFolder, { recursive: true, force: true });
  mkdirSync(bundleFolder, { recursive: true });
  // The package around is made of modules; what Lambda runs is not.
  writeFileSync(join(bundleFolder, 'package.json'), '{"type":"commonjs"}\n');
  buildSync(bundleOptions());
  for (const [name, entries] of Object.entries(unbundled))
    for (const entry of entries) layBeside(name, entry);
}
