import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import type { Condition, ListPlan } from '#functions/platform/views/list-plan.ts';
import { randomOf } from '#seed/random.ts';

const Note = z.object({
  id: z.string(),
  said: z.string(),
  kind: z.string(),
  weight: z.int(),
  at: z.string(),
});
type Note = z.infer<typeof Note>;

const declared = {
  name: 'notes',
  version: 1,
  shards: 1,
  columns: {
    kind: column.text(({ kind }: Note) => kind),
    weight: column.number(({ weight }: Note) => weight),
    at: column.text(({ at }: Note) => at),
  },
  searched: ({ said }: Note) => [said],
  finds: 'beginnings',
  indexes: [['at desc'], ['kind', 'at desc'], ['weight']],
  row: Note,
} as const;

const random = randomOf('worded rows');
/** Some words nearly everybody says, some a few, one nobody but the oldest. */
function said(place: number): string {
  const words = [random.chance(0.8) && 'Nguyễn', random.chance(0.4) && 'thị', random.chance(0.02) && 'lan'];
  return [...words, `số ${place}`, place < 5200 && 'cũ'].filter(Boolean).join(' ');
}

const all: Note[] = Array.from({ length: 7000 }, (_, place) => ({
  id: `n${String(random.between(0, 1e9)).padStart(10, '0')}${place}`,
  said: said(place),
  kind: random.chance(0.9) ? 'usual' : random.chance(0.95) ? 'rare' : 'very rare',
  weight: random.between(0, 500),
  at: String(Math.floor(place / 3)).padStart(6, '0'),
}));

function rowsOf(marked: readonly 'kind'[]) {
  const notes = defineView(Note, { ...declared, marked });
  const db = new DatabaseSync(':memory:');
  db.exec(notes.sqlite.schema);
  const writer = notes.sqlite.writer(db);
  for (const note of all) writer.save({ ...note, kind: 'usual' });
  for (const note of all) writer.save(note);
  return notes.sqlite.ask(db);
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(' ');
/** Folded once, because thousands of questions look at each. */
const wordsOf = new Map(all.map((note) => [note, folded(note.said)]));

function fulfils(note: Note, condition: Condition<'kind' | 'weight' | 'at'>): boolean {
  if ('anyOf' in condition) return condition.anyOf.some((ways) => ways.every((one) => fulfils(note, one)));
  if ('noneOf' in condition) return !condition.noneOf.some((ways) => ways.every((one) => fulfils(note, one)));
  if ('words' in condition)
    return condition.words.every((word) => wordsOf.get(note)?.some((own) => own.startsWith(word)));
  const value = note[condition.column];
  if ('is' in condition) return value === condition.is;
  if ('among' in condition) return condition.among.includes(value);
  return 'atLeast' in condition ? value >= (condition.atLeast ?? 0) : value <= (condition.atMost ?? 0);
}

function asked({ where, sort, take, skip = 0 }: ListPlan<'kind' | 'weight' | 'at'>) {
  const found = all.filter((note) => where.every((one) => fulfils(note, one)));
  const way = sort.descending ? -1 : 1;
  const compare = (a: string | number, b: string | number) => (a < b ? -way : a > b ? way : 0);
  found.sort((a, b) => compare(a[sort.by], b[sort.by]) || compare(a.id, b.id));
  return { total: found.length, ids: found.slice(skip, skip + take).map(({ id }) => id) };
}

const words = [['nguyen'], ['ng'], ['n'], ['thi'], ['nguyen', 'thi'], ['lan'], ['so', '12'], ['cu'], ['ai']];
const narrowings: Condition<'kind' | 'weight' | 'at'>[][] = [
  [],
  [{ column: 'kind', is: 'usual' }],
  [{ column: 'kind', among: ['rare', 'very rare'] }],
  [{ column: 'weight', atLeast: 495 }],
  [{ column: 'at', atMost: '000400' }],
  [{ anyOf: [[{ column: 'kind', is: 'very rare' }], [{ words: ['lan'] }]] }],
];

describe.each([{ marked: [] }, { marked: ['kind'] as const }])('with marks of $marked', ({ marked }) => {
  const rows = rowsOf(marked);

  it.each([[], ...words])(
    'what has the words %j is found, counted and sorted whichever way is gone',
    async (...typed) => {
      for (const narrowing of narrowings)
        for (const by of ['at', 'weight'] as const)
          for (const [take, skip] of [
            [20, 0],
            [20, 960],
            [50, 3000],
            [5000, 0],
          ]) {
            const where = [...(typed.length > 0 ? [{ words: typed }] : []), ...narrowing];
            const plan = {
              where,
              sort: { by, descending: by === 'at' },
              take: take ?? 0,
              skip: skip ?? 0,
              counted: true,
            };
            const { total, rows: found } = await rows.list(plan);
            expect({ total, ids: found.map(({ id }) => id) }).toEqual(asked(plan));
          }
    },
  );

  it('goes on behind a place, uncounted', async () => {
    const plan = {
      where: [{ words: ['nguyen'] }],
      sort: { by: 'at', descending: true },
      take: 15,
      counted: false,
    } as const;
    const first = await rows.list(plan);
    const second = await rows.list({ ...plan, after: first.places.at(-1) });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(asked({ ...plan, take: 30 }).ids);
  });

  it.each([[], ...words])('what has the words %j is counted no further than wanted', async (...typed) => {
    const countedTo = 300;
    for (const narrowing of narrowings.slice(1, 5))
      for (const by of ['at', 'weight'] as const) {
        const where = [...(typed.length > 0 ? [{ words: typed }] : []), ...narrowing];
        const plan = { where, sort: { by, descending: true }, take: 20, skip: 40, counted: true, countedTo };
        const { total, rows: found } = await rows.list(plan);
        const exact = asked(plan);
        expect(Math.min(total, countedTo)).toBe(Math.min(exact.total, countedTo));
        expect(found.map(({ id }) => id)).toEqual(exact.ids);
        const known = await rows.list({ ...plan, known: exact.total });
        expect([known.total >= Math.min(exact.total, countedTo), known.rows.map(({ id }) => id)]).toEqual([
          true,
          exact.ids,
        ]);
      }
  });

  it.each(['\u{E000}kind\u{E000}usual', '\u{E000}', '" OR "usual'])(
    '%j is nothing anybody types',
    async (typed) => {
      const plan = {
        where: [{ words: [typed] }],
        sort: { by: 'at', descending: true },
        take: 15,
        counted: true,
      } as const;
      const saidSo = /[a-z]/.test(typed) ? [] : asked({ ...plan, where: [] }).ids;
      expect((await rows.list(plan)).rows.map(({ id }) => id)).toEqual(saidSo);
    },
  );
});
