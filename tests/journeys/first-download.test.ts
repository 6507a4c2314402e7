import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { allScripts, readAsset, scriptsOf } from '#tests/support/first-files.ts';

const kilobytesOf = (names: Set<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(readAsset(name)).length, 0) / 1024;

// Two of these are the addresses of members’ rooms, one is that Back closes what is open over the page, and half of
// one the addresses of news and of its desk.
it('the code the shop’s home begins with is at most 164.5 KB, gzipped', () => {
  expect(kilobytesOf(scriptsOf('_shop', '_shop/e-commerce.index'))).toBeLessThanOrEqual(164.5);
});

// One is what pages say without a network, whose own code comes when the page is at rest.
it('an empty cart is not kept waiting by what a full one needs', () => {
  expect(kilobytesOf(scriptsOf('_shop', '_shop/e-commerce.cart'))).toBeLessThanOrEqual(173.5);
});

it('what staff’s first page begins with leaves room for what it asks for until it is at rest', () => {
  expect(kilobytesOf(scriptsOf('_staff', '_staff/admin/index'))).toBeLessThanOrEqual(190);
});

it('the reader of documents begins with at most 60 KB beyond what every page of the community has', () => {
  const page = scriptsOf('_community');
  const reader = scriptsOf('_community', '_community/documents_.$address.chapters.$chapterId');
  const own = [...reader].filter((name) => !page.has(name));
  expect(own.some((name) => name.startsWith('reader-'))).toBe(true);
  expect(kilobytesOf(new Set(own))).toBeLessThanOrEqual(60);
  expect(own.filter((name) => /^(?:rich-text-editor|video-player)/.test(name))).toEqual([]);
});

it('the form of a product begins without the editor of texts', () => {
  const names = [...scriptsOf('_staff', '_staff/admin/e-commerce/products/create')];
  expect(names.filter((name) => name.startsWith('product-form'))).not.toEqual([]);
  expect(names.filter((name) => name.startsWith('rich-text-editor'))).toEqual([]);
});

it('no page begins with the library that checks forms and answers', () => {
  const all = [...scriptsOf('_shop', '_shop/e-commerce.index')].map((name) => readAsset(name).toString());
  expect(all.filter((code) => code.includes('invalid_type'))).toEqual([]);
});

// A function that stands beside schemas in a shared file once went with them.
it('no code calls what the bundler has left out', () => {
  const names = allScripts();
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => readAsset(name).toString().includes('(void 0)('))).toEqual([]);
});
