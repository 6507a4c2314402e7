import type { Plugin } from 'vite';

/** The page's own function that waits for a file of code and runs it: `web/platform/code/arrival.ts`, made known by `main.tsx`. */
export const arrivalName = 'codeOf';

const file = /\bimport\(\s*(["'`]\.\/[^"'`]+["'`])\s*\)/.source;
/** Vite names what to preload beside an `import()`; we preload nothing by lists (vite.config.ts). */
const ownImport = new RegExp(`__vitePreload\\(\\(\\) => ${file}, __VITE_PRELOAD__\\)|${file}`, 'g');

/** `import("./a.js")` → `codeOf("./a.js")`, in every built file: each page's address is said once, not three times. */
export const withArrival = (code: string): string =>
  code.replace(
    ownImport,
    (_whole, preloaded?: string, plain?: string) => `${arrivalName}(${preloaded ?? plain})`,
  );

/** Lets no `import()` of a built page fail before its files were asked for twice. */
export const steadyImports = (): Plugin => ({
  name: 'steady-imports',
  apply: 'build',
  renderChunk: (code) => (code.includes('import(') ? { code: withArrival(code), map: null } : null),
});
