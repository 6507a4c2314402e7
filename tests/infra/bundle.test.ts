import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { bundleOptions } from '#infra/bundle.ts';

it('a handler carries its SDK clients, and leaves the client of PostgreSQL to a file that is loaded on demand', async () => {
  const options = bundleOptions();
  const all = options.entryPoints as { in: string; out: string }[];
  const entryPoints = all.filter(({ out }) => out === 'routes/catalogue/shop/list-products/index');
  const { metafile, outputFiles } = await build({ ...options, entryPoints, metafile: true, write: false });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.some((path) => path.includes('/@aws-sdk/client-dynamodb/'))).toBe(true);
  expect(inputs.filter((path) => /node_modules\/pg(?:-[a-z-]+)?\//.test(path))).toEqual([]);
  expect(outputFiles.map(({ text }) => text.match(/\bimport\("pg"\)/g)?.length)).toEqual([1]);
});
