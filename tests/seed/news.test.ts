import { describe, expect, it } from 'vitest';
import { slugify } from '#shared/values/text.ts';
import { documentTexts } from '#seed/world/documents/index.ts';
import { newsTexts } from '#seed/world/news/index.ts';
import { cleanedTwins, joinedBefore, sharedSentences, wordCount } from './written-texts.ts';

const named = newsTexts.map((news) => ({ ...news, name: news.title }));
const events = newsTexts.flatMap((news) => (news.kind === 'event' ? [news] : []));

describe('the news of the demo market', () => {
  it('are 22 news, 12 events and 6 announcements', () => {
    const counts = Map.groupBy(newsTexts, ({ kind }) => kind);
    expect(Object.fromEntries([...counts].map(([kind, { length }]) => [kind, length]))).toEqual({
      news: 22,
      event: 12,
      announcement: 6,
    });
  });

  it('have titles and slugs that no other news item and no document has', () => {
    const titles = [...newsTexts, ...documentTexts].map(({ title }) => slugify(title));
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('have clean HTML of 120 to 500 words, and repeat no long sentence', () => {
    expect(cleanedTwins(named)).toEqual([]);
    const counts = named.map(({ html }) => wordCount(html));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(120);
    expect(Math.max(...counts)).toBeLessThanOrEqual(500);
    const chapters = documentTexts.flatMap((document) => document.chapters);
    expect(
      sharedSentences([...named, ...chapters.map(({ title, html }) => ({ name: title, html }))]),
    ).toEqual([]);
  });

  it('come from staff within 120 days, each day-old or older', () => {
    expect(newsTexts.filter(({ author, createdDaysAgo }) => !joinedBefore(author, createdDaysAgo))).toEqual(
      [],
    );
    const ages = newsTexts.map(({ createdDaysAgo }) => createdDaysAgo);
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...ages)).toBeLessThanOrEqual(120);
    expect(new Set(ages).size).toBeGreaterThan(35);
  });

  it('have 0 to 6 pictures, each with a text of its own in the item', () => {
    const counts = newsTexts.map(({ pictures }) => pictures.length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]));
    const twins = newsTexts.filter(
      ({ pictures }) => new Set(pictures.map(({ alt }) => alt)).size < pictures.length,
    );
    expect(twins.map(({ title }) => title)).toEqual([]);
  });

  it('show one item without a summary and one with a film', () => {
    expect(newsTexts.filter(({ summary }) => summary === null)).toHaveLength(1);
    expect(newsTexts.filter(({ film }) => film !== null)).toHaveLength(1);
  });
});

describe('the events of the demo market', () => {
  it('are past and coming, and are announced before they begin', () => {
    const starts = events.map(({ event }) => event.startsInDays);
    expect(starts.filter((start) => start < 0).length).toBeGreaterThanOrEqual(4);
    expect(starts.filter((start) => start > 0).length).toBeGreaterThanOrEqual(4);
    const late = events.filter(({ createdDaysAgo, event }) => -event.startsInDays >= createdDaysAgo);
    expect(late.map(({ title }) => title)).toEqual([]);
  });

  it('have a time of day, a duration, a place and each level', () => {
    const odd = events.filter(
      ({ event: { startsAt, hours, location } }) =>
        !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(startsAt) || hours <= 0 || !location.includes(','),
    );
    expect(odd.map(({ title }) => title)).toEqual([]);
    expect(new Set(events.map(({ event }) => event.level))).toEqual(
      new Set(['Cơ bản', 'Mọi người', 'Nâng cao']),
    );
  });
});
