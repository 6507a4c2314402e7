import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Random, randomOf } from '#seed/random.ts';
import { signInWriters } from './comment-writers.ts';
import { timeRows, timesOf } from './measure.ts';
import { type Figure, figuresOf, type Row } from './report.ts';
import { aClient, anAdmin, type Answer, type Client, unitsOf } from './shop.ts';
import { aPair, aSyllable } from './vietnamese-text.ts';

const rounds = 200;
const budget = 15;

/** Returns another text each time, so that no answer is known before. */
function eachNew(make: (random: Random) => string, key: string): () => string {
  const random = randomOf(key);
  const before = new Set<string>();
  return () => {
    for (let tries = 0; tries < 10_000; tries += 1) {
      const text = make(random);
      if (before.has(text)) continue;
      before.add(text);
      return text;
    }
    throw new Error(`There are no more questions of ${key}`);
  };
}

type Call = (round: number) => Promise<Answer>;

async function timed(name: string, wanted: number, call: Call, limit?: number): Promise<Row[]> {
  let note = '';
  const times = await timesOf(wanted, async (round) => {
    note = unitsOf(await call(round));
  });
  return timeRows(name, times, { ...(limit !== undefined && { budget: limit }), note });
}

const Total = z.object({ total: z.int() });

/** Lists of the library and searches in its chapters; each question is a new one. */
export async function measureLibrary(chapters: number): Promise<Figure[]> {
  const [reader] = await signInWriters(1);
  if (!reader) throw new Error('Nobody reads');
  const get = (path: string) => reader.must('GET', path);
  const { total } = Total.parse((await get('/documents')).body);
  await get('/documents/search?q=nhau');
  const asked = (path: string, question: () => string): Call => {
    return () => get(path + encodeURIComponent(question()));
  };
  const halfTyped = (random: Random): string => `${aSyllable(random)} ${aSyllable(random).slice(0, 2)}`;
  const rows = [
    ...(await timed(
      'list, newest, another page each',
      rounds,
      (round) => get(`/documents?page=${round + 40}`),
      budget,
    )),
    ...(await timed(
      'list, most viewed',
      rounds,
      (round) => get(`/documents?sort=most-viewed&page=${round + 40}`),
      budget,
    )),
    ...(await timed('own list', rounds, (round) => get(`/documents/user?page=${round + 40}`), budget)),
    ...(await timed(
      'list by a word of a title',
      rounds,
      asked('/documents?search=', eachNew(aSyllable, 'titles')),
      budget,
    )),
    ...(await timed(
      'search in chapters, one word',
      rounds,
      asked('/documents/search?q=', eachNew(aSyllable, 'one')),
      budget,
    )),
    ...(await timed(
      'search in chapters, two words',
      rounds,
      asked('/documents/search?q=', eachNew(aPair, 'two')),
      budget,
    )),
    ...(await timed(
      'search, second word half typed',
      rounds,
      asked('/documents/search?q=', eachNew(halfTyped, 'half')),
      budget,
    )),
  ];
  const size = `${total.toLocaleString('en')} documents, ${chapters.toLocaleString('en')} chapters`;
  return figuresOf(`Library through the gateway, ${size}, each question a new one`, rows);
}

const Listed = z.object({ data: z.array(z.object({ id: z.string(), slug: z.string() })).min(1) });

async function writers(client: Client): Promise<{ at: (round: number) => Client; ids: string[] }> {
  const people = await signInWriters(40);
  const { data } = Listed.parse((await client.must('GET', '/news?pageSize=20')).body);
  return {
    ids: data.map(({ id }) => id),
    at: (round) => people.at(round % people.length) ?? client,
  };
}

/** News, comments and likes, one after the other at one connection. */
export async function measureCommunity(): Promise<Figure[]> {
  const client = aClient();
  const staff = await anAdmin();
  const { at, ids } = await writers(client);
  const idAt = (round: number): string => ids.at(round % ids.length) ?? '';
  const comment: Call = (round) =>
    at(round).must('POST', `/news/${idAt(round)}/comments`, {
      content: `Bài viết hay, cảm ơn chợ (${round})`,
      requestKey: randomUUID(),
    });
  const like: Call = (round) =>
    at(round).must('POST', `/news/${idAt(round)}/like`, { liked: Math.floor(round / ids.length) % 2 === 0 });
  const rows = [
    ...(await timed('news list, page by page', rounds, (round) =>
      client.must('GET', `/news?page=${1 + Math.abs(round % 5)}`),
    )),
    ...(await timed('news page', rounds, (round) => client.must('GET', `/news/${idAt(round)}`))),
    ...(await timed('news page, its comments', rounds, (round) =>
      client.must('GET', `/news/${idAt(round)}/comments`),
    )),
    ...(await timed('posts of staff', rounds, (round) =>
      staff.must('GET', `/news/admin?page=${1 + Math.abs(round % 5)}`),
    )),
    ...(await timed('add a comment', rounds, comment)),
    ...(await timed('like a news item', rounds, like)),
  ];
  return figuresOf('Community through the gateway', rows);
}
