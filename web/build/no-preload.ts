import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * Removes Vite's preload helper, which wraps each `import()`. Our imports preload nothing: the router fetches a
 * page's code when a link is about to be used, and all styles are in one sheet. Without the helper the first
 * page loads less code.
 */
export const noPreload = (): Plugin => ({
  name: 'no-preload',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : undefined),
  generateBundle(_options, bundle) {
    const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css'));
    if (sheets.length > 1) throw new Error(`Who would load the second of ${sheets.join(', ')}?`);
  },
});
