import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { newsCalendarPath } from '#shared/news/news-path.ts';
import type { NewsDetail } from '#shared/news/news.ts';
import { calendarFile } from '#functions/domain/pages/news-calendar.ts';
import { aNewsItem, anEvent, itemMoment, itemPath } from './a-news-item.ts';
import { origin } from './page-shop.ts';

const fileOf = (news: NewsDetail, path = newsCalendarPath(news)) =>
  calendarFile({ origin, newsItem: async () => news }, path);

/** Reads a calendar file as RFC 5545 says: lines are unfolded, then values are unescaped. */
async function readEvent(news: NewsDetail) {
  const file = await fileOf(news);
  if (!('body' in file)) throw new Error('There is no file');
  const lines = file.body.replaceAll('\r\n ', '').split('\r\n');
  const value = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
  return { body: file.body, lines, value };
}

it('is one event with its time in UTC, its place, and an id that stays', async () => {
  const { lines, value } = await readEvent(anEvent());
  expect([lines.at(0), lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
  expect(lines.filter((line) => /^(?:BEGIN|END):VEVENT$/.test(line))).toHaveLength(2);
  const names = [
    'VERSION',
    'UID',
    'SEQUENCE',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'SUMMARY',
    'LOCATION',
    'STATUS',
  ];
  expect(names.map(value)).toEqual([
    '2.0',
    '01JDNEWS000000000000000001@cholang.test',
    '2',
    '20261121T030000Z',
    '20261205T013000Z',
    '20261205T040000Z',
    'Chợ phiên tháng Chạp',
    'Đình làng Vòng, Hà Nội',
    'CONFIRMED',
  ]);
  expect(value('DESCRIPTION')).toBe(`Chợ mở từ sáng sớm.\n${origin}${itemPath}-${itemMoment}`);
});

it('says that an event was called off', async () => {
  expect((await readEvent(anEvent({ isCancelled: true }))).value('STATUS')).toBe('CANCELLED');
});

it('leaves out what is not known', async () => {
  const { lines, value } = await readEvent(anEvent({ endsAt: null, location: '', summary: '' }));
  expect(lines.filter((line) => /^(?:DTEND|LOCATION)/.test(line))).toEqual([]);
  expect(value('DESCRIPTION')).toBe(`${origin}${itemPath}-${itemMoment}`);
  const backwards = anEvent({ endsAt: '2026-12-05T01:30:00.000Z' });
  expect((await readEvent(backwards)).value('DTEND')).toBeUndefined();
});

it('keeps what its text says, whatever its letters, in lines of at most 75 bytes', async () => {
  const title = `Phiên; "chợ", C:\\ làng ${'đêm hội 🏮 '.repeat(13)}hết`;
  const odd = { ...anEvent({ title, location: 'a,b;c' }), summary: 'một\r\nhai\nba\rbốn\u0000' };
  const { body, value } = await readEvent(odd);
  expect(value('SUMMARY')).toBe(title);
  expect(value('DESCRIPTION')?.startsWith('một\nhai\nba\nbốn\n')).toBe(true);
  expect(value('LOCATION')).toBe('a,b;c');
  const sizes = body.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(Math.max(...sizes)).toBeGreaterThan(71);
  expect(body).not.toContain('\uFFFD');
  expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

it('folds a line where it is full, the space of a continued line included', async () => {
  const { body } = await readEvent(anEvent({ title: 'a'.repeat(200) }));
  const folded = /SUMMARY:a+(?:\r\n a+)*/.exec(body)?.[0].split('\r\n') ?? [];
  expect(folded.map(({ length }) => length)).toEqual([75, 75, 60]);
});

it('is found by the slug in its address', async () => {
  const asked: string[] = [];
  const newsItem = async (slug: string) => {
    asked.push(slug);
    return anEvent();
  };
  await calendarFile({ origin, newsItem }, `${itemPath}-${itemMoment}.ics`);
  expect(asked).toEqual(['cho-phien-thang-chap']);
});

it.each([
  ['a news item without a time', aNewsItem()],
  ['an event whose time is not known', anEvent({ date: null })],
  ['a notice with a time', anEvent({ category: 'announcement' })],
])('404: %s has no file', async (_, news) => expect(await fileOf(news)).toEqual({ status: 404 }));

it('301: another address leads to the present one', async () => {
  expect(await fileOf(anEvent(), '/news/ten-cu-1700000000000.ics')).toEqual({
    status: 301,
    path: `${itemPath}-${itemMoment}.ics`,
  });
});

it.each([
  ['NEWS_NOT_FOUND', 404],
  ['CONTENT_REMOVED', 410],
] as const)('%s is %i', async (code, status) => {
  const newsItem = () => Promise.reject(new AppError(code));
  expect(await calendarFile({ origin, newsItem }, `${itemPath}-${itemMoment}.ics`)).toEqual({ status });
});

it('another failure is a failure', async () => {
  const newsItem = () => Promise.reject(new AppError('FORBIDDEN'));
  await expect(calendarFile({ origin, newsItem }, `${itemPath}.ics`)).rejects.toThrow('FORBIDDEN');
});
