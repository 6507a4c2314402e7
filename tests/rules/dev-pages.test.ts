import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { devIndexPage } from '#infra/local/dev/dev-index-page.ts';

const index = devIndexPage({
  url: 'http://shop.test',
  endpoints: {},
  queues: [],
  schedules: [],
  now: 0,
  offsetMs: 0,
});

it('README names every page of the local cloud that its index leads to', () => {
  const pages = [...index.matchAll(/href="http:\/\/shop\.test(\/dev\/\w+)"/g)].map(([, page = '']) => page);
  expect(pages).toEqual(expect.arrayContaining(['/dev/mail', '/dev/ghtk', '/dev/einvoice', '/dev/push']));
  const readme = readFileSync('README.md', 'utf8');
  expect(pages.filter((page) => !readme.includes(`\`${page}\``))).toEqual([]);
});
