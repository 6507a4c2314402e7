import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineSearch } from '#functions/platform/views/define-search.ts';
import { firstRow, maxRank, rankOfCount, rowsOfSecond } from '#functions/platform/views/search-rows.ts';
import { indexedWords } from '#functions/platform/views/word-index.ts';
import { keptView } from '../support/kept-view.ts';

const Leaf = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  isOpen: z.boolean(),
  rank: z.int(),
  at: z.string(),
});
type Leaf = z.infer<typeof Leaf>;

const leaves = defineSearch(Leaf, {
  name: 'leaves',
  version: 1,
  shards: 1,
  isFound: ({ isOpen }) => isOpen,
  title: ({ title }) => title,
  words: ({ title, text }) => indexedWords([title, text]),
  rank: ({ rank }) => rank,
  createdAt: ({ at }) => at,
  row: Leaf.pick({ id: true, title: true }),
});

const at = (second: number): string => new Date(Date.UTC(2026, 10, 1) + second * 1000).toISOString();
const aLeaf = (given: Partial<Leaf> & { id: string }): Leaf => ({
  title: 'Trà sen',
  text: 'Ướp trà với gạo sen Tây Hồ',
  isOpen: true,
  rank: 0,
  at: at(0),
  ...given,
});

async function scene(items: readonly Leaf[]) {
  const { view, save, remove } = await keptView(leaves, items);
  const ask =
    (way: 'inTexts' | 'inTitles') =>
    async (q: string, take = 9) =>
      (await view.ask[way]({ words: q.split(' '), take })).map(({ id }) => id);
  return { texts: ask('inTexts'), titles: ask('inTitles'), ask: view.ask, save, remove };
}

describe('a search in long texts', () => {
  it('finds texts by whole words only, and titles by half-typed ones', async () => {
    const { texts, titles, ask } = await scene([
      aLeaf({ id: 'one' }),
      aLeaf({ id: 'two', title: 'Gạo nếp', at: at(1) }),
    ]);
    expect([await texts('gao'), await texts('ga'), await texts('gao nep')]).toEqual([
      ['two', 'one'],
      [],
      ['two'],
    ]);
    expect([await titles('g'), await titles('gao n'), await titles('ga nep'), await titles('ho')]).toEqual([
      ['two'],
      ['two'],
      [],
      [],
    ]);
    expect(await ask.inTexts({ words: ['nep'], take: 9 })).toEqual([{ id: 'two', title: 'Gạo nếp' }]);
  });

  it('takes what is read most first, then the newest, and no more than were asked for', async () => {
    const items = [
      aLeaf({ id: 'old', at: at(1) }),
      aLeaf({ id: 'new', at: at(2) }),
      aLeaf({ id: 'read', rank: 1, at: at(0) }),
      aLeaf({ id: 'read more', rank: 12, at: at(0) }),
    ];
    const { texts, save } = await scene(items);
    expect(await texts('tra sen')).toEqual(['read more', 'read', 'new', 'old']);
    expect(await texts('tra', 2)).toEqual(['read more', 'read']);
    await save(aLeaf({ id: 'old', at: at(1), rank: 13 }));
    expect(await texts('tra')).toEqual(['old', 'read more', 'read', 'new']);
  });

  it('follows changes: of words, of a title alone, hidden and removed ones', async () => {
    const { texts, titles, ask, save, remove } = await scene([aLeaf({ id: 'one' }), aLeaf({ id: 'two' })]);
    await save(aLeaf({ id: 'one', text: 'Chè' }));
    expect([await texts('gao'), await texts('che')]).toEqual([['two'], ['one']]);
    await save(aLeaf({ id: 'one', title: 'SEN trà', text: 'Chè' }));
    expect((await ask.inTitles({ words: ['tra', 'sen'], take: 1 })).length).toBe(1);
    expect((await ask.inTexts({ words: ['che'], take: 9 }))[0]?.title).toBe('SEN trà');
    await save(aLeaf({ id: 'one', isOpen: false }));
    expect([await texts('sen'), await titles('sen')]).toEqual([['two'], ['two']]);
    await remove('two');
    await remove('nowhere');
    expect([await texts('sen'), await titles('sen')]).toEqual([[], []]);
    await save(aLeaf({ id: 'two' }));
    expect([await texts('sen'), await titles('sen')]).toEqual([['two'], ['two']]);
  });

  it('gives each item of one second a row of its own, and a full second goes on in the next', () => {
    const db = new DatabaseSync(':memory:');
    db.exec(leaves.sqlite.schema);
    const writer = leaves.sqlite.writer(db);
    writer.save(aLeaf({ id: 'one' }));
    writer.save(aLeaf({ id: 'two' }));
    const first = firstRow(0, at(0));
    db.prepare('UPDATE leaves SET rid = ? WHERE id = ?').run(first + rowsOfSecond - 1, 'two');
    writer.save(aLeaf({ id: 'three' }));
    const rows = db.prepare('SELECT id, rid FROM leaves ORDER BY rid').all();
    expect(rows.map(({ id, rid }) => [id, Number(rid) - first])).toEqual([
      ['one', 0],
      ['two', rowsOfSecond - 1],
      ['three', rowsOfSecond],
    ]);
  });
});

describe('row numbers', () => {
  it('stay exact whole numbers, whatever the rank and time', () => {
    for (const [rank, time] of [
      [0, '1970-01-01T00:00:00.000Z'],
      [maxRank, '2100-01-01T00:00:00.000Z'],
      [-5, 'nonsense'],
      [900, at(0)],
    ] as const) {
      const row = firstRow(rank, time);
      expect([Number.isSafeInteger(row), row >= 0]).toEqual([true, true]);
    }
    expect(firstRow(900, at(0))).toBe(firstRow(maxRank, at(0)));
    expect(firstRow(-5, at(0))).toBe(firstRow(0, at(0)));
    expect(firstRow(1, at(0))).toBeLessThan(firstRow(0, at(999)));
    expect(firstRow(0, at(1)) + rowsOfSecond).toBe(firstRow(0, at(0)));
  });

  it.each([
    [-3, 0],
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [6, 2],
    [7, 3],
    [1_000_000, 19],
    [2 ** 70, maxRank],
  ])('a count of %d has rank %d', (count, rank) => expect(rankOfCount(count)).toBe(rank));
});
