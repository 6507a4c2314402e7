import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { Plugin } from 'esbuild';

/** Shared modules by path, with their exports. */
export type KeptModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Name of the variable through which the app's script accesses the shared modules. */
export const keptName = 'keptModules';

/** Source of an entry file that bundles Zod and these files. */
export const keptEntry = (paths: readonly string[]): string => {
  const modules = [['zod', 'zod'], ...paths.map((path) => [path, `./${path}`])] as const;
  return [
    ...modules.map(([, from], place) => `import * as m${place} from ${JSON.stringify(from)};`),
    `export const modules = { ${modules.map(([name], place) => `${JSON.stringify(name)}: m${place}`).join(', ')} };`,
  ].join('\n');
};

/** Build plugin that makes the app import shared modules instead of bundling them. */
export const fromKept = (modules: KeptModules): Plugin => ({
  name: 'from-kept',
  setup(build) {
    build.onResolve({ filter: /^(?:zod$|#shared\/)/ }, ({ path }) => ({
      path: path.replace(/^#/, ''),
      namespace: 'kept',
      sideEffects: false,
    }));
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
