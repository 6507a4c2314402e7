import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import { atLeast, cellOf, mailName, searchPeople } from '#functions/platform/views/list-filters.ts';
import type { Condition, ListPlan } from '#functions/platform/views/list-plan.ts';
import { sliceOf, totalOf } from '#functions/platform/views/listed-rows.ts';
import { indexTermsFor, indexTermsOf } from '#functions/platform/views/index-terms.ts';
import { sumsFor } from '#functions/platform/views/sum-tables.ts';
import { waitingRows } from '#functions/platform/views/waiting-rows.ts';
import {
  inRows,
  countSqliteWords,
  firstSqliteWords,
  indexedWords,
  inOwnWords,
  inSqliteWords,
} from '#functions/platform/views/word-index.ts';

const Pot = z.object({ id: z.string(), glaze: z.string(), size: z.number(), owner: z.string().nullable() });
const pots = defineRows(Pot, {
  name: 'pots',
  columns: {
    glaze: column.name(({ glaze }) => glaze),
    size: column.number(({ size }) => size),
    owner: column.optional(({ owner }) => owner),
    isLarge: column.flag(({ size }) => size > 10),
  },
  searched: ({ glaze, owner }) => [glaze, owner ?? ''],
});
type Name = keyof typeof pots.columns;

const rows = itemRows(pots, [
  { id: 'a', glaze: 'Ngọc', size: 9, owner: 'lan' },
  { id: 'b', glaze: 'Tro', size: 12, owner: null },
  { id: 'c', glaze: 'Đen', size: 12, owner: 'mai' },
  { id: 'd', glaze: 'ngọc', size: 30, owner: 'lan' },
]);
const plan = (given: Partial<ListPlan<Name>> = {}): ListPlan<Name> => ({
  where: [],
  sort: { by: 'size', descending: false },
  take: 10,
  counted: true,
  ...given,
});
const ids = async (given: Partial<ListPlan<Name>> = {}) =>
  (await rows.list(plan(given))).rows.map(({ id }) => id).join('');

describe('rows that were read by key', () => {
  it.each<[string, Condition<Name>[], string]>([
    ['nothing', [], 'abcd'],
    ['a cell', [{ column: 'owner', is: 'lan' }], 'ad'],
    ['a cell without anything in it', [{ column: 'owner', is: null }], 'b'],
    ['some cells', [{ column: 'owner', among: ['mai', null] }], 'bc'],
    ['at least so much', [{ column: 'size', atLeast: 12 }], 'bcd'],
    ['at most so much', [{ column: 'size', atMost: 12 }], 'abc'],
    ['at least a word, which no empty cell is', [{ column: 'owner', atLeast: 'a' }], 'acd'],
    ['at most a word, which no empty cell is', [{ column: 'owner', atMost: 'lan' }], 'ad'],
    ['a flag', [{ column: 'isLarge', is: 1 }], 'bcd'],
    ['both of two words', [{ words: ['ngoc', 'lan'] }], 'ad'],
    ['both of two words that no row has', [{ words: ['ngoc', 'mai'] }], ''],
    [
      'one of two ways, each whole',
      [
        {
          anyOf: [
            [
              { column: 'size', is: 12 },
              { column: 'owner', is: 'mai' },
            ],
            [{ column: 'size', is: 9 }],
          ],
        },
      ],
      'ac',
    ],
    [
      'none of two ways, each whole',
      [
        {
          noneOf: [
            [
              { column: 'size', is: 12 },
              { column: 'owner', is: 'mai' },
            ],
            [{ column: 'size', is: 9 }],
          ],
        },
      ],
      'bd',
    ],
  ])('are narrowed by %s', async (_, where, found) => {
    expect(await ids({ where })).toBe(found);
  });

  it('come in their order, those that sort alike by their ids, and empty cells before all others', async () => {
    expect(await ids({ sort: { by: 'size', descending: true } })).toBe('dcba');
    expect(await ids({ sort: { by: 'owner', descending: false } })).toBe('badc');
    expect(await ids({ sort: { by: 'owner', descending: true } })).toBe('cdab');
    expect(await ids({ sort: { by: 'glaze', descending: false } })).toBe('cadb');
  });

  it('come page by page, by their number or behind a place, and are counted all the same', async () => {
    const page = await rows.list(plan({ take: 2, skip: 1 }));
    expect([page.rows.map(({ id }) => id), page.total]).toEqual([['b', 'c'], 4]);
    expect(page.places).toEqual([
      { id: 'b', value: 12 },
      { id: 'c', value: 12 },
    ]);
    expect(await ids({ after: { id: 'b', value: 12 } })).toBe('cd');
    expect(await ids({ after: { id: 'b', value: 12 }, sort: { by: 'size', descending: true } })).toBe('a');
  });

  it('are counted and added up by what they have in common', async () => {
    expect(await rows.tally({ by: ['glaze'], sum: ['size'], distinct: 'owner', where: [] })).toEqual([
      { glaze: 'ngoc', size: 39, count: 2, distinct: 1 },
      { glaze: 'tro', size: 12, count: 1, distinct: 0 },
      { glaze: 'den', size: 12, count: 1, distinct: 1 },
    ]);
    expect(await rows.tally({ by: ['owner'], where: [{ column: 'size', is: 12 }] })).toEqual([
      { owner: null, count: 1 },
      { owner: 'mai', count: 1 },
    ]);
  });
});

describe('what waits in a list', () => {
  const waits = (where: Condition<Name>[] = []) => waitingRows(() => rows, { where, since: 'glaze' });

  it('is counted, with since when the first does and how many are late', async () => {
    expect(await waits().count()).toBe(4);
    expect(await waits().waiting('ngoc')).toEqual({ count: 4, late: 3, since: 'den' });
    expect(await waits().waiting('den')).toEqual({ count: 4, late: 1, since: 'den' });
    expect(await waits().waiting('dem')).toEqual({ count: 4, late: 0, since: 'den' });
    expect(await waits([{ column: 'size', is: 12 }]).waiting('zzz')).toEqual({
      count: 2,
      late: 2,
      since: 'den',
    });
  });

  it('is nothing where none waits, and late is none that waits since nobody knows when', async () => {
    const none = waits([{ column: 'size', is: 99 }]);
    expect([await none.count(), await none.waiting('zzz')]).toEqual([0, { count: 0, late: 0, since: null }]);
    const unknown = waitingRows(() => rows, { where: [{ column: 'owner', is: null }], since: 'owner' });
    expect(await unknown.waiting('zzz')).toEqual({ count: 1, late: 0, since: null });
  });
});

describe('what an index of words is asked', () => {
  it('is the beginnings of what was typed, and marks beside them', () => {
    expect(indexedWords(['Gạo Nếp, gạo', `${'x'.repeat(201)}`])).toBe(`gao nep ${'x'.repeat(200)}`);
    const search = { words: ['Gạo', 'n-1'], marks: [['m1', 'm2'], ['m3']] };
    const match = '"gao"* AND "n"* AND "1"* AND ("m1" OR "m2") AND ("m3")';
    expect(inSqliteWords('pots')(search)).toEqual({
      sql: 'rid IN (SELECT rowid FROM "pots_words" WHERE "pots_words" MATCH ?)',
      values: [match],
    });
    expect(firstSqliteWords('pots', search, 5)?.values).toEqual([match, 5]);
    expect(countSqliteWords('pots', search)?.values).toEqual([match]);
    expect(inOwnWords(search)).toEqual({
      sql: "instr(' ' || searched_text, ?) > 0 AND instr(' ' || searched_text, ?) > 0 AND instr(' ' || searched_text, ?) > 0",
      values: [' gao', ' n', ' 1'],
    });
    expect(inRows([3, 5])({ words: [] }).values).toEqual(['[3,5]']);
  });

  it('is nothing in particular where signs alone were typed', () => {
    const signs = { words: ['—'] };
    expect(inSqliteWords('pots')(signs)).toEqual({ sql: '1 = 1', values: [] });
    expect([firstSqliteWords('pots', signs, 5), countSqliteWords('pots', signs)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is a mark for each cell of a marked column, in letters that nobody types', () => {
    const [sign] = indexTermsOf('toShip', 'x')[0] ?? '';
    expect(indexTermsOf('toShip', 'hanoi')).toEqual([`${sign}toship${sign}hanoi`]);
    expect(indexTermsOf('toShip', 'Hà Nội')).toEqual([`${sign}toship${sign}${sign}48c3a0204ee1bb9969`]);
    expect([indexTermsOf('toShip', 7), indexTermsOf('toShip', null)]).toEqual([
      [`${sign}toship${sign}7`],
      [],
    ]);
    const [hanoi, hue] = [indexTermsOf('to', 'hanoi'), indexTermsOf('to', 'hue')].flat();
    expect(indexTermsFor(['to'], { column: 'to', among: ['hanoi', 'hue'] })).toEqual([hanoi, hue]);
    expect(indexTermsFor(['to'], { column: 'to', is: 'hue' })).toEqual([hue]);
    for (const condition of [
      { column: 'from', is: 'hue' },
      { column: 'to', is: null },
      { column: 'to', among: ['hue', null] },
      { column: 'to', atLeast: 'a' },
      { words: ['hue'] },
      { anyOf: [] },
    ] as Condition<string>[])
      expect(indexTermsFor(['to'], condition)).toBeUndefined();
  });
});

it('a tally is answered from the first sums that hold all it asks for', () => {
  const table = {
    columns: {},
    sums: [
      { by: ['day'], sum: ['paid'] },
      { by: ['day', 'shop'], sum: ['paid', 'due'] },
    ],
  };
  const at = (by: string[], given: object = {}) =>
    sumsFor('orders', table, { by, where: [] as Condition<string>[], ...given });
  expect(at(['day'])).toBe('orders_sums_1');
  expect(at(['day'], { sum: ['due'] })).toBe('orders_sums_2');
  expect(at([], { where: [{ column: 'shop', is: 'a' }] })).toBe('orders_sums_2');
  expect(at([], { where: [{ anyOf: [[{ column: 'day', is: 'a' }], [{ column: 'shop', is: 'a' }]] }] })).toBe(
    'orders_sums_2',
  );
  expect(at([], { where: [{ noneOf: [[{ column: 'buyer', is: 'a' }]] }] })).toBeUndefined();
  expect(at([], { where: [{ anyOf: [[{ words: ['a'] }]] }] })).toBeUndefined();
  expect(at(['buyer'])).toBeUndefined();
  expect(at(['day'], { sum: ['tax'] })).toBeUndefined();
  expect(at(['day'], { distinct: 'shop' })).toBeUndefined();
  expect(sumsFor('orders', { columns: {} }, { by: [], where: [] })).toBeUndefined();
});

it('filters ask for cells as columns hold them, and people are found as they are typed', () => {
  expect([cellOf(true), cellOf(false), cellOf('x'), cellOf(3)]).toEqual([1, 0, 'x', 3]);
  expect(atLeast('size')(5)).toEqual([{ column: 'size', atLeast: 5 }]);
  expect([mailName('lan@example.com'), mailName('lan')]).toEqual(['lan', 'lan']);
  const asked = (typed: string) => searchPeople()(typed);
  expect(asked('+84 912.345.678')).toEqual([{ words: ['0912345678'] }]);
  expect(asked('  Lan  @KHABC lan@example.com ')).toEqual([{ words: ['lan', 'khabc', 'lan'] }]);
});

it('a page is what an engine answers, and nothing else is', () => {
  const row = { id: 'a', value: 3, row: '{"size":3}' };
  expect(sliceOf([row, { ...row, id: 'b', value: null }], 7)).toEqual({
    total: 7,
    places: [
      { id: 'a', value: 3 },
      { id: 'b', value: null },
    ],
    rows: [{ size: 3 }, { size: 3 }],
  });
  expect(totalOf({ total: 3 })).toBe(3);
  expect(() => totalOf({ total: '3' })).toThrow('expected number');
});
