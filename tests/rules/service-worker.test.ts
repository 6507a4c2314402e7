import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { releaseOf, serviceWorker } from '#web/build/service-worker.ts';
import { successorsOf } from '#web/worker/release.ts';

const page = `<link rel="icon" href="/favicon.svg" />
<script src="/before-paint.js"></script>
<script type="module" crossorigin src="/assets/index-aaaaaaa1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/shell-bbbbbb1.js">
<link rel="stylesheet" crossorigin href="/assets/index-ccccccc1.css">`;
const files = ['index-aaaaaaa1.js', 'shell-bbbbbb1.js', 'index-ccccccc1.css', 'product-ddddddd.js'];

describe('what the build tells the worker of a release', () => {
  const release = releaseOf(page, files, ['theme']);

  it('is what the page begins with, and all files there are', () =>
    expect(release).toMatchObject({
      entry: '/assets/index-aaaaaaa1.js',
      shell: ['/assets/index-aaaaaaa1.js', '/assets/shell-bbbbbb1.js', '/assets/index-ccccccc1.css'],
      files,
    }));

  it('is another version when anything of it is another, and the same when nothing is', () => {
    const others = [
      releaseOf(page.replace('bbbbbb1', 'bbbbbb2'), files, ['theme']),
      releaseOf(page, [...files, 'cart-eeeeeee.js'], ['theme']),
      releaseOf(page, files, ['another theme']),
    ];
    expect(new Set([release, ...others].map(({ version }) => version)).size).toBe(4);
    expect(releaseOf(page, files.toReversed(), ['theme']).version).toBe(release.version);
  });
});

it('files are known by their names without the hash, whatever letters it has', () => {
  const after = [
    'product-eeeeeee.js',
    'product-card-eeeeeee.js',
    'address-line-Aa-b_C-.js',
    'index-fffffff1.css',
  ];
  expect(successorsOf(['product-ddddddd.js', 'address-line-De-FdE-.js'], after)).toEqual([
    'product-eeeeeee.js',
    'address-line-Aa-b_C-.js',
  ]);
  expect(successorsOf(['index-fffffff1.js'], after)).toEqual([]);
});

/** What the server of developers answers at the worker's address. */
function whileDeveloping(): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const response = { writeHead: () => ({ end: resolve }) };
  const use = (_path: string, answer: (request: object, to: object, next: (why: unknown) => void) => void) =>
    answer({}, response, reject);
  const { configureServer } = serviceWorker();
  (configureServer as (server: object) => void)({ middlewares: { use } });
  return promise;
}

it('while developing the worker shows pushes, and stands between nobody and the network', async () => {
  const heard: string[] = [];
  runInNewContext(await whileDeveloping(), { addEventListener: (name: string) => heard.push(name) });
  expect(heard.toSorted()).toEqual(['activate', 'install', 'notificationclick', 'push']);
});
