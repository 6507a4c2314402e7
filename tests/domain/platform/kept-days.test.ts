import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { compareView } from '#functions/platform/views/compare-view.ts';
import { openSqliteView } from '#functions/platform/views/sqlite-view.ts';
import { feedTable } from '../support/feed-table.ts';
import { openTestView } from '../support/open-view.ts';

const Job = z.object({ id: z.string(), beganAt: z.string(), done: z.boolean() });
const jobs = defineView(Job, {
  name: 'jobs',
  version: 1,
  shards: 1,
  columns: {
    beganAt: column.text(({ beganAt }) => beganAt),
    open: column.flag(({ done }) => !done),
  },
  searched: ({ id }) => [id],
  finds: 'beginnings',
  indexes: [['beganAt']],
  keeps: { days: 400, since: 'beganAt', open: 'open' },
  row: Job,
});

const day = 86_400_000;
const midnight = Math.floor(Date.now() / day) * day;
/** So many whole days before today began, and a little later. */
const ago = (days: number, later = 0): string => new Date(midnight - days * day + later).toISOString();

afterEach(() => vi.unstubAllEnvs());

async function aView() {
  const feed = feedTable(jobs);
  const view = await openTestView(jobs, { table: feed.table, freshMilliseconds: 0 });
  onTestFinished(view.close);
  const plan = { sort: { by: 'beganAt', descending: false }, take: 10, counted: true } as const;
  async function ids(where: { words: string[] }[] = []) {
    await view.refresh();
    const { rows, total } = await view.ask.list({ where, ...plan });
    expect(total).toBe(rows.length);
    return rows.map(({ id }) => id);
  }
  return { feed, view, ids };
}

it('what is over leaves after so many whole days; what is worked on stays, however old', async () => {
  const { feed, ids } = await aView();
  feed.write({ id: 'old', beganAt: ago(400, -1), done: true });
  feed.write({ id: 'open', beganAt: ago(900), done: false });
  feed.write({ id: 'last', beganAt: ago(400), done: true });
  feed.write({ id: 'new', beganAt: ago(0), done: true });
  expect(await ids()).toEqual(['open', 'last', 'new']);
});

it('what was taken in leaves when its day has come, words and all', async () => {
  const { feed, ids, view } = await aView();
  feed.write({ id: 'first', beganAt: ago(399), done: true });
  feed.write({ id: 'second', beganAt: ago(398), done: true });
  feed.write({ id: 'third', beganAt: ago(399), done: false });
  expect(await ids()).toEqual(['first', 'third', 'second']);
  const { revision } = view;
  vi.stubEnv('CLOCK_OFFSET_MS', String(2 * day));
  expect(await ids()).toEqual(['third', 'second']);
  expect(view.revision).toBe(revision + 1);
  expect(await ids([{ words: ['first'] }])).toEqual([]);
  expect(await ids([{ words: ['third'] }])).toEqual(['third']);
});

it('what is finished late leaves at once, and what is taken up again comes back', async () => {
  const { feed, ids } = await aView();
  feed.write({ id: 'a', beganAt: ago(500), done: false });
  feed.write({ id: 'b', beganAt: ago(1), done: true });
  expect(await ids()).toEqual(['a', 'b']);
  feed.write({ id: 'a', beganAt: ago(500), done: true });
  expect(await ids()).toEqual(['b']);
  feed.write({ id: 'a', beganAt: ago(500), done: false });
  expect(await ids()).toEqual(['a', 'b']);
});

it('six hundred leave at once', async () => {
  const { feed, ids } = await aView();
  for (let nth = 0; nth < 600; nth += 1) feed.write({ id: `n${nth}`, beganAt: ago(399), done: true });
  feed.write({ id: 'new', beganAt: ago(0), done: true });
  expect((await ids([{ words: ['new'] }])).length).toBe(1);
  vi.stubEnv('CLOCK_OFFSET_MS', String(3 * day));
  expect(await ids()).toEqual(['new']);
});

it('a comparison misses nothing that has left, and finds what should have', async () => {
  const feed = feedTable(jobs);
  const past = Date.now() - 3_600_000;
  feed.write({ id: 'old', beganAt: ago(500), done: true }, past);
  feed.write({ id: 'new', beganAt: ago(1), done: true }, past);
  const view = await openSqliteView(jobs, { table: feed.table, freshMilliseconds: 0 });
  onTestFinished(view.close);
  await view.refresh();
  const compare = (refreshedAt: Date) => compareView(jobs, { db: view.db, refreshedAt }, feed.table);
  expect(await compare(new Date())).toMatchObject({ count: 0, compared: 2 });
  const inTwoYears = new Date(Date.now() + 730 * day);
  expect(await compare(inTwoYears)).toMatchObject({ extra: ['new'], missing: [], stale: [], count: 1 });
});
