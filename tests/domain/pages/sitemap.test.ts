import { expect, it } from 'vitest';
import { sitemap, sitemapFile } from '#functions/domain/pages/sitemap.ts';

const chapter = (folder: string, total: number) => ({
  count: async () => total,
  places: async (limit: number, offset: number) =>
    Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, place) => ({
      path: `/${folder}/${offset + place + 1}`,
    })),
});
const chapters = [chapter('a', 3), chapter('b', 4)];
const origin = 'https://cholang.vn';
const locations = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.replace(origin, ''));

it('is one file as long as everything fits', async () => {
  expect(locations(await sitemap(chapters, origin, 7))).toEqual([
    '/a/1',
    '/a/2',
    '/a/3',
    '/b/1',
    '/b/2',
    '/b/3',
    '/b/4',
  ]);
});

it('names its files when there are more, and each address stands in exactly one of them', async () => {
  expect(locations(await sitemap(chapters, origin, 5))).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
  expect(locations(await sitemapFile(chapters, origin, 1, 5))).toEqual([
    '/a/1',
    '/a/2',
    '/a/3',
    '/b/1',
    '/b/2',
  ]);
  expect(locations(await sitemapFile(chapters, origin, 2, 5))).toEqual(['/b/3', '/b/4']);
});

it.each([0, -1, 3, Number.NaN])('has no file %s', async (file) => {
  expect(await sitemapFile(chapters, origin, file, 5)).toBeUndefined();
});

it('writes addresses as XML wants them', async () => {
  const odd = {
    count: async () => 1,
    places: async () => [{ path: '/a&b<c', changedAt: '2026-11-01T00:00:00.000Z' }],
  };
  expect(await sitemap([odd], origin)).toContain(
    '<url><loc>https://cholang.vn/a&#38;b&#60;c</loc><lastmod>2026-11-01T00:00:00.000Z</lastmod></url>',
  );
});
