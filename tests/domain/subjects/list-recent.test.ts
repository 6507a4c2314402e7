import { expect, it } from 'vitest';
import { listSeenSubjects } from '#shared/subjects/list-seen.contract.ts';
import { listRecentSubjects } from '#functions/domain/subjects/list-recent.ts';
import { countView } from '#functions/domain/subjects/count-visit.ts';
import { noteSeen } from '#functions/domain/subjects/seen-subjects.ts';
import type { SubjectFacts } from '#functions/domain/subjects/define-subject.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

function scene() {
  const { table } = memoryTable();
  let instant = Date.parse('2027-01-21T01:00:00.000Z');
  const context = { table, now: () => new Date((instant += 1000)) };
  const loaded: string[] = [];
  const kind = (name: string, given: Partial<SubjectFacts> = {}) => ({
    kind: name,
    load: async (_: unknown, id: string): Promise<SubjectFacts | undefined> => {
      loaded.push(id);
      if (id.startsWith('gone')) return undefined;
      const status = id.startsWith('hidden') ? 'unpublished' : 'published';
      return { authorId: null, title: `Về ${id}`, sums: {}, status, audience: 'public', ...given };
    },
  });
  const see = (name: string, id: string) => noteSeen(context, 'lan', { kind: name, id });
  const reader = { userId: 'lan', role: 'user', isApart: () => false } as const;
  const list = async (limit: number) =>
    (await listRecentSubjects(context, [kind('leaflet'), kind('poster')], { reader, limit })).map(
      ({ id }) => id,
    );
  return { context, see, list, loaded, kind, reader };
}

it('shows content of all kinds, that seen last first, with its title', async () => {
  const { context, see, list, kind, reader } = scene();
  await see('leaflet', 'one');
  await see('poster', 'two');
  await see('leaflet', 'three');
  await see('unknown', 'four');
  expect(await list(5)).toEqual(['three', 'two', 'one']);
  expect(await listRecentSubjects(context, [kind('poster')], { reader, limit: 1 })).toEqual([
    { kind: 'poster', id: 'two', title: 'Về two', at: expect.any(String) },
  ]);
});

it('leaves out what is gone or hidden, shows no more than asked, and loads few', async () => {
  const { see, list, loaded } = scene();
  for (const id of ['a', 'b', 'c', 'd', 'hidden', 'gone']) await see('leaflet', id);
  expect(await list(2)).toEqual(['d', 'c']);
  expect(loaded).toHaveLength(4);
});

it('of a part the whole is seen', async () => {
  const { context, list } = scene();
  const visitor = { userId: 'lan', address: '203.0.113.7', userAgent: 'Firefox/150.0' };
  await countView(context, { kind: 'page', id: 'p1' }, visitor, [{ kind: 'leaflet', id: 'whole' }]);
  expect(await list(5)).toEqual(['whole']);
});

it('five are asked for unless a page says how many, and twenty at most', () => {
  expect(listSeenSubjects.query?.parse({})).toEqual({ limit: 5 });
  expect([20, 21].map((limit) => listSeenSubjects.query?.safeParse({ limit }).success)).toEqual([
    true,
    false,
  ]);
  const one = { kind: 'news', id: 'n1', title: 'Hội làng', at: '2027-01-21T01:00:00.000Z' };
  const fits = (count: number) =>
    listSeenSubjects.reply.safeParse(Array.from({ length: count }, () => one)).success;
  expect([fits(20), fits(21)]).toEqual([true, false]);
});
