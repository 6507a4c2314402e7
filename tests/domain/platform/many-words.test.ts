import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import type { Condition, ListPlan } from '#functions/platform/views/list-plan.ts';
import { sqliteFtsRows } from '#functions/platform/views/sqlite-fts-rows.ts';

const Note = z.object({ id: z.string(), said: z.string(), kind: z.string(), at: z.string() });
type Note = z.infer<typeof Note>;
type Name = 'kind' | 'at';
const notes = defineView(Note, {
  name: 'notes',
  version: 1,
  shards: 1,
  columns: { kind: column.text(({ kind }: Note) => kind), at: column.text(({ at }: Note) => at) },
  searched: ({ said }: Note) => [said],
  finds: 'beginnings',
  marked: ['kind'],
  indexes: [['at desc'], ['kind', 'at desc']],
  row: Note,
});

const plain = defineView(Note, {
  name: 'plain_notes',
  version: 1,
  shards: 1,
  columns: { kind: column.text(({ kind }: Note) => kind), at: column.text(({ at }: Note) => at) },
  rare: ['kind'],
  indexes: [['at desc'], ['kind', 'at desc']],
  row: Note,
});

const placed = (nth: number) => String(nth).padStart(5, '0');
/** 5,600 notes: all say Nguyễn, the oldest 5,100 say cũ, twelve say lan; every hundredth is rare. */
const all = Array.from({ length: 5600 }, (_, nth): Note => ({
  id: `n${placed(nth)}`,
  said: ['Nguyễn', ...(nth < 5100 ? ['cũ'] : []), ...(nth % 500 === 7 ? ['lan'] : [])].join(' '),
  kind: nth % 100 === 0 ? 'rare' : 'usual',
  at: placed(nth),
}));
const db = new DatabaseSync(':memory:');
db.exec('BEGIN');
for (const { sqlite } of [notes, plain]) {
  db.exec(sqlite.schema);
  const writer = sqlite.writer(db);
  for (const note of all) writer.save(note);
}
db.exec('COMMIT');

const rare: Condition<Name> = { column: 'kind', is: 'rare' };
const usual: Condition<Name> = { column: 'kind', is: 'usual' };
const rareOrLan: Condition<Name> = { anyOf: [[rare], [{ words: ['lan'] }]] };
const rareOrOld: Condition<Name> = { anyOf: [[rare], [{ words: ['cu'] }]] };
const since = (at: string): Condition<Name> => ({ column: 'at', atLeast: at });

describe.each<{ marked: Name[] }>([{ marked: [] }, { marked: ['kind'] }])(
  'with marks of $marked',
  ({ marked }) => {
    const rows = sqliteFtsRows<Name, Note>({ name: 'notes', marked }, db);
    /** Three of the newest, if nothing else is said. */
    async function ask(where: Condition<Name>[], given: Partial<ListPlan<Name>> = {}) {
      const sort = { by: 'at', descending: true } as const;
      const found = await rows.list({ where, sort, take: 3, counted: true, ...given });
      // Who counts no further than so many may be told of more.
      const total = Math.min(found.total, given.countedTo ?? Infinity);
      return [total, ...found.rows.map(({ at }) => Number(at))];
    }

    it.each<[string, string[], Condition<Name>[], Partial<ListPlan<Name>>, number[]]>([
      ['all have it', ['nguyen'], [], {}, [5600, 5599, 5598, 5597]],
      ['all have it, far behind the first', ['nguyen'], [], { skip: 998 }, [5600, 4601, 4600, 4599]],
      ['all have it, as far as the first are read', ['nguyen'], [], { skip: 997 }, [5600, 4602, 4601, 4600]],
      ['all have it, none of them wanted', ['nguyen'], [], { take: 0 }, [5600]],
      ['all have it, the last of them', ['nguyen'], [], { skip: 5599 }, [5600, 0]],
      ['all have it, behind the last', ['nguyen'], [], { skip: 5600 }, [5600]],
      ['most have it', ['cu'], [], {}, [5100, 5099, 5098, 5097]],
      [
        'most have it, a page that the first do not fill',
        ['cu'],
        [],
        { skip: 499 },
        [5100, 4600, 4599, 4598],
      ],
      ['few have it', ['lan'], [], {}, [12, 5507, 5007, 4507]],
      ['few have it, among many', ['lan'], [usual], {}, [12, 5507, 5007, 4507]],
      ['few have it, and none of these few', ['lan'], [rare], {}, [0]],
      ['all have it, among few', ['nguyen'], [rare], {}, [56, 5500, 5400, 5300]],
      ['all have it, among many', ['nguyen'], [usual], {}, [5544, 5599, 5598, 5597]],
      ['most have it, among many', ['cu'], [usual], { skip: 400 }, [5049, 4695, 4694, 4693]],
      ['all have it, counted so far', ['nguyen'], [usual], { countedTo: 300 }, [300, 5599, 5598, 5597]],
      [
        'most have it, among few that are counted',
        ['cu'],
        [since('05090')],
        { countedTo: 300 },
        [10, 5099, 5098, 5097],
      ],
      [
        'all have it, among fewer than are counted',
        ['nguyen'],
        [rare],
        { countedTo: 300 },
        [56, 5500, 5400, 5300],
      ],
      ['nothing was typed', [], [], {}, [5600, 5599, 5598, 5597]],
      [
        'nothing was typed, but how many is known',
        [],
        [],
        { known: 7, counted: false },
        [7, 5599, 5598, 5597],
      ],
      ['nothing was typed, and they are few', [], [rare], {}, [56, 5500, 5400, 5300]],
      ['signs alone were typed', ['—'], [rare], {}, [56, 5500, 5400, 5300]],
      ['a column or a word says it', [], [rareOrLan], {}, [68, 5507, 5500, 5400]],
      ['a column or a word says it, behind them', [], [rareOrLan], { skip: 67 }, [68, 0]],
      ['all have it, and a column or a word says it', ['nguyen'], [rareOrLan], {}, [68, 5507, 5500, 5400]],
      [
        'few have it, and a column or a common word says it',
        ['lan'],
        [rareOrOld],
        {},
        [11, 5007, 4507, 4007],
      ],
      [
        'all but those of which a word says otherwise',
        ['lan'],
        [{ noneOf: [[{ words: ['cu'] }]] }],
        {},
        [1, 5507],
      ],
    ])('%s', async (_, typed, narrowed, given, expected) => {
      const words = typed.length > 0 ? [{ words: typed }] : [];
      expect(await ask([...words, ...narrowed], given)).toEqual(expected);
    });

    it('thousands are taken from where the last ended, uncounted', async () => {
      const after = { value: placed(5000), id: `n${placed(5000)}` };
      for (const words of ['nguyen', 'cu']) {
        const [, first, ...more] = await ask([{ words: [words] }], { after, take: 1000, counted: false });
        expect([first, more.length, more.at(-1)]).toEqual([4999, 999, 4000]);
      }
    });

    it('rows are added up by what they have in common, as the words narrow them', async () => {
      expect(await rows.tally({ by: ['kind'], where: [{ words: ['lan'] }] })).toEqual([
        { kind: 'usual', count: 12 },
      ]);
      expect(await rows.tally({ by: [], where: [rareOrLan] })).toEqual([{ count: 68 }]);
    });
  },
);

it.each<[string, Condition<Name>[], Partial<ListPlan<Name>>, number[]]>([
  ['counted', [], {}, [5600, 5599, 5598, 5597]],
  ['in one of no ways', [{ anyOf: [] }], {}, [0]],
  ['in none of no ways', [{ noneOf: [] }], {}, [5600, 5599, 5598, 5597]],
  ['in a way that asks for nothing', [{ anyOf: [[rare], []] }], {}, [5600, 5599, 5598, 5597]],
  ['counted so far', [usual], { countedTo: 300 }, [300, 5599, 5598, 5597]],
  ['counted, few of them', [rare], {}, [56, 5500, 5400, 5300]],
  ['uncounted, which is said to be none', [rare], { counted: false }, [0, 5500, 5400, 5300]],
  ['known to be so many', [rare], { known: 7, counted: false }, [7, 5500, 5400, 5300]],
  [
    'behind a thousand',
    [usual],
    { take: 1000, after: { value: '03000', id: 'n03000' } },
    [5544, 2999, 2998, 2997],
  ],
])('rows that nobody looks for by words are listed: %s', async (_, where, given, expected) => {
  const sort = { by: 'at', descending: true } as const;
  const rows = plain.sqlite.ask(db);
  const found = await rows.list({ where, sort, take: 3, counted: true, ...given });
  expect([found.total, ...found.rows.slice(0, 3).map(({ at }) => Number(at))]).toEqual(expected);
});
