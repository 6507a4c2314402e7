import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readAsset, scriptsOf } from '#tests/support/first-files.ts';

const kilobytesOf = (names: Set<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readAsset(name)).length, 0) / 1024;

it('the code the shop’s home begins with is at most 160 KB, gzipped', () => {
  expect(kilobytesOf(scriptsOf('_shop', '_shop/e-commerce.index'))).toBeLessThanOrEqual(160);
});

it('an empty cart is not kept waiting by what a full one needs', () => {
  expect(kilobytesOf(scriptsOf('_shop', '_shop/e-commerce.cart'))).toBeLessThanOrEqual(170);
});

it('no page begins with the library that checks forms and answers', () => {
  const all = [...scriptsOf('_shop', '_shop/e-commerce.index')].map((name) => readAsset(name).toString());
  expect(all.filter((code) => code.includes('invalid_type'))).toEqual([]);
});
