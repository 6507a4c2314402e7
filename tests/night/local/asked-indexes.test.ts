import { build } from 'esbuild';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { bundleFolder, bundleOptions } from '#infra/bundle.ts';
import { allHandlers } from '#tests/support/all-handlers.ts';

const names = ['gsi1', 'gsi2'] as const;

/** Every handler's code as it is deployed, without packages: what nothing calls is not in it. */
async function bundles(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    ...bundleOptions(),
    alias: {},
    write: false,
    minify: false,
    packages: 'external',
    loader: { '.ttf': 'empty' },
  });
  return new Map(
    outputFiles.map(({ path, text }) => [
      relative(bundleFolder, path).replaceAll('\\', '/').replace('/index.js', ''),
      text,
    ]),
  );
}

it('each function names the indexes its code asks, and no others', async () => {
  const codes = await bundles();
  const wrong = allHandlers
    .map(({ entry, rights }) => ({
      entry,
      named: rights.indexes ?? [],
      asked: names.filter((name) => codes.get(entry)?.includes(`"${name}"`)),
    }))
    .filter(({ named, asked }) => JSON.stringify(named) !== JSON.stringify(asked));
  expect(wrong).toEqual([]);
  expect(allHandlers.filter(({ entry }) => !codes.has(entry))).toEqual([]);
});
