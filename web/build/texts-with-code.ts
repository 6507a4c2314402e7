import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..');
const ours = /\/web\/(?:back-office|features|layouts|platform|routes|screens|ui)\/.+\.tsx?(?:\?|$)/;
const spoken = /useTranslation\(\s*(?:\[([^\]]*)\]|(["'`][\w-]+["'`]))?\s*\)|\bns:\s*(["'`][\w-]+["'`])/g;
/** Matches the variable in which the React compiler caches a list of namespaces across renders. */
const kept = /useTranslation\(\s*([\w$]+)\s*\)/g;
const names = /[\w-]+/g;
const virtual = 'virtual:texts/';
const resolved = '\0texts/';

const listFile = join(web, 'locales/vi.ts');

/** Reads each namespace and its file from the list of Vietnamese texts. */
function registered(): Map<string, string> {
  const list = readFileSync(listFile, 'utf8');
  return new Map(
    [...list.matchAll(/^import (\w+) from '(.+\.json)';$/gm)].map(([, name = '', file = '']) => [
      name,
      join(web, 'locales', file),
    ]),
  );
}

/** Returns the namespaces a module uses; `useTranslation()` alone means the common one. */
export function namespacesIn(code: string, isKnown: (name: string) => boolean): Set<string> {
  const found = new Set<string>();
  for (const [, keeper = ''] of code.matchAll(kept)) {
    // Other functions may use the same variable name for other lists, so all of them count.
    const lists = code.matchAll(
      new RegExp(`(?<![\\w$])${keeper.replaceAll('$', '\\$')} = \\[([^\\]]*)\\]`, 'g'),
    );
    for (const [, list = ''] of lists)
      for (const name of list.match(names) ?? []) if (isKnown(name)) found.add(name);
  }
  for (const [, many, one, other] of code.matchAll(spoken)) {
    for (const name of (many ?? one ?? other ?? 'common').match(names) ?? []) found.add(name);
  }
  return found;
}

/** Loads Vietnamese texts with the modules that use them, instead of all with the first page. */
export function textsWithCode(): Plugin {
  let files = registered();
  return {
    name: 'texts-with-code',
    enforce: 'post',
    watchChange(id) {
      if (id === listFile) files = registered();
    },
    resolveId: (id) => (id.startsWith(virtual) ? resolved + id.slice(virtual.length) : undefined),
    load(id) {
      if (!id.startsWith(resolved)) return undefined;
      const name = id.slice(resolved.length);
      const file = files.get(name);
      if (!file) throw new Error(`web/locales/vi.ts registers no texts called ${name}`);
      const code = [
        `import { addTexts } from ${JSON.stringify(join(web, 'platform/i18n/texts.ts'))};`,
        `import texts from ${JSON.stringify(file)};`,
        `addTexts(${JSON.stringify(name)}, texts);`,
      ].join('\n');
      return { code, moduleType: 'js', moduleSideEffects: true };
    },
    transform(code, id) {
      if (!ours.test(id)) return undefined;
      const found = [...namespacesIn(code, (name) => files.has(name))];
      if (found.length === 0) return undefined;
      // Appended at the end, so that the lines above keep their numbers; imports are hoisted anyway.
      const imports = found.map((name) => `import ${JSON.stringify(virtual + name)};`);
      return { code: `${code}\n${imports.join('\n')}\n`, map: null };
    },
  };
}
