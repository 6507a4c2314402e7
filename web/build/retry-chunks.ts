import type { Plugin } from 'vite';

/** Names the function that waits for a chunk and runs it (`web/platform/code/load-chunk.ts`). */
const loadChunkName = 'loadChunk';

const file = /\bimport\(\s*(["'`]\.\/[^"'`]+["'`])\s*\)/.source;
/** Matches an `import()` with or without Vite's preload wrapper, whose lists we do not use (vite.config.ts). */
const ownImport = new RegExp(`__vitePreload\\(\\(\\) => ${file}, __VITE_PRELOAD__\\)|${file}`, 'g');

/** Replaces `import("./a.js")` by `loadChunk("./a.js")`: each chunk is named once, not three times. */
export const withLoadChunk = (code: string): string =>
  code.replace(
    ownImport,
    (_whole, preloaded?: string, plain?: string) => `${loadChunkName}(${preloaded ?? plain})`,
  );

/** Makes every `import()` of a built page retry its chunks before it fails. */
export const retryChunks = (): Plugin => ({
  name: 'retry-chunks',
  apply: 'build',
  renderChunk: (code) => (code.includes('import(') ? { code: withLoadChunk(code), map: null } : null),
});
