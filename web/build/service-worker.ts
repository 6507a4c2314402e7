import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { plainFiles, type Release } from '../worker/release.ts';

/** File name of the worker; it is at the root, so that its scope covers all pages. */
const workerFile = 'service-worker.js';
const web = join(import.meta.dirname, '..');

/** `VITE_OFFLINE=off` is the emergency switch that disables the worker. */
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

/** Reads a release from its built page: the files the page names are needed by every page. */
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

/** An empty release: the worker caches nothing and deletes what an earlier one cached. */
const noRelease: Release = { version: '', entry: '', shell: [], files: [] };

/** Builds the worker beside the app and passes it the app's files; in development it caches nothing. */
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
