import type { Plugin } from 'vite';

/**
 * Name of the page's own function that waits for a chunk and runs it: `web/platform/code/arrival.ts`, made
 * global by `main.tsx`.
 */
export const arrivalName = 'codeOf';

const file = /\bimport\(\s*(["'`]\.\/[^"'`]+["'`])\s*\)/.source;
/** Matches an `import()` with or without Vite's preload wrapper, whose lists we do not use (vite.config.ts). */
const ownImport = new RegExp(`__vitePreload\\(\\(\\) => ${file}, __VITE_PRELOAD__\\)|${file}`, 'g');

/**
 * Replaces `import("./a.js")` by `codeOf("./a.js")` in every built file, so that each chunk name appears once,
 * not three times.
 */
export const withArrival = (code: string): string =>
  code.replace(
    ownImport,
    (_whole, preloaded?: string, plain?: string) => `${arrivalName}(${preloaded ?? plain})`,
  );

/** Makes every `import()` of a built page retry its chunks before it fails. */
export const steadyImports = (): Plugin => ({
  name: 'steady-imports',
  apply: 'build',
  renderChunk: (code) => (code.includes('import(') ? { code: withArrival(code), map: null } : null),
});
