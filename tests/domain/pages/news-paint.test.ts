import { describe, expect, it } from 'vitest';
import { firstPictureOf, newsListPaint, newsPaint } from '#functions/domain/pages/news-paint.ts';
import type { ContentImage } from '#shared/publishing/content-text.ts';
import news from '#web/locales/vi/members/news.json' with { type: 'json' };
import { usualSizes } from '#web/ui/media/picture-sizes.ts';
import { aNewsItem, anEvent } from './a-news-item.ts';

const villain = `"><img src=x onerror=alert(1)>`;
const image = (name: string): ContentImage => ({
  url: `/media/${name}-{width}.webp`,
  alt: '',
  width: 1,
  height: 1,
});
const images = ['a', 'b', 'c', 'd', 'e'].map(image);
const video = { playbackId: 'phim' };
const sourcesIn = (html: string) => [...html.matchAll(/ src="(\/media[^"]*)"/g)].map(([, source]) => source);
const linesOf = (html: string) => html.split('class="h-5"').length - 1;

describe('the first paint of a news item', () => {
  it('says what the page itself will say', () => {
    const html = newsPaint(aNewsItem());
    for (const text of [
      'Chợ phiên tháng Chạp',
      'Chợ mở từ sáng sớm.',
      'Lê Quang Huy',
      '20/11/2026',
      news.types.news,
    ])
      expect(html).toContain(`>${text}</`);
    expect(html).toContain('<p>Chợ mở từ sáng sớm đến trưa.</p>');
    const bare = newsPaint(
      aNewsItem({ summary: '', author: null, publishedAt: null, category: 'announcement' }),
    );
    for (const text of [news.noSummary, news.noAuthor, news.types.announcement])
      expect(bare).toContain(`>${text}</`);
  });

  it('tells the day in Việt Nam: that of publication, else of the draft', () => {
    const late = { publishedAt: '2026-11-20T18:00:00.000Z', createdAt: '2026-11-18T01:00:00.000Z' };
    expect(newsPaint(aNewsItem(late))).toContain('>21/11/2026</');
    expect(newsPaint(aNewsItem({ ...late, publishedAt: null }))).toContain('>18/11/2026</');
  });

  it('is harmless whatever the item says', () => {
    const html = newsPaint(
      aNewsItem({
        title: villain,
        summary: villain,
        content: `<p>a</p><script>alert(1)</script><p>&lt;img src=x onerror=alert(2)&gt;</p>`,
        images: [{ ...image('a'), url: `/media/${villain}.webp` }],
        author: { id: 'usr_01JDAUTHOR0000000000000000', fullName: villain, avatar: null },
      }),
    );
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script');
    expect(html.split('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')).toHaveLength(5);
  });

  it('shows three pieces of the text without their marks, each shortened', () => {
    const html = newsPaint(
      aNewsItem({
        content: `<h2>Một</h2><ul><li><b>hai</b></li></ul><p> </p><p>${'ba '.repeat(300)}</p><p>bốn</p>`,
      }),
    );
    const texts = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text);
    expect(texts.slice(0, 2)).toEqual(['Một', 'hai']);
    expect(texts[2]).toMatch(/^(ba )+ba…$/);
    expect(texts[2]?.length).toBeLessThanOrEqual(400);
    expect(texts).toHaveLength(3);
  });

  it.each([
    [[], 'none', 0],
    [images.slice(0, 1), 'aspect-4/3', 1],
    [images.slice(0, 2), 'aspect-2/1 grid-cols-2', 2],
    [images.slice(0, 3), 'aspect-3/2 grid-cols-3 grid-rows-2', 3],
    [images, 'aspect-square grid-cols-2 grid-rows-2 sm:aspect-3/2', 4],
  ])('shows %j in one grid, as the page does', (shown, look, tiles) => {
    const html = newsPaint(aNewsItem({ images: shown }));
    expect(html.includes(look)).toBe(look !== 'none');
    expect(html.indexOf('col-span-2 row-span-2') === html.indexOf('ground-1 ') + 9).toBe(tiles === 3);
    expect(html.split('col-span-2 row-span-2')).toHaveLength(tiles === 3 ? 2 : 1);
    expect(html).not.toContain('undefined');
    expect(sourcesIn(html)).toEqual(shown.slice(0, tiles).map(({ url }) => url.replace('{width}', '320')));
  });

  it('shows stills of videos first, and asks for pictures in the size that the page will show', () => {
    const item = aNewsItem({ images: images.slice(0, 1), muxData: [video] });
    expect(sourcesIn(newsPaint(item))).toEqual(['/media/videos/phim/poster.webp', '/media/a-320.webp']);
    expect(firstPictureOf(item)).toEqual([{ address: '/media/videos/phim/poster.webp', sizes: usualSizes }]);
    expect(firstPictureOf(aNewsItem())).toEqual([]);
    expect(newsPaint(item).match(/sizes="([^"]*)"/g)).toEqual([`sizes="${usualSizes}"`]);
    expect(newsPaint(item)).toContain(
      'srcset="/media/a-160.webp 160w, /media/a-320.webp 320w, /media/a-640.webp 640w"',
    );
  });

  it('leaves room for the facts of an event', () => {
    expect(linesOf(newsPaint(anEvent({ level: 'Cơ bản' })))).toBe(3);
    expect(linesOf(newsPaint(anEvent({ location: '' })))).toBe(1);
    expect(linesOf(newsPaint(aNewsItem({ location: 'Đình làng Vòng' })))).toBe(0);
  });
});

describe('the first paint of the list of news', () => {
  it('says what the page itself will say, and shows two cards', () => {
    const html = newsListPaint([
      aNewsItem({ images }),
      anEvent({ title: 'Hội' }),
      aNewsItem({ title: 'Ba' }),
    ]);
    for (const text of [news.title, news.lead, 'Chợ phiên tháng Chạp', 'Hội', news.types.event])
      expect(html).toContain(`>${text}</`);
    expect(html).not.toContain('>Ba</');
    expect(sourcesIn(html)).toHaveLength(4);
    expect(html.split('aspect-video grow rounded-md ground-1')).toHaveLength(2);
    expect(newsListPaint([aNewsItem({ summary: '' })])).toContain(`>${news.noSummary}</`);
  });
});
