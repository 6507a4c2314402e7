import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { plainFiles, type Release } from '../worker/release.ts';

/** Above all pages, so that it may answer for all of them. */
export const workerFile = 'service-worker.js';
const web = join(import.meta.dirname, '..');

/** `VITE_OFFLINE=off` is the switch for the day the worker does harm. */
const isOff = (): boolean => process.env.VITE_OFFLINE === 'off';

async function workerFor(release: Release): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(web, 'worker/main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { RELEASE: JSON.stringify(release) },
  });
  return outputFiles[0]?.text ?? '';
}

/** What a built page names is what every page begins with. */
export function releaseOf(page: string, files: readonly string[], beside: readonly string[] = []): Release {
  const shell = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  const [, entry = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
  const hash = createHash('sha256').update([page, ...files.toSorted(), ...beside].join('\n'));
  return { version: hash.digest('hex').slice(0, 12), entry, shell, files };
}

function builtRelease(bundle: Rolldown.OutputBundle): Release {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') throw new Error('The build has no index.html');
  const files = Object.keys(bundle)
    .filter((file) => file.startsWith('assets/'))
    .map((file) => file.slice('assets/'.length));
  const beside = plainFiles.map((path) => readFileSync(join(web, 'public', path), 'utf8'));
  return releaseOf(String(page.source), files, beside);
}

/** Of nothing: the worker keeps nothing, and forgets what one before it kept. */
const noRelease: Release = { version: '', entry: '', shell: [], files: [] };

/** Builds the worker beside the app and tells it which files the app is made of; while developing it keeps nothing. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  writeBundle: {
    order: 'post',
    async handler({ dir = '' }, bundle) {
      writeFileSync(join(dir, workerFile), await workerFor(isOff() ? noRelease : builtRelease(bundle)));
    },
  },
  configureServer({ middlewares }) {
    middlewares.use(`/${workerFile}`, (_request, response, next) => {
      workerFor(noRelease).then((code) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(code);
      }, next);
    });
  },
});
