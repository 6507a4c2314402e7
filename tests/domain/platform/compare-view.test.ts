import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { compareView } from '#functions/platform/views/compare-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { openSqliteView } from '#functions/platform/views/sqlite-view.ts';
import { feedTable } from '#tests/domain/support/feed-table.ts';

const Thing = z.object({ id: z.string(), name: z.string() });
const things = defineView(Thing, {
  name: 'things',
  version: 1,
  shards: 1,
  row: Thing,
  columns: { name: column.text(({ name }) => name) },
  indexes: [],
});

const past = Date.now() - 3_600_000;
let feed: ReturnType<typeof feedTable>;
const openThings = () => openSqliteView(things, { table: feed.table, freshMilliseconds: 0 });
let view: Awaited<ReturnType<typeof openThings>>;
beforeEach(async () => {
  feed = feedTable({ name: 'things' }, 2);
  for (const id of ['a', 'b', 'c', 'd', 'e']) feed.write({ id, name: `thing ${id}` }, past);
  view = await openThings();
  await view.refresh();
});
afterEach(() => view.close());

const compare = () => compareView(things, { db: view.db, refreshedAt: new Date() }, feed.table);

it('a view that holds what the table holds differs in nothing', async () => {
  expect(await compare()).toEqual({ missing: [], extra: [], stale: [], count: 0, compared: 5 });
});

it('a row that is missing, one too many and one that is stale are found, each by its id', async () => {
  view.db.prepare('DELETE FROM things WHERE id = ?').run('b');
  view.db.prepare('UPDATE things SET name = ? WHERE id = ?').run('as it was', 'd');
  things.sqlite.writer(view.db).save({ id: 'z', name: 'never there' });
  expect(await compare()).toEqual({ missing: ['b'], extra: ['z'], stale: ['d'], count: 3, compared: 5 });
});

it('what was taken away is extra where it still stands', async () => {
  feed.write({ id: 'c', deleted: true }, past);
  expect(await compare()).toMatchObject({ extra: ['c'], missing: [], count: 1, compared: 4 });
});

it('what changes while they are compared is no difference', async () => {
  feed.write({ id: 'a', name: 'changed' });
  feed.write({ id: 'new', name: 'new' });
  feed.write({ id: 'e', deleted: true });
  expect(await compare()).toMatchObject({ count: 0, compared: 3 });
});

it('names twenty of each and counts them all', async () => {
  const writer = things.sqlite.writer(view.db);
  for (let number = 0; number < 2_500; number += 1) writer.save({ id: `x${number}`, name: 'x' });
  const { extra, count } = await compare();
  expect([extra.length, count]).toEqual([20, 2_500]);
});
