import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import { recentItems } from '#functions/platform/views/recent-items.ts';
import { feedTable } from '../support/feed-table.ts';

const Thing = z.object({ id: z.string(), name: z.string() });
const things = { name: 'things', shards: 2 };

const hour = 3_600_000;
const ago = (milliseconds: number) => Date.now() - milliseconds;
afterEach(() => vi.restoreAllMocks());

function scene(pageSize = 2) {
  const feed = feedTable(things, pageSize);
  const read = async (fits: (thing: z.output<typeof Thing>) => boolean = () => true) => {
    const items = await recentItems(feed.table, {
      feed: things,
      item: Thing,
      withinMilliseconds: hour,
      fits,
    });
    // Of changes in one millisecond nobody knows which comes first.
    return items.map(({ id, name }) => `${id} ${name}`).sort();
  };
  return { ...feed, read };
}

describe('items that changed lately', () => {
  it('are those of all pages and shards, and none that changed before', async () => {
    const { write, read, asked } = scene();
    write({ id: 'old', name: 'old' }, ago(2 * hour));
    for (const id of ['a', 'b', 'c', 'd', 'e']) write({ id, name: 'new' }, ago(hour / 2));
    expect(await read()).toEqual(['a new', 'b new', 'c new', 'd new', 'e new']);
    expect(new Set(asked.map(({ pk }) => pk))).toEqual(new Set(['VIEW#things#0', 'VIEW#things#1']));
  });

  it('include what a writer wrote whose clock is half a minute behind', async () => {
    const { write, read } = scene();
    write({ id: 'a', name: 'behind' }, ago(hour + 30_000));
    expect(await read()).toEqual(['a behind']);
  });

  it('are narrowed to those that fit', async () => {
    const { write, read } = scene();
    for (const name of ['one', 'two', 'three']) write({ id: name, name });
    expect(await read(({ name }) => name.startsWith('t'))).toEqual(['three three', 'two two']);
  });

  it('leave out what was taken away', async () => {
    const { write, read } = scene();
    write({ id: 'a', name: 'here' }, ago(1_000));
    write({ id: 'b', name: 'gone' }, ago(900));
    write({ id: 'b', deleted: true }, ago(800));
    expect(await read()).toEqual(['a here']);
  });

  it.each([
    ['an item that changes while they are read is as it was last', { name: 'new' }, ['a new', 'b b']],
    ['one that no longer fits is left out', { name: 'unfit' }, ['b b']],
    ['one that is taken away is left out', { deleted: true }, ['b b']],
  ])('%s', async (_, change, expected) => {
    const { write, read, table } = scene(1);
    write({ id: 'a', name: 'a' }, ago(1_000));
    write({ id: 'b', name: 'b' }, ago(900));
    const { query } = table;
    let page = 0;
    table.query = ((...asked: Parameters<typeof query>) => {
      page += 1;
      if (page === 2) write({ id: 'a', ...change }, ago(0));
      return query(...asked);
    }) as typeof query;
    expect(await read(({ name }) => name !== 'unfit')).toEqual(expected);
  });

  it('leave out what nobody can read, and tell of it', async () => {
    const told = vi.spyOn(log, 'error').mockReturnValue();
    const { write, read } = scene();
    write({ id: 'a', name: 7 });
    write({ id: 'b', name: 'readable' });
    expect(await read()).toEqual(['b readable']);
    expect(told).toHaveBeenCalledOnce();
  });
});
