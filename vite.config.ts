import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { builtFacts } from './web/build/built-facts.ts';
import { chunkGroups } from './web/build/chunk-groups.ts';
import { latePages } from './web/build/late-pages.ts';
import { leanContracts } from './web/build/lean-contracts.ts';
import { leanLibraries } from './web/build/lean-libraries.ts';
import { noPreload } from './web/build/no-preload.ts';
import { routeFiles } from './web/build/route-files.ts';
import { serviceWorker } from './web/build/service-worker.ts';
import { splitRoutes } from './web/build/split-routes.ts';
import { retryChunks } from './web/build/retry-chunks.ts';
import { textsWithCode } from './web/build/texts-with-code.ts';

const here = import.meta.dirname;

/**
 * The compiler's caches make a component a fifth larger and pay only where much is drawn again and again. What every
 * first screen fetches goes without them.
 */
const firstScreens =
  /\/web\/(?:layouts|platform|routes|screens|ui|features\/(?:cart|favorites)\/(?:api|hooks|rules)|features\/catalogue\/(?:api|home|search|\w+\/(?:api|hooks|rules)|categories\/components\/category-rail|products\/components\/(?:product-c|card-actions|view-toggle)))/;

/** The letters every first screen needs, running and in headings, fetched beside the style sheet instead of after it. */
const urgentFonts = [400, 700].flatMap((weight) =>
  ['vietnamese', 'latin'].map((subset) => `be-vietnam-pro-${subset}-${weight}-normal`),
);

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

export default defineConfig(({ command }) => ({
  root: resolve(here, 'web'),
  publicDir: resolve(here, 'web/public'),
  // What the shim gives to older versions of React is part of ours.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [
    ...leanContracts(),
    leanLibraries(),
    builtFacts(),
    noPreload(),
    latePages(),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: false,
      routesDirectory: resolve(here, 'web/routes'),
      generatedRouteTree: resolve(here, 'web/routeTree.gen.ts'),
      quoteStyle: 'single',
      semicolons: true,
    }),
    splitRoutes(),
    react({ compiler: true, exclude: command === 'build' ? firstScreens : undefined }),
    tailwindcss(),
    textsWithCode(),
    preloadFonts(),
    routeFiles(),
    retryChunks(),
    leaveOutShowcase(),
    serviceWorker(),
  ],
  build: {
    outDir: resolve(here, 'dist/web'),
    emptyOutDir: true,
    // The router fetches a page's code when a link is meant; lists of files to preload would be a tenth of the shell.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === 'html' ? needed : []),
    },
    // Pictures and fonts stay files: the content policy allows no data: scripts and fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Of 2,000 icons a hundred are drawn: the others are not even read.
      experimental: { lazyBarrel: true },
      output: {
        // Names of all pages stand in the first download: a letter less of what cannot be compressed.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  // The video worker fetches its AAC encoder only where the browser has none.
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
}));
