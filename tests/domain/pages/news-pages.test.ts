import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { type NewsDetail, NewsItem } from '#shared/news/news.ts';
import { toPage } from '#shared/pages.ts';
import { findPage } from '#functions/domain/pages/find-page.ts';
import type { Page } from '#functions/domain/pages/page.ts';
import { writePage } from '#functions/domain/pages/write-page.ts';
import { aNewsItem, anEvent, itemMoment, itemPath } from './a-news-item.ts';
import { origin, shop } from './page-shop.ts';

const image = { url: '/media/news/den-{width}.webp', alt: 'Đèn trước đình', width: 1200, height: 900 };
const path = `${itemPath}-${itemMoment}`;

/** Looks up a page of a site with a single news item, or with none. */
async function look(at: string, found: NewsDetail | AppError = aNewsItem()) {
  const { sources } = await shop();
  const asked: string[] = [];
  const page = await findPage(
    {
      ...sources,
      newsItem: async (slug) => {
        asked.push(slug);
        if (found instanceof AppError) throw found;
        return found;
      },
      news: async (paging) =>
        toPage(found instanceof AppError ? [] : [NewsItem.strip().parse(found)], 1, paging),
    },
    at,
  );
  return { page, asked };
}
const pageAt = async (at: string, found?: NewsDetail): Promise<Page> => {
  const { page } = await look(at, found);
  if (!page || page.status === 301) throw new Error('There is no such page');
  return page;
};
const factOf = ({ facts }: Page) => facts[0] as Record<string, unknown>;
const headOf = (page: Page) => writePage('<title></title>', page, { origin, files: [] });

describe('the page of a news item', () => {
  it('says what it is, and brings the item and the list behind it', async () => {
    const page = await pageAt(path);
    expect(page).toMatchObject({
      status: 200,
      title: 'Chợ phiên tháng Chạp',
      description: 'Chợ mở từ sáng sớm.',
      path,
      kind: 'article',
      isIndexed: true,
    });
    expect(page.picture).toBeUndefined();
    expect([page.firstPaint, page.firstPictures]).toEqual([
      expect.stringContaining('>Chợ phiên tháng Chạp</h1>'),
      [],
    ]);
    expect((await pageAt(path, aNewsItem({ images: [image] }))).firstPictures).toHaveLength(1);
    expect(page.answers.map(({ address }) => address)).toEqual([
      '/news/slug/cho-phien-thang-chap',
      '/news?page=1&pageSize=10&sortBy=createdAt&sortOrder=desc',
    ]);
    expect(page.answers[0]?.reply).toMatchObject({ title: 'Chợ phiên tháng Chạp', sequence: 2 });
    expect((await pageAt(path, aNewsItem({ summary: '' }))).description).toBe('Chợ mở từ sáng sớm đến trưa.');
  });

  it('is an article for search engines, with its times and its author', async () => {
    const article = factOf(await pageAt(path, aNewsItem({ images: [image] })));
    expect(article).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'Chợ phiên tháng Chạp',
      mainEntityOfPage: origin + path,
      description: 'Chợ mở từ sáng sớm.',
      image: [`${origin}/media/news/den-640.webp`],
      datePublished: '2026-11-20T02:00:00.000Z',
      dateModified: '2026-11-21T03:00:00.000Z',
      author: { '@type': 'Person', name: 'Lê Quang Huy' },
      publisher: { name: 'Chợ Làng' },
    });
    const bare = factOf(await pageAt(path, aNewsItem({ summary: '', author: null, publishedAt: null })));
    expect(bare).toMatchObject({ datePublished: '2026-11-20T01:00:00.000Z' });
    for (const name of ['description', 'author', 'image']) expect(bare).not.toHaveProperty(name);
  });

  it('is an event for search engines, with time and place, and says if it was called off', async () => {
    expect(factOf(await pageAt(path, anEvent()))).toMatchObject({
      '@type': 'Event',
      name: 'Chợ phiên tháng Chạp',
      description: 'Chợ mở từ sáng sớm.',
      startDate: '2026-12-05T01:30:00.000Z',
      endDate: '2026-12-05T04:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Đình làng Vòng, Hà Nội' },
      organizer: { name: 'Chợ Làng' },
    });
    const bare = factOf(
      await pageAt(path, anEvent({ isCancelled: true, endsAt: null, location: '', summary: '' })),
    );
    expect(bare).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    for (const name of ['endDate', 'location', 'eventAttendanceMode', 'description'])
      expect(bare).not.toHaveProperty(name);
  });

  it.each([
    ['a notice with a time', anEvent({ category: 'announcement' })],
    ['an event without a time', anEvent({ date: null })],
  ])('%s is an article, without a calendar file', async (_, news) => {
    const page = await pageAt(path, news);
    expect(factOf(page)).toMatchObject({ '@type': 'NewsArticle' });
    expect(page.alternates?.map(({ path: other }) => other)).toEqual(['/news.xml']);
  });

  it('names the feed, and an event its calendar file', async () => {
    const head = headOf(await pageAt(path, anEvent()));
    expect(head).toContain(
      `<link rel="alternate" type="application/rss+xml" title="Tin tức &amp; Sự kiện · Chợ Làng" href="${origin}/news.xml" />`,
    );
    expect(head).toContain(
      `<link rel="alternate" type="text/calendar" title="Chợ phiên tháng Chạp" href="${origin}${path}.ics" />`,
    );
  });

  it.each([
    ['scaled to its preview', image, ['640', '480'], 'Đèn trước đình'],
    [
      'as it is, if it has one width',
      { ...image, url: '/media/den.webp' },
      ['1200', '900'],
      'Đèn trước đình',
    ],
    ['unmeasured', { ...image, width: null, alt: '' }, [], 'Chợ phiên tháng Chạp'],
    ['of unknown height', { ...image, height: null }, [], 'Đèn trước đình'],
  ])('shows its first picture, %s', async (_, first, measures, alt) => {
    const head = headOf(await pageAt(path, aNewsItem({ images: [first, { ...image, url: '/b.webp' }] })));
    const found = [...head.matchAll(/property="og:image:(?:width|height)" content="(\d+)"/g)];
    expect(found.map(([, size]) => size)).toEqual(measures);
    expect(head).toContain(`<meta property="og:image:alt" content="${alt}" />`);
    expect(head).toContain(`content="${origin}${first.url.replace('{width}', '640')}"`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image" />');
  });
});

describe('other addresses', () => {
  it.each([
    ['a former slug', `/news/ten-cu-${itemMoment}`, 'ten-cu'],
    ['another moment', `${itemPath}-1700000000000`, 'cho-phien-thang-chap'],
    ['no moment', itemPath, 'cho-phien-thang-chap'],
  ])('301: %s leads to the item', async (_, at, slug) => {
    expect(await look(at)).toEqual({ page: { status: 301, path }, asked: [slug] });
  });

  it.each([
    ['NEWS_NOT_FOUND', 404, 'Không tìm thấy tin'],
    ['CONTENT_REMOVED', 410, 'Tin này đã được gỡ'],
  ] as const)('%s is %i, out of the index and without data', async (code, status, title) => {
    const { page } = await look(path, new AppError(code));
    expect(page).toMatchObject({ status, title, isIndexed: false, answers: [], facts: [] });
  });

  it('another failure is a failure', async () => {
    await expect(look(path, new AppError('FORBIDDEN'))).rejects.toThrow('FORBIDDEN');
  });
});

describe('the list of news', () => {
  it('names its items, brings them, and shows the first picture among them', async () => {
    const page = await pageAt('/news/', aNewsItem({ images: [image] }));
    expect(page).toMatchObject({
      status: 200,
      title: 'Tin tức & Sự kiện',
      path: '/news',
      picture: image.url,
      isIndexed: true,
      alternates: [{ path: '/news.xml' }],
    });
    expect(page.answers.map(({ address }) => address)).toEqual([
      '/news?page=1&pageSize=10&sortBy=createdAt&sortOrder=desc',
    ]);
    expect(page.facts[1]).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: 'Chợ phiên tháng Chạp', url: origin + path }],
    });
    expect([page.firstPaint, page.firstPictures]).toEqual([
      expect.stringContaining('>Chợ phiên tháng Chạp</h2>'),
      [{ address: image.url, sizes: expect.any(String) }],
    ]);
    expect(await pageAt('/news')).toMatchObject({ firstPictures: [] });
    expect((await pageAt('/news')).picture).toBeUndefined();
  });
});
