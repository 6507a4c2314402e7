import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import { forgetReactions } from '#functions/domain/reactions/forget-reactions.ts';
import { listReactors } from '#functions/domain/reactions/list-reactors.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { subjectShards } from '#functions/domain/subjects/subject-shards.ts';
import { shardOf } from '#functions/platform/table/shard.ts';
import { countFor, readSums } from '#functions/domain/subjects/subject-counters.ts';
import { createCounterFolder } from '#functions/domain/subjects/fold-counters.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

const subject = { kind: 'leaflet', id: 'one' };
const types = ['LIKE', 'LOVE', 'SAD'] as const;

function scene() {
  const { table, put, rows } = memoryTable();
  let instant = Date.parse('2026-11-21T01:00:00.000Z');
  const context = { table, now: () => new Date((instant += 1000)) };
  const reactions = defineReactions({
    types,
    subject: {
      kind: 'leaflet',
      missing: 'NOT_FOUND',
      load: async (_, id) =>
        id === 'one' || id === 'two'
          ? { authorId: 'writer', status: 'published', audience: 'public', title: '', sums: {} }
          : undefined,
    },
  });
  const readerOf = (userId: string, apart: string[] = []) => ({
    userId,
    role: 'user' as const,
    isApart: (id: string) => apart.includes(id),
  });
  const react = (userId: string, type: (typeof types)[number] | null, id = 'one') =>
    reactions.react(context, { id, reader: readerOf(userId), type });
  const sums = async () => (await readSums(table, subject)).sums;
  return { context, table, put, rows, reactions, react, readerOf, sums };
}

it('a member has one reaction: another type replaces it, the same one again changes nothing', async () => {
  const { react, sums } = scene();
  expect(await react('lan', 'LIKE')).toEqual({ reaction: 'LIKE', counts: { LIKE: 1 } });
  expect(await react('lan', 'LIKE')).toEqual({ reaction: 'LIKE', counts: { LIKE: 1 } });
  expect(await react('mai', 'LOVE')).toEqual({ reaction: 'LOVE', counts: { LIKE: 1, LOVE: 1 } });
  expect(await react('lan', 'LOVE')).toEqual({ reaction: 'LOVE', counts: { LOVE: 2 } });
  expect(await react('lan', null)).toEqual({ reaction: null, counts: { LOVE: 1 } });
  expect(await react('lan', null)).toEqual({ reaction: null, counts: { LOVE: 1 } });
  expect(await sums()).toEqual({ LIKE: 0, LOVE: 1 });
});

it('a toggle takes back the same type and replaces another', async () => {
  const { reactions, context, readerOf } = scene();
  const toggle = async (type: (typeof types)[number]) =>
    (await reactions.toggle(context, { id: 'one', reader: readerOf('lan'), type })).reaction;
  expect([await toggle('LIKE'), await toggle('LOVE'), await toggle('LOVE')]).toEqual(['LIKE', 'LOVE', null]);
});

it('a like is set, taken back or changed to the other state', async () => {
  const { reactions, context, readerOf } = scene();
  const like = (liked?: boolean) =>
    reactions.like(context, { id: 'one', reader: readerOf('lan'), liked, type: 'LIKE' });
  expect(await like(true)).toEqual({ liked: true, likes: 1 });
  expect(await like(true)).toEqual({ liked: true, likes: 1 });
  expect(await like()).toEqual({ liked: false, likes: 0 });
  expect(await like()).toEqual({ liked: true, likes: 1 });
  expect(await like(false)).toEqual({ liked: false, likes: 0 });
});

it('a press in another tab at the same moment leaves one reaction, which is counted once', async () => {
  const { reactions, react, context, table, sums, readerOf } = scene();
  const crossed = meanwhile(table, () => react('lan', 'LOVE'));
  await reactions.react(
    { ...context, table: crossed.table },
    { id: 'one', reader: readerOf('lan'), type: 'LIKE' },
  );
  expect(crossed.happened()).toBe(true);
  expect(await sums()).toMatchObject({ LIKE: 1, LOVE: 0 });
});

it.each([
  ['replaced by another type', 'LOVE', { LIKE: 0, LOVE: 0, SAD: 1 }],
  ['taken back', null, { LIKE: 0, SAD: 1 }],
] as const)('a reaction that another tab has just %s is counted out once', async (_, other, left) => {
  const { reactions, react, context, table, sums, readerOf } = scene();
  await react('lan', 'LIKE');
  const crossed = meanwhile(table, () => react('lan', other));
  const reader = readerOf('lan');
  await reactions.react({ ...context, table: crossed.table }, { id: 'one', reader, type: 'SAD' });
  expect([crossed.happened(), await sums()]).toEqual([true, left]);
});

it('a reaction that another tab has replaced in the same millisecond is counted out once', async () => {
  const { reactions, context, table, sums, readerOf } = scene();
  const at = context.now();
  const frozen = { ...context, now: () => at };
  const reader = readerOf('lan');
  await reactions.react(frozen, { id: 'one', reader, type: 'LIKE' });
  const crossed = meanwhile(table, () => reactions.react(frozen, { id: 'one', reader, type: 'LOVE' }));
  await reactions.react({ ...frozen, table: crossed.table }, { id: 'one', reader, type: 'SAD' });
  expect([crossed.happened(), await sums()]).toEqual([true, { LIKE: 0, LOVE: 0, SAD: 1 }]);
});

it('nobody reacts to what is not there or behind a block', async () => {
  const { reactions, react, context, readerOf } = scene();
  await expect(react('lan', 'LIKE', 'nowhere')).rejects.toThrow(AppError);
  const reader = readerOf('lan', ['writer']);
  await expect(reactions.react(context, { id: 'one', reader, type: 'LIKE' })).rejects.toThrow(AppError);
});

it('other counters of the subject are no reactions, and their sums stay apart', async () => {
  const { table, react, sums } = scene();
  await table.write([countFor(subject, 'lan', { comments: 3, views: 2 })]);
  expect(await react('lan', 'LIKE')).toEqual({ reaction: 'LIKE', counts: { LIKE: 1 } });
  expect(await sums()).toEqual({ comments: 3, views: 2, LIKE: 1 });
});

it('one read tells a reader their own reactions to several subjects; a guest has none', async () => {
  const { reactions, react, table } = scene();
  await react('lan', 'LIKE');
  await react('mai', 'SAD', 'two');
  expect([...(await reactions.ownReactions(table, 'lan', ['one', 'two']))]).toEqual([['one', 'LIKE']]);
  expect((await reactions.ownReactions(table, undefined, ['one'])).size).toBe(0);
});

it('reactors of one type are listed newest first, all types by member, page by page', async () => {
  const { react, put, context } = scene();
  const members = Array.from({ length: 7 }, (_, place) => `m${place}`);
  for (const id of members) {
    put([profileRecord.item(aProfile({ id, fullName: id }))]);
    await react(id, id === 'm3' ? 'LOVE' : 'LIKE');
  }
  const pages = async (type: string | undefined, take: number) => {
    const found: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await listReactors(context, subject, { reader: undefined, type, take, cursor });
      found.push(page.data.map(({ user }) => user.id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    return found;
  };
  expect(await pages('LIKE', 4)).toEqual([
    ['m6', 'm5', 'm4', 'm2'],
    ['m1', 'm0'],
  ]);
  expect(await pages(undefined, 3)).toEqual([['m0', 'm1', 'm2'], ['m3', 'm4', 'm5'], ['m6']]);
  expect(await pages('LOVE', 3)).toEqual([['m3']]);
  expect(await pages(undefined, 7)).toEqual([members]);
});

it('blocked and locked people and those who left are not named among the reactors', async () => {
  const { react, put, context, readerOf } = scene();
  put([
    profileRecord.item(aProfile({ id: 'lan' })),
    profileRecord.item(aProfile({ id: 'mai', status: 'inactive' })),
  ]);
  for (const id of ['lan', 'mai', 'left']) await react(id, 'LIKE');
  const seen = async (reader: ReturnType<typeof readerOf> | undefined) =>
    (await listReactors(context, subject, { reader, type: 'LIKE', take: 8, cursor: undefined })).data.map(
      ({ user }) => user.id,
    );
  expect(await seen(undefined)).toEqual(['lan']);
  expect(await seen(readerOf('tu', ['lan']))).toEqual([]);
});

it('a member who leaves takes all their reactions along, and no other', async () => {
  const { react, context, sums, rows } = scene();
  await react('lan', 'LIKE');
  await react('lan', 'LOVE', 'two');
  await react('mai', 'LIKE');
  await forgetReactions(context, 'lan');
  await forgetReactions(context, 'lan');
  expect(await sums()).toEqual({ LIKE: 1 });
  expect(rows().filter(({ entity }) => entity === 'reaction')).toHaveLength(1);
});

it('of reactors of one type the latest come first, also where more react than one page holds', async () => {
  const { react, put, context } = scene();
  // All of these members fall into one shard, so that one page does not read the whole shard.
  const members = Array.from({ length: 400 }, (_, place) => `m${place}`).filter(
    (id) => shardOf(id, subjectShards) === 0,
  );
  for (const id of members) {
    put([profileRecord.item(aProfile({ id, fullName: id }))]);
    await react(id, 'LIKE');
  }
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listReactors(context, subject, { reader: undefined, type: 'LIKE', take: 3, cursor });
    found.push(...page.data.map(({ user }) => user.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(members.length).toBeGreaterThan(8);
  expect(found).toEqual(members.toReversed());
});

it.each([
  ['changed', 'LOVE', { LIKE: 0, LOVE: 1 }],
  ['taken back', null, { LIKE: 0 }],
] as const)(
  'a reaction that was %s meanwhile is not counted out by a run that read the earlier one',
  async (_, type, left) => {
    const { react, context, table, sums } = scene();
    await react('lan', 'LIKE');
    const crossed = meanwhile(table, () => react('lan', type));
    await forgetReactions({ table: crossed.table }, 'lan');
    expect([crossed.happened(), await sums()]).toEqual([true, left]);
    await forgetReactions(context, 'lan');
    expect(Object.values(await sums()).every((sum) => sum === 0)).toBe(true);
  },
);

it('messages of one batch about a subject share one reading of its counters', async () => {
  const { react, context } = scene();
  await react('lan', 'LIKE');
  const kept: unknown[] = [];
  const fold = createCounterFolder(
    new Map([['leaflet', { keepSums: async (_, id, counted) => void kept.push([id, counted]) }]]),
  );
  await Promise.all([
    fold(context, subject),
    fold(context, subject),
    fold(context, { ...subject, id: 'two' }),
  ]);
  expect(kept).toEqual([
    ['one', { sums: { LIKE: 1 }, version: 1 }],
    ['two', { sums: {}, version: 0 }],
  ]);
  await react('mai', 'LIKE');
  await fold(context, subject);
  expect(kept.at(-1)).toEqual(['one', { sums: { LIKE: 2 }, version: 2 }]);
  await fold(context, { kind: 'unknown', id: 'one' });
});
