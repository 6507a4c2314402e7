import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Vite wraps each `import()` into a helper that preloads what the file needs. Ours preload nothing: the router fetches
 * a page's code when a link is meant, and all styles are one sheet. What the first page would load of it goes.
 */
export const plainImports = (): Plugin => ({
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (sheets.length > 1) throw new Error(`Who would load the second of ${sheets.join(', ')}?`);
  },
});
