import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from './syntax.ts';

/** Importers are listed by the file they import; paths begin at the project's folder. */
export type Importers = ReadonlyMap<string, readonly string[]>;

function resolve(root: string, from: string, name: string): string | undefined {
  const path = name.replace(/\?\w+$/, '');
  if (!path.startsWith('#') && !path.startsWith('.')) return undefined;
  const base = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(from), path));
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => `${base}${ending}`)
    .find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));
}

/** Imports of types are left out: they bring no code, so no fault comes through them. */
export function importedNames(path: string, text: string): string[] {
  const parsed = parse(path, text);
  if (!parsed) return [];
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const imported = staticImports.filter(
    ({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType),
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  const later = dynamicImports.flatMap(
    ({ moduleRequest }) =>
      /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1] ?? [],
  );
  return [...imported.map(({ moduleRequest }) => moduleRequest.value), ...exported, ...later];
}

/** The whole project is parsed once, tests included, which takes a few seconds. */
export function readImporters(root: string): Importers {
  const files = globSync('{shared,functions,infra,web,seed,tests,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const name of importedNames(file, readFileSync(join(root, file), 'utf8'))) {
      const target = resolve(root, file, name);
      if (!target) continue;
      const known = importers.get(target);
      if (known) known.push(file);
      else importers.set(target, [file]);
    }
  return importers;
}
