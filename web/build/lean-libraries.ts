import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const describing = /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;
const ownWords = /zod\/v4\/locales\/en\.js$/;
const foreignConfig = /@aws-amplify\/core\/dist\/esm\/utils\/parseAmplifyConfig\.mjs$/;

const exportedNames = (code: string): string[] =>
  [/^export (?:const|function) (\w+)/gm, /^export \{ \w+ as (\w+) \}/gm].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(([, name]) => name ?? []),
  );

function nothingOf(file: string): string {
  const names = exportedNames(readFileSync(file, 'utf8')).map((name) => `none as ${name}`);
  return `const none = () => undefined;\nexport { ${names.join(', ')} };`;
}

/**
 * Removes library code that the browser never runs, a fifth of each library. Schemas only validate there: they
 * need no JSON schema export, and error messages are our own. Amplify gets its configuration in its own format,
 * so its parser is not needed.
 */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (ownWords.test(id)) return 'export default () => ({ localeError: () => undefined });';
    if (foreignConfig.test(id)) return 'export const parseAmplifyConfig = (config) => config;';
    return describing.test(id) ? nothingOf(id) : undefined;
  },
});
