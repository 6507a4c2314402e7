import { expect, it } from 'vitest';
import { newsAddress, slugInAddress } from '#shared/news/news-path.ts';
import { isNarrowed, newsQueryOf } from '#web/features/news/rules/news-query.ts';
import {
  newsFilters,
  newsOrderNames,
  newsSizes,
  readNewsSearch,
} from '#web/features/news/rules/news-search.ts';
import { isLong, plainLength } from '#web/features/news/rules/news-text.ts';
import { shareLink } from '#web/features/news/rules/share-links.ts';

it('an address holds the slug and the time of writing', () => {
  const item = { slug: 'cho-tet', createdAt: '2026-11-30T00:00:00.000Z' };
  expect(newsAddress(item)).toBe('cho-tet-1795996800000');
  expect(slugInAddress(newsAddress(item))).toBe('cho-tet');
});

it.each([
  ['cho-tet', 'cho-tet'],
  ['cho-tet-2026', 'cho-tet-2026'],
  ['-1795996800000', '-1795996800000'],
])('%s names the slug %s', (address, slug) => {
  expect(slugInAddress(address)).toBe(slug);
});

it('a text of 300 characters is shown whole, one of 301 is not', () => {
  expect(isLong(`<p>${'a'.repeat(300)}</p>`)).toBe(false);
  expect(isLong(`<p>${'a'.repeat(301)}</p>`)).toBe(true);
  expect(plainLength('<b>a</b>&amp;&#39;&#xA0;&AMP;b')).toBe(6);
  expect(plainLength(' <p> a b </p>\n')).toBe(3);
});

it('what an address cannot mean is left out', () => {
  expect(
    readNewsSearch({ search: ' chợ ', type: 'event', sort: 'titleUp', page: '2', pageSize: 15, other: 1 }),
  ).toEqual({ search: 'chợ', type: 'event', sort: 'titleUp', page: 2, pageSize: 15 });
  expect(readNewsSearch({ type: 'all', sort: 'random', page: 1, pageSize: 50 })).toEqual({});
});

it.each([
  ['type', [...newsFilters], ['news', 'event', 'announcement']],
  ['pageSize', [...newsSizes], [10, 15, 20]],
] as const)('an address may ask for each %s on offer', (name, offered, all) => {
  expect(offered).toEqual(all);
  for (const one of all) expect(readNewsSearch({ [name]: one })).toEqual({ [name]: one });
});

it.each([
  [1, undefined],
  [2, 2],
  [100_000, 100_000],
  [100_001, undefined],
])('page %i of an address is page %s of the list', (page, read) => {
  expect(readNewsSearch({ page }).page).toBe(read);
});

it('words of more than 100 characters are cut', () => {
  expect(readNewsSearch({ search: 'a'.repeat(101) }).search).toHaveLength(100);
});

it('each order has a name in an address, and a field and a direction of its own', () => {
  const orders = newsOrderNames.map((sort) => {
    expect(readNewsSearch({ sort })).toEqual({ sort });
    const { sortBy, sortOrder } = newsQueryOf({ sort });
    return [sort, sortBy, sortOrder].join(' ');
  });
  expect(orders).toEqual([
    'latest createdAt desc',
    'oldest createdAt asc',
    'mostLiked likes desc',
    'leastLiked likes asc',
    'mostCommented commentCount desc',
    'leastCommented commentCount asc',
    'mostViewed views desc',
    'leastViewed views asc',
    'titleUp title asc',
    'titleDown title desc',
    'latestUpdated updatedAt desc',
    'oldestUpdated updatedAt asc',
  ]);
});

it('an order is a field and a direction', () => {
  expect(newsQueryOf({})).toEqual({ sortBy: 'createdAt', sortOrder: 'desc', page: 1, pageSize: 10 });
  expect(newsQueryOf({ sort: 'leastViewed', type: 'news', page: 3, pageSize: 20 })).toEqual({
    type: 'news',
    sortBy: 'views',
    sortOrder: 'asc',
    page: 3,
    pageSize: 20,
  });
});

it('words or a type narrow the list, an order does not', () => {
  expect([{ search: 'a' }, { type: 'news' as const }, { sort: 'oldest' as const }].map(isNarrowed)).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fa.vn%2Fb'],
  ['twitter', 'https://twitter.com/intent/tweet?url=https%3A%2F%2Fa.vn%2Fb&text=A%20%26%20B'],
  ['whatsapp', 'https://api.whatsapp.com/send?text=A%20%26%20B%20https%3A%2F%2Fa.vn%2Fb'],
] as const)('%s shares the address', (site, link) => {
  expect(shareLink(site, { url: 'https://a.vn/b', title: 'A & B' })).toBe(link);
});
