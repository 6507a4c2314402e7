// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import { compareNews } from '#web/back-office/posts/rules/compare-news.ts';

const image = (url: string, alt: string) => ({ url, alt, width: null, height: null });
const older = NewsText.parse({ title: 'Hội' });
const newer = NewsText.parse({
  title: 'Hội',
  summary: 'Mời',
  content: '<p>Rước <b>kiệu</b></p>',
  category: 'event',
  date: '2026-11-21T01:30:00.000Z',
  endsAt: '2026-11-21T04:00:00.000Z',
  location: 'Đình',
  duration: '2 giờ',
  level: 'Mọi người',
  images: [image('/a.webp', 'Kiệu'), image('/b.webp', '')],
});
const added = (text: string) => [{ kind: 'added', text }];

it('news are compared in the order of the editor, as people read each field', () => {
  expect(compareNews(older, newer)).toEqual([
    { field: 'title', parts: [{ kind: 'same', text: 'Hội' }] },
    { field: 'summary', parts: added('Mời') },
    { field: 'content', parts: added('Rước kiệu') },
    {
      field: 'category',
      parts: [
        { kind: 'removed', text: 'news' },
        { kind: 'added', text: 'event' },
      ],
    },
    { field: 'date', parts: added('21/11/2026 08:30') },
    { field: 'endsAt', parts: added('21/11/2026 11:00') },
    { field: 'location', parts: added('Đình') },
    { field: 'duration', parts: added('2 giờ') },
    { field: 'level', parts: added('Mọi người') },
    { field: 'images', parts: added('Kiệu\n/b.webp\n') },
  ]);
});
