import { expect, it } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import { countOf } from '#web/back-office/posts/rules/count-posts.ts';
import { draftOf, textOf } from '#web/back-office/posts/rules/news-draft.ts';
import { en } from '#web/locales/en.ts';
import { vi } from '#web/locales/vi.ts';
import { localTime } from '#web/ui/publishing/time-for-input.ts';

const text = NewsText.parse({
  title: 'Hội làng',
  date: '2026-11-21T01:30:00.000Z',
  images: [{ url: '/media/a/1280.webp', alt: 'Rước kiệu' }],
});

it('counts posts of a status, of a type, and all', () => {
  const lines = [
    { status: 'published', type: 'news', count: 3 },
    { status: 'published', type: 'event', count: 2 },
    { status: 'draft', type: 'news', count: 1 },
  ] as const;
  expect(countOf(lines, { status: 'published' })).toBe(5);
  expect(countOf(lines, { type: 'news' })).toBe(4);
  expect(countOf(lines, { status: 'draft', type: 'event' })).toBe(0);
  expect(countOf(lines, {})).toBe(6);
});

it('shows moments as local times and reads them again', () => {
  expect(localTime('2026-11-21T01:30:00.000Z')).toBe('2026-11-21T08:30');
  expect(localTime(null)).toBe('');
  expect(textOf(draftOf(text), text)).toEqual(text);
  expect(textOf({ ...draftOf(text), date: '' }, text).date).toBeNull();
});

it('a moment that is not typed to its end leaves the one that was saved', () => {
  expect(textOf({ ...draftOf(text), date: '2026-12-' }, text).date).toBe(text.date);
});

it('the pictures of a text are its own, so that the form may change its rows', () => {
  const draft = draftOf(text);
  const written = textOf(draft, text);
  expect(written.images[0]).not.toBe(draft.images[0]);
});

it.each([vi.staffNews, en.staffNews])(
  'the link to the queue is no longer than those of the figures beside it, so it stays on one line',
  ({ overview }) => expect(overview.queue.length).toBeLessThanOrEqual(overview.go.length),
);

it('each moment of an event is read by itself', () => {
  const event = { ...text, endsAt: '2026-11-21T04:00:00.000Z' };
  const draft = draftOf(event);
  expect([draft.date, draft.endsAt]).toEqual(['2026-11-21T08:30', '2026-11-21T11:00']);
  expect(textOf({ ...draft, endsAt: '2026-11-21T12:00' }, event)).toEqual({
    ...event,
    endsAt: '2026-11-21T05:00:00.000Z',
  });
  expect(textOf({ ...draft, endsAt: '' }, event)).toEqual({ ...event, endsAt: null });
  expect(textOf({ ...draft, endsAt: '2026-' }, event)).toEqual(event);
});

it('the videos of a text are its own, too', () => {
  const draft = draftOf(NewsText.parse({ ...text, videos: [{ playbackId: 'v1' }] }));
  const written = textOf(draft, text);
  expect(written.videos).toEqual([{ playbackId: 'v1' }]);
  expect(written.videos[0]).not.toBe(draft.videos[0]);
});
