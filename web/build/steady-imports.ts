import type { Plugin } from 'vite';

/** The page's own function that waits for files of code: `web/platform/code/arrival.ts`, made known by `main.tsx`. */
export const arrivalName = 'codeArrives';

const dynamicImport = /\bimport\(\s*(["'`]\.\/[^"'`]+["'`])\s*\)/g;

/** `import("./a.js")` → `codeArrives("./a.js").then(() => import("./a.js"))`, in every built file. */
export const withArrival = (code: string): string =>
  code.replace(dynamicImport, (whole, file: string) => `${arrivalName}(${file}).then(()=>${whole})`);

/** Lets no `import()` of a built page fail before its files were asked for twice. */
export const steadyImports = (): Plugin => ({
  name: 'steady-imports',
  apply: 'build',
  renderChunk: (code) => (code.includes('import(') ? { code: withArrival(code), map: null } : null),
});
