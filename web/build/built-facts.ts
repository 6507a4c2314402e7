import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const facts = /\/shared\/.+-facts\.ts$/;

/** Evaluates shared `*-facts.ts` at build time: the browser gets plain data without its declarations. */
export const builtFacts = (): Plugin => ({
  name: 'built-facts',
  enforce: 'pre',
  async load(id) {
    if (!facts.test(id)) return undefined;
    const loaded: object = await import(pathToFileURL(id).href);
    const lines = Object.entries(loaded).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
  },
});
