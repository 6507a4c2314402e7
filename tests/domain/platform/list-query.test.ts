import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { maxSelected } from '#shared/lists/query-parts.ts';
import { defineList } from '#shared/lists/list-contract.ts';
import { flag, many, number, one, type Paging, since, until, words } from '#shared/lists/query-parts.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { among, atLeast, atMost, equals, search } from '#functions/platform/views/list-filters.ts';
import type { Condition } from '#functions/platform/views/list-plan.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { idsOf, listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { viewRows } from '../support/view-rows.ts';

const Note = z.object({
  id: z.string(),
  title: z.string(),
  ownerId: z.string().nullable(),
  status: z.enum(['open', 'done']),
  pinned: z.boolean(),
  weight: z.number(),
  writtenAt: z.string(),
  secret: z.string().default('nobody’s business'),
});
const Row = Note.omit({ secret: true });

const notesView = defineView(Note, {
  name: 'notes',
  version: 1,
  shards: 1,
  columns: {
    title: column.name(({ title }) => title),
    ownerId: column.optional(({ ownerId }) => ownerId),
    status: column.text(({ status }) => status),
    pinned: column.flag(({ pinned }) => pinned),
    weight: column.number(({ weight }) => weight),
    writtenAt: column.text(({ writtenAt }) => writtenAt),
  },
  searched: ({ title, id }) => [title, id],
  indexes: [['writtenAt desc'], ['status', 'weight']],
  row: Row,
});

const shape = {
  filters: {
    q: words(),
    status: one(['open', 'done']),
    statusIn: many(['open', 'done']),
    pinned: flag(),
    minWeight: number(),
    from: since(),
    to: until(),
  },
  sorts: ['writtenAt', 'weight', 'title'],
  sort: '-writtenAt',
  size: 2,
  most: 4,
} as const;

const facts = { name: 'notes/list-notes', summary: 'All notes', path: '/notes', access: 'member' } as const;
const aList = <const P extends Paging>(page: P) =>
  defineList({ ...facts, list: { ...shape, page }, row: Row });

const filters = {
  q: search(),
  status: equals('status'),
  statusIn: among('status'),
  pinned: equals('pinned'),
  minWeight: atLeast('weight'),
  from: atLeast('writtenAt'),
  to: atMost('writtenAt'),
} as const;

const titles = ['Đường về', 'Ấm trà', 'An nhiên', 'đồ gốm', 'Cà phê 100%'];
const notes: z.infer<typeof Note>[] = titles.map((title, place) => ({
  id: `n${place}`,
  title,
  ownerId: place === 4 ? null : (['lan', 'minh'][place % 2] ?? null),
  status: place < 3 ? 'open' : 'done',
  pinned: place === 1,
  // Two weigh the same: ids decide between them.
  weight: [5, 1, 3, 3, 2][place] ?? 0,
  writtenAt: `2026-11-0${place + 1}T10:00:00.000Z`,
  secret: 'told to nobody',
}));
/** What is declared is answered alike by whatever keeps the rows. */
const engines = {
  'a view': (items: typeof notes) => viewRows(notesView, items),
  'items read by key': async (items: typeof notes) => itemRows(notesView, items),
};

describe.each(Object.entries(engines))('asked of %s', async (_, rowsFor) => {
  const rows = await rowsFor(notes);

  const limited = aList('limit');
  const ofLimit = listQuery(notesView, limited, filters);
  const ids = async (query: Record<string, string>) => {
    const { data } = await listOf(ofLimit, limited.query.parse({ limit: '4', ...query }), {}, rows);
    return data.map(({ id }) => id).join(' ');
  };

  describe('a declared list', () => {
    it('stands in its own order, and answers what its rows promise, nothing more', async () => {
      const answer = await listOf(ofLimit, limited.query.parse({}), {}, rows);
      expect(limited.reply.parse(answer)).toEqual(answer);
      const { data, ...page } = answer;
      expect(page).toEqual({ total: 5, page: 1, limit: 2, totalPages: 3, hasNext: true, hasPrev: false });
      expect(data.map(({ id }) => id)).toEqual(['n4', 'n3']);
      expect(Row.strict().array().safeParse(data).success).toBe(true);
    });

    it.each([
      [{ q: 'duong ve' }, 'n0'],
      [{ q: 'VỀ đường' }, 'n0'],
      [{ q: 'a' }, 'n4 n2 n1'],
      [{ q: '%' }, 'n4'],
      [{ q: '_' }, ''],
      [{ q: String.raw`\ ' " --` }, ''],
      [{ q: '   ' }, 'n4 n3 n2 n1'],
      [{ status: 'done' }, 'n4 n3'],
      [{ statusIn: 'done,open', minWeight: '3' }, 'n3 n2 n0'],
      [{ statusIn: '' }, 'n4 n3 n2 n1'],
      [{ pinned: 'true' }, 'n1'],
      [{ pinned: 'false', status: 'open' }, 'n2 n0'],
      [{ from: '2026-11-02', to: '2026-11-03' }, 'n2 n1'],
      [{ sortBy: 'weight', sortOrder: 'asc' }, 'n1 n4 n2 n3'],
      [{ sortBy: 'weight' }, 'n0 n3 n2 n4'],
      [{ sortBy: 'title', sortOrder: 'asc' }, 'n1 n2 n4 n3'],
      [{ page: '9' }, ''],
    ])('asked for %j', async (query, found) => {
      expect(await ids(query as Record<string, string>)).toBe(found);
    });

    it.each([{ limit: '5' }, { limit: '0' }, { page: '0' }, { sortBy: 'secret' }, { status: 'gone' }])(
      'refuses %j before it is asked',
      (query) => {
        expect(limited.query.safeParse(query).success).toBe(false);
      },
    );
  });

  it('finds what fulfils all of at least one of several', async () => {
    const found = async (...anyOf: readonly (readonly Condition<'status' | 'weight' | 'pinned'>[])[]) => {
      const sort = { by: 'weight', descending: false } as const;
      const asked = {
        where: [{ column: 'pinned', is: 0 } as const, { anyOf }],
        sort,
        take: 9,
        counted: true,
      };
      const { rows: kept, total } = await rows.list(asked);
      return [kept.map(({ id }) => id).join(' '), total];
    };
    const light = [
      { column: 'status', among: ['done'] },
      { column: 'weight', atMost: 2 },
    ] as const;
    const heavy = [
      { column: 'status', is: 'open' },
      { column: 'weight', atLeast: 5 },
    ] as const;
    expect(await found(light, heavy)).toEqual(['n4 n0', 2]);
    expect(await found(heavy)).toEqual(['n0', 1]);
    expect(await found()).toEqual(['', 0]);
    expect(await found([])).toEqual(['n4 n2 n3 n0', 4]);
  });

  describe('the ids of all', () => {
    it('are those of every page, narrowed and in the order asked for', async () => {
      const all = (query: Record<string, string>) => idsOf(ofLimit, limited.query.parse(query), rows);
      expect(await all({ limit: '1', page: '3' })).toEqual({ ids: ['n4', 'n3', 'n2', 'n1', 'n0'], total: 5 });
      expect(await all({ status: 'open', sortBy: 'weight', sortOrder: 'asc' })).toEqual({
        ids: ['n1', 'n2', 'n0'],
        total: 3,
      });
    });

    it('are as many as may be chosen at once, and how many there are beside', async () => {
      const many = await rowsFor(
        Array.from({ length: maxSelected + 5 }, (_, place) => ({
          ...(notes[0] as (typeof notes)[number]),
          id: `m${place}`,
        })),
      );
      const { ids: some, total } = await idsOf(ofLimit, limited.query.parse({}), many);
      expect([some.length, total]).toEqual([maxSelected, maxSelected + 5]);
    });
  });

  describe('paging speaks the specifications’ words', () => {
    it('page and pageSize', async () => {
      const contract = aList('pageSize');
      const answer = await listOf(
        listQuery(notesView, contract, filters),
        contract.query.parse({ page: '3', pageSize: '2' }),
        {},
        rows,
      );
      expect(answer).toMatchObject({ total: 5, page: 3, pageSize: 2, hasNext: false, hasPrev: true });
      expect(contract.reply.parse(answer)).toEqual(answer);
    });

    it('a plain array, bounded', async () => {
      const contract = aList('none');
      const answer = await listOf(
        listQuery(notesView, contract, filters),
        contract.query.parse({}),
        {},
        rows,
      );
      expect(answer.map(({ id }) => id)).toEqual(['n4', 'n3']);
      expect(contract.query.parse({ page: '2', limit: '1' })).toEqual({
        sortBy: 'writtenAt',
        sortOrder: 'desc',
      });
    });

    it.each([
      ['take', 'take', 'nextCursor'],
      ['cursor', 'pageSize', 'cursor'],
    ] as const)('a cursor, called as %s calls it', async (page, size, next) => {
      const contract = aList(page);
      const list = listQuery(notesView, contract, filters);
      for (const sort of [{}, { sortBy: 'weight', sortOrder: 'asc' }, { sortBy: 'title' }]) {
        const seen: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const query = contract.query.parse({ ...sort, [size]: '2', cursor });
          const answer = (await listOf(list, query as never, {}, rows)) as {
            data: { id: string }[];
            nextCursor?: string | null;
            cursor?: string | null;
          };
          seen.push(...answer.data.map(({ id }) => id));
          cursor = answer[next] ?? null;
          expect(seen.length).toBeLessThan(9);
        }
        const whole = contract.query.parse({ ...sort, [size]: '4' });
        const first = (await listOf(list, whole as never, {}, rows)) as { data: { id: string }[] };
        expect(seen.slice(0, 4)).toEqual(first.data.map(({ id }) => id));
        expect(new Set(seen).size).toBe(5);
      }
    });
  });

  const encoded = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url');

  describe('a cursor', () => {
    const contract = aList('take');
    const list = listQuery(notesView, contract, filters);
    const ask = async (query: Record<string, string>) => listOf(list, contract.query.parse(query), {}, rows);

    it.each([
      ['junk', 'junk'],
      ['no place', encoded({ pk: 'USER#1' })],
      ['of another list', encoded(['notes/list-others', 'writtenAt', 'desc', '2026', 'n1'])],
      ['sorted otherwise', encoded(['notes/list-notes', 'weight', 'desc', 3, 'n1'])],
      ['of the other direction', encoded(['notes/list-notes', 'writtenAt', 'asc', '2026', 'n1'])],
      ['with a number for a day', encoded(['notes/list-notes', 'writtenAt', 'desc', 7, 'n1'])],
      ['with a value nothing is sorted by', encoded(['notes/list-notes', 'writtenAt', 'desc', null, 'n1'])],
      ['with too much', encoded(['notes/list-notes', 'writtenAt', 'desc', '2026', 'n1', 'more'])],
    ])('that is forged is the caller’s fault: %s', async (_, cursor) => {
      await expect(ask({ cursor })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
    });

    it('goes on past a row that is gone, and past one that came', async () => {
      const { nextCursor } = await ask({ take: '2' });
      const rest = await rowsFor([
        ...notes.filter(({ id }) => id !== 'n3'),
        { ...notes[0], id: 'new', writtenAt: '2026-11-20T00:00:00.000Z' } as (typeof notes)[number],
      ]);
      const query = contract.query.parse({ take: '4', cursor: nextCursor });
      const { data } = await listOf(list, query, {}, rest);
      expect(data.map(({ id }) => id)).toEqual(['n2', 'n1', 'n0']);
    });
  });

  describe('rows that are somebody’s own', () => {
    const contract = aList('none');
    const own = listQuery(notesView, contract, filters, { own: ['ownerId'] });

    it('are nobody else’s, whatever is asked', async () => {
      const query = contract.query.parse({ q: 'a' });
      const of = async (ownerId: string) => (await listOf(own, query, { ownerId }, rows)).map(({ id }) => id);
      expect(await of('minh')).toEqual(['n1']);
      expect(await of('lan')).toEqual(['n2']);
      expect(await of('')).toEqual([]);
    });
  });

  describe('tallies', () => {
    it('count and sum by what is asked, of what is meant', async () => {
      const found = await rows.tally({
        by: ['status'],
        sum: ['weight'],
        where: [{ column: 'pinned', is: 0 }],
      });
      expect(found.toSorted((a, b) => String(a.status).localeCompare(String(b.status)))).toEqual([
        { status: 'done', count: 2, weight: 5 },
        { status: 'open', count: 2, weight: 8 },
      ]);
    });
  });
});

it('a list that sorts by what may be missing is refused where it is written', () => {
  const contract = defineList({
    ...facts,
    list: { filters: {}, sort: 'ownerId', page: 'none', size: 2 },
    row: Row,
  });
  expect(() => listQuery(notesView, contract, {})).toThrow('cannot be sorted by ownerId');
});
