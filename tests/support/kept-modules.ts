import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { Plugin } from 'esbuild';

/** Each kept module by its path, and what it exports. */
export type KeptModules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The variable by which the script of the app knows the kept modules. */
export const keptName = 'keptModules';

/** The entry of a script that holds Zod and these files of ours. */
export const keptEntry = (paths: readonly string[]): string => {
  const modules = [['zod', 'zod'], ...paths.map((path) => [path, `./${path}`])] as const;
  return [
    ...modules.map(([, from], place) => `import * as m${place} from ${JSON.stringify(from)};`),
    `export const modules = { ${modules.map(([name], place) => `${JSON.stringify(name)}: m${place}`).join(', ')} };`,
  ].join('\n');
};

/** Lets the app import from the kept modules what would otherwise be built into it. */
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

/** Freezes plain data: a page that changed what other pages share fails at that line. */
function freezeData(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freezeData(part);
}

/** Runs the script of the kept modules. */
export function runKept(file: string): KeptModules {
  const code = `${readFileSync(file, 'utf8')}\n${keptName}.modules`;
  const modules = new Script(code, { filename: file }).runInThisContext() as KeptModules;
  for (const [path, exported] of Object.entries(modules))
    if (path.startsWith('shared/')) for (const part of Object.values(exported)) freezeData(part);
  return modules;
}
