import { resolve } from 'node:path';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { leanContracts } from './scripts/vite/lean-contracts.ts';
import { routeFiles } from './scripts/vite/route-files.ts';
import { textsWithCode } from './scripts/vite/texts-with-code.ts';

const here = import.meta.dirname;

/** The two font files every first screen needs, fetched beside the style sheet instead of after it. */
const urgentFonts = ['be-vietnam-pro-vietnamese-400-normal', 'be-vietnam-pro-latin-400-normal'];

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && urgentFonts.some((font) => file.includes(font)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** The sample pages of the design kit are for builders only. */
function leaveOutShowcase(): Plugin {
  return {
    name: 'leave-out-showcase',
    apply: () => process.env.VITE_STAGE === 'production',
    enforce: 'pre',
    load: (id) => (id.endsWith('/ui/showcase/showcase.tsx') ? 'export default () => null;' : undefined),
  };
}

/** Libraries change less often than we do: their own file stays in the browser's cache across releases. */
const foundation = /node_modules\/(?:react|react-dom|scheduler|i18next|@tanstack)\//;

/** What every first screen needs of our own, in one file instead of thirty. */
const shellModules =
  /\/web\/(?:routes|platform\/(?:api\/(?!transport)|session|i18n|theme)|layouts\/(?:page|text-search)|locales\/vi\/(?:common|shell|switcher))[./]|\0texts\/(?:common|shell|switcher)$|node_modules\/clsx\//;
const isShell = (id: string): boolean => shellModules.test(id) && !id.includes('tsr-split');

/** Small parts most screens show, in one file: each request costs more than some bytes too many. */
const kit =
  /\/web\/ui\/(?:avatar(?:-look)?|badge|breadcrumb|button-link|chip|empty-state|error-state|icon-button|logo|picture-ground|price|rating|use-media-query)\.tsx?$|\0texts\/ui$|\/locales\/vi\/ui\.json$|\/shared\/(?:money|vnd)\.ts$|\/web\/features\/(?:cart|catalogue|favorites)\/(?:api|hooks)\//;
const icons = /node_modules\/lucide-react\//;

export default defineConfig({
  root: resolve(here, 'web'),
  publicDir: resolve(here, 'web/public'),
  plugins: [
    ...leanContracts(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // All of a page but its address: a site of many pages would otherwise begin with the queries of each.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent']],
      },
      routesDirectory: resolve(here, 'web/routes'),
      generatedRouteTree: resolve(here, 'web/routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    textsWithCode(),
    preloadFonts(),
    routeFiles(),
    leaveOutShowcase(),
  ],
  build: {
    outDir: resolve(here, 'dist/web'),
    emptyOutDir: true,
    // Pictures and fonts stay files: the content policy allows no data: scripts and fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', test: foundation, priority: 3 },
            { name: 'shell', test: isShell, priority: 2 },
            { name: 'kit', test: kit, minShareCount: 4, priority: 1 },
            { name: 'icons', test: icons, minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
});
