import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { signInWriters, writerCount } from './comment-writers.ts';
import { type Watcher, watchComments } from './comment-watcher.ts';
import { median, percentile, rounded, roundsOf } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { aClient, anAdmin, type Client } from './shop.ts';

const rushMilliseconds = 60_000;
const watcherCount = 20;
/** Every so many comments are sent twice at the same moment. */
const doubledEach = 10;
const settleMilliseconds = 30_000;

const Named = z.object({ id: z.string() });
const Shown = z.object({ likes: z.int() });
const Comments = z.object({ total: z.int(), commentCount: z.int() });

type Written = { id: string; at: number; milliseconds: number };

async function write(client: Client, newsId: string, place: number): Promise<Written> {
  const body = { content: `Bình luận thứ ${place} trong một phút`, requestKey: randomUUID() };
  const send = () => client.must('POST', `/news/${newsId}/comments`, body);
  const [answer, again] = await Promise.all([send(), place % doubledEach === 0 ? send() : undefined]);
  const { id } = Named.parse(answer.body);
  if (again && Named.parse(again.body).id !== id)
    throw new Error('A comment that was sent twice is there twice');
  return { id, at: Date.now(), milliseconds: answer.milliseconds };
}

/** Times from the answer to a comment until a watcher hears of it or of a later one. */
const hintDelays = (watcher: Watcher, written: readonly Written[]): number[] =>
  written.map(({ id, at }) => {
    const heard = watcher.hints.find((hint) => hint.latest >= id && hint.at >= at - 1000);
    return heard ? Math.max(0, heard.at - at) : Infinity;
  });

/** Number of likes that a news item shows once counters were summed up. */
async function shownLikes(client: Client, newsId: string, wanted: number): Promise<number> {
  const until = performance.now() + settleMilliseconds;
  for (;;) {
    const { likes } = Shown.parse((await client.must('GET', `/news/${newsId}`)).body);
    if (likes === wanted || performance.now() > until) return likes;
    await pause(500);
  }
}

async function counted(client: Client, newsId: string, wanted: number): Promise<number> {
  const until = performance.now() + settleMilliseconds;
  for (;;) {
    const path = `/news/${newsId}/comments?limit=1`;
    const { commentCount } = Comments.parse((await client.must('GET', path)).body);
    if (commentCount === wanted || performance.now() > until) return commentCount;
    await pause(500);
  }
}

/** All people like one item at the same moment; a few of them twice. */
async function likeAtOnce(people: readonly Client[], newsId: string): Promise<Row[]> {
  const began = performance.now();
  await Promise.all(people.map((person) => person.must('POST', `/news/${newsId}/like`, { liked: true })));
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(
    people
      .slice(0, doubledEach)
      .map((person) => person.must('POST', `/news/${newsId}/like`, { liked: true })),
  );
  const likes = await shownLikes(aClient(), newsId, people.length);
  return [
    ['likes at once', people.length, 'likes', { note: `in ${rounded(seconds)} s` }],
    ['likes missing or too many', Math.abs(likes - people.length), 'likes', { budget: 0 }],
  ];
}

/** Measures five hundred people who comment on one news item within a minute, while others watch it. */
export async function measureCommentRush(): Promise<Figure[]> {
  const staff = await anAdmin();
  const made = await staff.must('POST', '/news', {
    title: 'Tin trong giờ cao điểm',
    content: '<p>Nội dung.</p>',
  });
  const { id: newsId } = Named.parse(made.body);
  const people = await signInWriters(roundsOf(writerCount));
  const watchers = await Promise.all(
    people.slice(0, watcherCount).map((person) => watchComments(person, newsId)),
  );
  const step = (rushMilliseconds * 0.95) / people.length;
  const began = performance.now();
  const written = await Promise.all(
    people.map(async (person, place) => {
      await pause(place * step);
      return write(person, newsId, place);
    }),
  );
  const seconds = rounded((performance.now() - began) / 1000);
  await Promise.all(watchers.map((watcher) => watcher.rest()));
  const late = await Promise.all(watchers.map((watcher) => watcher.fetchMissed()));
  const ids = new Set(written.map(({ id }) => id));
  const missing = watchers.map(({ known }) => [...ids].filter((id) => !known.has(id)).length);
  const extra = watchers.map(
    ({ known, repeats }) => [...known].filter((id) => !ids.has(id)).length + repeats(),
  );
  const delays = watchers.flatMap((watcher) => hintDelays(watcher, written));
  const shown = await counted(aClient(), newsId, ids.size);
  for (const watcher of watchers) watcher.close();
  const rows: Row[] = [
    ['comments written', ids.size, 'comments', { note: `in ${seconds} s, one in ${doubledEach} sent twice` }],
    ['a comment, p50', rounded(median(written.map(({ milliseconds }) => milliseconds))), 'ms'],
    [
      'a comment, p95',
      rounded(
        percentile(
          written.map(({ milliseconds }) => milliseconds),
          95,
        ),
      ),
      'ms',
    ],
    ['comments counted wrong', Math.abs(shown - people.length), 'comments', { budget: 0 }],
    ['missed by a watcher after one fetch', Math.max(...missing), 'comments', { budget: 0 }],
    ['seen twice or of nobody', Math.max(...extra), 'comments', { budget: 0 }],
    ['hint after a comment, p50', rounded(median(delays)), 'ms'],
    [
      'hint after a comment, p95',
      rounded(percentile(delays, 95)),
      'ms',
      { budget: 1000, note: `${Math.max(...late)} comments came with the last fetch` },
    ],
    ...(await likeAtOnce(people, newsId)),
  ];
  for (const person of people) person.close();
  return figuresOf('Five hundred comments on one news item in a minute, twenty sockets watching', rows);
}
