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
 * What libraries bring that the browser never runs stays away, a fifth of each. Schemas only check there: they describe
 * themselves to nobody, and what is wrong is said in our words. Amplify is told its configuration in its own shape.
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
