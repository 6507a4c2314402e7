import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { Plugin } from 'esbuild';

/** Shared modules by path, with their exports. */
export type KeptModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Name of the variable through which the app's script accesses the shared modules. */
export const keptName = 'keptModules';

/**
 * React and its renderer. What they keep between pages is of the roots that are rendered, and a page unmounts its
 * root. The engine has compiled their code by the first pages, which is a third of what a page costs.
 */
export const reactModules: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
];

/** Source of an entry file that bundles Zod, these libraries and these files. */
export const keptEntry = (paths: readonly string[], libraries: readonly string[] = []): string => {
  const modules = [
    ...['zod', ...libraries].map((name) => [name, name] as const),
    ...paths.map((path) => [path, `./${path}`] as const),
  ];
  return [
    ...modules.map(([, from], place) => `import * as m${place} from ${JSON.stringify(from)};`),
    `export const modules = { ${modules.map(([name], place) => `${JSON.stringify(name)}: m${place}`).join(', ')} };`,
  ].join('\n');
};

/** Build plugin that makes the app import shared modules instead of bundling them. */
export const fromKept = (modules: KeptModules): Plugin => ({
  name: 'from-kept',
  setup(build) {
    build.onResolve({ filter: /^[^.]/ }, ({ path }) => {
      const name = path.replace(/^#shared\//, 'shared/');
      return name in modules ? { path: name, namespace: 'kept', sideEffects: false } : undefined;
    });
    build.onLoad({ filter: /.*/, namespace: 'kept' }, ({ path }) => {
      const names = Object.keys(modules[path] ?? {});
      const kept = `${keptName}[${JSON.stringify(path)}]`;
      return {
        contents: [
          ...names.map((name, place) => `const e${place} = ${kept}[${JSON.stringify(name)}];`),
          `export { ${names.map((name, place) => `e${place} as ${name}`).join(', ')} };`,
        ].join('\n'),
      };
    });
  },
});

/** Freezes plain data, so that a page that changes shared values fails at that line. */
function freezeData(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeData(part);
}

/** Runs the script of the shared modules. */
export function runKept(file: string): KeptModules {
  const code = `${readFileSync(file, 'utf8')}\n${keptName}.modules`;
  const modules = new Script(code, { filename: file }).runInThisContext() as KeptModules;
  for (const [path, exported] of Object.entries(modules))
    if (path.startsWith('shared/')) for (const part of Object.values(exported)) freezeData(part);
  return modules;
}
