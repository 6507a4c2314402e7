import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type BuildOptions, buildSync } from 'esbuild';
import { contractGroups } from '#shared/registry/contracts.ts';

const root = join(import.meta.dirname, '..');
export const bundleFolder = join(root, 'dist/functions');

/** One Lambda: its code is `export`ed by a file under functions/, by itself or as a member of a group of routes. */
type Handler = { entry: string; file: string; name: string; member?: string };

const groups = /^export const (\w+) = httpRoutes\(/gm;
const routes = /^export const (\w+) = (?:httpRoute|webhookRoute|pageRoute|requireCdn)\(/gm;
const single = /^export (?:const|async function|function) (handler)\b/gm;

/** Earlier names of renamed areas. Their operations keep them, because another name is another Lambda. */
export const operationPrefixes: Readonly<Record<string, string>> = { media: 'uploads' };

const asOperations = (folder: string): string =>
  folder.replace(/(?<=^routes\/)[\w-]+/, (area) => operationPrefixes[area] ?? area);

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const sourceOf = (file: string): string => readFileSync(join(root, 'functions', file), 'utf8');

/** Returns the operations of a group of routes, which has the name of its group of contracts. */
const membersOf = (name: string): [member: string, operation: string][] =>
  Object.entries(contractGroups.get(name) ?? {}).map(([member, contract]) => [
    member,
    contract.name.replace(/^.*\//, ''),
  ]);

/**
 * Returns the handlers of a file: every route of a table, or the only handler of a worker or socket.
 * `routes/accounts.ts` and `routes/accounts.sign-in.ts` are two parts of one table.
 */
function handlersIn(file: string): Handler[] {
  const isTable = file.startsWith('routes/');
  const folder = file.replace(isTable ? /(?:\.[\w-]+)?\.ts$/ : /\.ts$/, '');
  const source = sourceOf(file);
  const grouped = isTable ? [...source.matchAll(groups)] : [];
  return [
    ...[...source.matchAll(isTable ? routes : single)].map(([, name = '']) => ({
      entry: isTable ? `${asOperations(folder)}/${kebab(name)}` : folder,
      file,
      name,
    })),
    ...grouped.flatMap(([, name = '']) =>
      membersOf(name).map(([member, operation]) => ({
        entry: `${asOperations(folder)}/${operation}`,
        file,
        name,
        member,
      })),
    ),
  ];
}

const handlers = (): Handler[] =>
  globSync('{routes,workers,sockets}/**/*.ts', { cwd: join(root, 'functions') })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap(handlersIn);

/** Returns the name of every handler: `routes/catalogue/shop/list-products`. */
export const handlerEntries = (): string[] =>
  handlers()
    .map(({ entry }) => entry)
    .sort();

/** The words of a statement are those it may take from others, so no member names such as `b` in `a.b`. */
type Statement = { text: string; declared: string[]; words: Set<string> };

const importing = /^import (?:type )?(?:\* as )?([^'"]*) from/;
const declaring = /^(?:export )?(?:const|let|type|function|async function) (\w+)/;

function toStatement(text: string): Statement {
  const imported = importing.exec(text)?.[1]?.match(/\b(?!(?:type|as)\b)\w+/g);
  if (imported) return { text, declared: imported, words: new Set() };
  const [, name] = declaring.exec(text) ?? [];
  if (!name)
    throw new Error(`A table of routes holds only imports, constants, types and functions, not ${text}`);
  return { text, declared: [name], words: new Set(text.match(/(?<![\w)\]?]\.)\b\w+/g)) };
}

/** Splits a table into its imports, helpers and routes: each begins at the beginning of a line. */
const statementsOf = (source: string): Statement[] => source.split(/^(?=[a-z])/m).map(toStatement);

/**
 * Returns the source of one Lambda: its route, exported as `handler`, with the imports and helpers that it uses.
 * Everything else of the table becomes blank lines, so that line numbers stay those of the table.
 */
function onlyRoute({ file, name, member }: Handler, statements: Statement[]): string {
  const used = new Set(
    statements.filter(({ declared, text }) => declared[0] === name && text.startsWith('export')),
  );
  // A set that grows while it is walked is walked to its end.
  for (const { words } of used)
    for (const other of statements) if (other.declared.some((one) => words.has(one))) used.add(other);
  const text = statements
    .map((one) => (used.has(one) ? one.text : one.text.replace(/.+/g, '')))
    .join('')
    .replace(/^export (?=const )/gm, '');
  const map = {
    version: 3,
    sources: [join(root, 'functions', file)],
    names: [],
    mappings: `AAAA${';AACA'.repeat(text.split('\n').length - 1)}`,
  };
  const encoded = Buffer.from(JSON.stringify(map)).toString('base64');
  const handler = member === undefined ? name : `${name}.${member}`;
  return `${text}export const handler = ${handler};\n//# sourceMappingURL=data:application/json;base64,${encoded}\n`;
}

/** Replaces a file in one step, because another build may read it at this moment. */
function replaceFile(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

/** Writes a file for each route and returns the files to bundle, one for each handler. */
export function entryPoints(): { in: string; out: string }[] {
  const tables = new Map<string, Statement[]>();
  return handlers().map((handler) => {
    const { entry, file } = handler;
    if (handler.name === 'handler') return { in: join(root, 'functions', file), out: entry };
    const statements = tables.get(file) ?? statementsOf(sourceOf(file));
    tables.set(file, statements);
    const path = join(root, 'dist/entries', `${entry}.ts`);
    replaceFile(path, onlyRoute(handler, statements));
    return { in: path, out: entry };
  });
}

/** Packages that cannot be bundled into a file, because they start threads or load their own binaries. */
export const unbundled = { 'wasm-vips': ['workers/make-variants'] };

/** Only stages with PostgreSQL load this package: it lies beside the handlers, so that others never read it. */
const apart = 'pg';

/** Optional dependencies of jspdf that are never used here: rendering HTML pages and SVG pictures. */
const neverAsked = ['canvg', 'dompurify', 'html2canvas'];

const lambdaCredentials = join(root, 'functions/platform/clients/lambda-credentials.ts');

/** Bundler options of handlers in every environment. Fonts are inlined into the files that use them. */
export const handlerParts = {
  alias: {
    '@aws-sdk/credential-provider-node': lambdaCredentials,
    '@aws-sdk/credential-providers': lambdaCredentials,
  },
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

const lambdaFormat = {
  bundle: true,
  minify: true,
  format: 'cjs',
  platform: 'node',
  target: 'node24',
} satisfies BuildOptions;

/**
 * Bundles every handler in one run, including the AWS SDK, as CommonJS, because that starts fastest. Files that a
 * handler imports and does not use are left out: package.json says that only files of the web have side effects.
 */
export const bundleOptions = (): BuildOptions => ({
  entryPoints: entryPoints().map((file) => ({ ...file, out: join(file.out, 'index') })),
  outdir: bundleFolder,
  absWorkingDir: root,
  ...lambdaFormat,
  ...handlerParts,
  external: [...handlerParts.external, apart],
  // Prefers ES modules, because only they are tree-shaken.
  mainFields: ['module', 'main'],
  logLevel: 'warning',
});

/** Bundles the package that is loaded on demand, once, and copies it beside each handler that may load it. */
function bundleApart(): void {
  const folder = join(bundleFolder, apart);
  const outfile = join(folder, 'index.js');
  buildSync({ entryPoints: [apart], outfile, ...lambdaFormat });
  writeFileSync(join(folder, 'package.json'), '{"main":"index.js"}\n');
  for (const entry of handlerEntries())
    if (readFileSync(join(bundleFolder, entry, 'index.js'), 'utf8').includes(`import("${apart}")`))
      cpSync(folder, join(bundleFolder, entry, 'node_modules', apart), { recursive: true });
  rmSync(folder, { recursive: true });
}

export function bundleHandlers(): void {
  rmSync(bundleFolder, { recursive: true, force: true });
  mkdirSync(bundleFolder, { recursive: true });
  // The root package uses ES modules, but the Lambda bundles are CommonJS.
  writeFileSync(join(bundleFolder, 'package.json'), '{"type":"commonjs"}\n');
  buildSync(bundleOptions());
  bundleApart();
  for (const [name, entries] of Object.entries(unbundled))
    for (const entry of entries) layBeside(name, entry);
}
