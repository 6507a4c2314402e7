import { describe, expect, it } from 'vitest';
import { threadTexts } from '#seed/world/comments/index.ts';
import { documentTexts } from '#seed/world/documents/index.ts';
import { newsTexts } from '#seed/world/news/index.ts';
import { joinedBefore } from './written-texts.ts';

/** Age in days of each published document and news item. */
const ages = new Map<string, number>([
  ...documentTexts.flatMap(({ title, publishedDaysAgo }) =>
    publishedDaysAgo === null ? [] : [[title, publishedDaysAgo] as const],
  ),
  ...newsTexts.map(({ title, createdDaysAgo }) => [title, createdDaysAgo] as const),
]);

const comments = threadTexts.flatMap(({ about, comments: own }) =>
  own.map((comment) => ({ ...comment, about })),
);
const replies = comments.flatMap((comment) =>
  comment.replies.map((reply) => ({
    ...reply,
    about: comment.about,
    comment,
    hoursAfter: comment.hoursAfter + reply.hoursAfter,
  })),
);
const all = [...comments, ...replies];

describe('the comments of the demo market', () => {
  it('are 90 with 60 replies, and none is written twice', () => {
    expect(comments).toHaveLength(90);
    expect(replies).toHaveLength(60);
    expect(new Set(all.map(({ text }) => text)).size).toBe(150);
  });

  it('stand under published documents and news, one thread each, and under most documents', () => {
    const titles = threadTexts.map(({ about }) => about);
    expect(titles.filter((title) => !ages.has(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
    const discussed = documentTexts.filter(({ title }) => titles.includes(title));
    expect(discussed.length).toBeGreaterThanOrEqual(20);
  });

  it('come from active people who had joined by then, and are not from the future', () => {
    const daysAgo = ({ about, hoursAfter }: { about: string; hoursAfter: number }) =>
      (ages.get(about) ?? 0) - hoursAfter / 24;
    const strangers = all.filter((one) => !joinedBefore(one.author, daysAgo(one)));
    expect(strangers.map(({ author, text }) => `${author}: ${text}`)).toEqual([]);
    expect(all.filter((one) => daysAgo(one) <= 0).map(({ text }) => text)).toEqual([]);
    expect(all.filter(({ hoursAfter }) => hoursAfter <= 0)).toEqual([]);
  });

  it('stand in the order of time', () => {
    const times = [
      ...threadTexts.map(({ comments: own }) => own.map(({ hoursAfter }) => hoursAfter)),
      ...comments.map((comment) => comment.replies.map(({ hoursAfter }) => hoursAfter)),
    ];
    expect(times.filter((list) => list.some((time, place) => time <= (list[place - 1] ?? 0)))).toEqual([]);
  });

  it('mention only people of the same comment, never oneself, and some do', () => {
    const mentions = replies.filter(({ text }) => text.startsWith('@'));
    expect(mentions.length).toBeGreaterThanOrEqual(15);
    const lost = mentions.filter(({ text, author, comment }) => {
      const people = [comment.author, ...comment.replies.map((reply) => reply.author)];
      return !people.some((name) => name !== author && text.startsWith(`@${name} `));
    });
    expect(lost.map(({ text }) => text)).toEqual([]);
    expect(comments.filter(({ text }) => text.includes('@'))).toEqual([]);
  });

  it('have weights of likes from 0 to 5', () => {
    expect(all.filter(({ likes }) => !Number.isInteger(likes) || likes < 0 || likes > 5)).toEqual([]);
  });
});
