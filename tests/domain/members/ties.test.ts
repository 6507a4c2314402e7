import { describe, expect, it } from 'vitest';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { accountKeys } from '#functions/domain/accounts/account-keys.ts';
import { memberCountsItem, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { relate, unrelate } from '#functions/domain/members/block-member.ts';
import { follow, followedBy, followItem, friendsOf, unfollow } from '#functions/domain/members/follows.ts';
import { forgetMember } from '#functions/domain/members/forget-member.ts';
import { memberKeys } from '#functions/domain/members/member-keys.ts';
import { relationItem, relationsOf } from '#functions/domain/members/relations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { contextOf } from '#tests/support/context.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

const today = '2026-11-22T03:00:00.000Z';
const pair = { ownerId: 'lan', otherId: 'cam' };
const forth = { followerId: 'lan', followedId: 'cam' };
const back = { followerId: 'cam', followedId: 'lan' };

function aVillage() {
  const { table, put, rows } = memoryTable();
  const contextAt = (where: Table) => contextOf(where, () => new Date(today));
  const context = contextAt(table);
  const person = (id: string, given: Partial<Profile> = {}) =>
    put([profileRecord.item(aProfile({ id, ...given }))]);
  for (const id of ['lan', 'cam', 'sen']) person(id);
  const countsOf = (id: string) => {
    const { pk, sk } = accountKeys.counts(id);
    const {
      followers = 0,
      following = 0,
      blocks = 0,
      mutes = 0,
    } = rows().find((row) => row['pk'] === pk && row['sk'] === sk) ?? {};
    return { followers, following, blocks, mutes };
  };
  const ties = () =>
    rows()
      .filter(({ entity }) => entity === 'follow')
      .map(({ followerId, followedId }) => `${String(followerId)} ${String(followedId)}`)
      .toSorted();
  return { table, put, rows, contextAt, context, person, countsOf, ties };
}
const none = { followers: 0, following: 0, blocks: 0, mutes: 0 };

describe('a block', () => {
  it.each<[string, (typeof forth)[]]>([
    ['none follows', []],
    ['its owner follows', [forth]],
    ['the other follows', [back]],
    ['both follow', [forth, back]],
  ])('ends what there is where %s, and leaves others’ alone', async (_, there) => {
    const { context, countsOf, ties } = aVillage();
    const others = [
      { followerId: 'lan', followedId: 'sen' },
      { followerId: 'sen', followedId: 'lan' },
      { followerId: 'cam', followedId: 'sen' },
      { followerId: 'sen', followedId: 'cam' },
    ];
    for (const one of [...there, ...others]) await follow(context, one);
    expect(await relate(context, { ...pair, kind: 'block' })).toEqual({ blocked: true, muted: false });
    expect(ties()).toEqual(['cam sen', 'lan sen', 'sen cam', 'sen lan']);
    expect(countsOf('lan')).toEqual({ followers: 1, following: 1, blocks: 1, mutes: 0 });
    expect(countsOf('cam')).toEqual({ followers: 1, following: 1, blocks: 0, mutes: 0 });
  });

  it.each([
    ['its owner stops following', [forth], (at: Village) => unfollow(at.context, forth)],
    ['the other stops following', [back], (at: Village) => unfollow(at.context, back)],
    ['its owner follows', [], (at: Village) => follow(at.context, forth)],
    ['the other follows', [], (at: Village) => follow(at.context, back)],
  ])('ends all and counts it once where %s at that moment', async (_, there, happens) => {
    const village = aVillage();
    for (const one of there) await follow(village.context, one);
    const crossed = meanwhile(village.table, () => happens(village));
    await relate(village.contextAt(crossed.table), { ...pair, kind: 'block' });
    expect(crossed.happened()).toBe(true);
    expect(village.ties()).toEqual([]);
    expect([village.countsOf('lan'), village.countsOf('cam')]).toEqual([{ ...none, blocks: 1 }, none]);
  });

  it('is noted once, beside a mute, and each is taken back alone', async () => {
    const { context, rows, countsOf } = aVillage();
    await relate(context, { ...pair, kind: 'block' });
    expect(await relate(context, { ...pair, kind: 'mute' })).toEqual({ blocked: true, muted: true });
    expect(await relate(context, { ...pair, kind: 'mute' })).toEqual({ blocked: true, muted: true });
    expect(countsOf('lan')).toEqual({ ...none, blocks: 1, mutes: 1 });
    // Nothing is counted of the other, who followed nobody and whom nobody followed.
    expect(rows().filter(({ entity }) => entity === 'member-counts')).toHaveLength(1);
    const found = rows().filter(({ entity }) => entity === 'block');
    expect(found).toMatchObject([
      { ...pair, kind: 'block', at: today, gsi1pk: 'BLOCKERS#cam', gsi1sk: 'lan' },
      { ...pair, kind: 'mute', at: today },
    ]);
    expect(found[1]?.['gsi1pk']).toBeUndefined();
    expect(await unrelate(context, { ...pair, kind: 'block' })).toEqual({ blocked: false, muted: true });
    expect(await unrelate(context, { ...pair, kind: 'block' })).toEqual({ blocked: false, muted: true });
    expect(countsOf('lan')).toEqual({ ...none, mutes: 1 });
    expect(await unrelate(context, { ...pair, kind: 'mute' })).toEqual({ blocked: false, muted: false });
    expect(countsOf('lan')).toEqual(none);
  });

  it.each(['block', 'mute'] as const)('or a %s is the five hundredth of its kind at most', async (kind) => {
    const { context, put, countsOf } = aVillage();
    const counter = kind === 'block' ? 'blocks' : 'mutes';
    const full = { ...noCounts, blocks: 500, mutes: 500 };
    put([memberCountsItem('lan', full)]);
    const refused = await relate(context, { ...pair, kind }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'RELATIONS_FULL', details: { params: { limit: 500 } } });
    put([memberCountsItem('lan', { ...full, [counter]: 499 })]);
    expect(await relate(context, { ...pair, kind })).toMatchObject({ blocked: kind === 'block' });
    expect(countsOf('lan')[counter]).toBe(500);
  });
});

type Village = ReturnType<typeof aVillage>;

describe('whom somebody follows', () => {
  it('is five thousand at most', async () => {
    const { context, put, countsOf, ties } = aVillage();
    put([memberCountsItem('lan', { ...noCounts, following: 5000 })]);
    const refused = await follow(context, forth).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'FOLLOWS_FULL', details: { params: { limit: 5000 } } });
    expect([ties(), countsOf('cam').followers]).toEqual([[], 0]);
    put([memberCountsItem('lan', { ...noCounts, following: 4999 })]);
    await follow(context, forth);
    expect([countsOf('lan').following, countsOf('cam').followers]).toEqual([5000, 1]);
  });

  it.each<[string, (village: Village) => unknown, string]>([
    ['locked', ({ person }) => person('cam', { status: 'inactive' }), 'USER_NOT_FOUND'],
    [
      'gone',
      ({ table }) =>
        profileRecord
          .find(table, { id: 'cam' })
          .then((cam) => cam && table.write(profileRecord.softDelete(cam))),
      'USER_NOT_FOUND',
    ],
    [
      'one who blocks them',
      ({ put }) => put([relationItem({ ownerId: 'cam', otherId: 'lan', kind: 'block', at: today })]),
      'USER_NOT_FOUND',
    ],
    [
      'one they block',
      ({ put }) => put([relationItem({ ...pair, kind: 'block', at: today })]),
      'MEMBER_BLOCKED',
    ],
  ])('is nobody who is %s', async (_, arrange, refusal) => {
    const village = aVillage();
    await arrange(village);
    expect(await refusalOf(follow(village.context, forth))).toBe(refusal);
    expect([village.ties(), village.countsOf('lan')]).toEqual([[], none]);
  });

  it('is somebody who is muted, or mutes them', async () => {
    const { context, put, ties } = aVillage();
    put([
      relationItem({ ...pair, kind: 'mute', at: today }),
      relationItem({ ownerId: 'cam', otherId: 'lan', kind: 'mute', at: today }),
    ]);
    await follow(context, forth);
    expect(ties()).toEqual(['lan cam']);
  });

  it('is told newest first, and who follows back as their friends', async () => {
    const { table, put } = aVillage();
    for (let nth = 100; nth < 201; nth += 1)
      put([
        followItem({ followerId: 'lan', followedId: `m${nth}`, at: `2026-11-01#${nth}` }),
        ...(nth === 150 ? [] : [followItem({ followerId: `m${nth}`, followedId: 'lan', at: '2026' })]),
      ]);
    put([followItem({ followerId: 'fan', followedId: 'lan', at: '2026' })]);
    const all = Array.from({ length: 101 }, (_, nth) => `m${nth + 100}`);
    expect(await followedBy(table, 'lan')).toEqual(all.toReversed());
    // A hundred of them hear of one birthday.
    expect(await friendsOf(table, 'lan')).toEqual(all.slice(0, 100).filter((id) => id !== 'm150'));
  });
});

it('all are known whom somebody keeps away, and a thousand who keep them away', async () => {
  const { table, put } = aVillage();
  for (let nth = 0; nth < 500; nth += 1)
    put([
      relationItem({ ownerId: 'lan', otherId: `b${nth}`, kind: 'block', at: today }),
      relationItem({ ownerId: 'lan', otherId: `m${nth}`, kind: 'mute', at: today }),
    ]);
  for (let nth = 0; nth < 1001; nth += 1)
    put([relationItem({ ownerId: `o${nth}`, otherId: 'lan', kind: 'block', at: today })]);
  const { blocks, mutes, blockedBy, isApart } = await relationsOf(table, 'lan');
  expect([blocks.size, mutes.size, blockedBy.size]).toEqual([500, 500, 1000]);
  expect([isApart('b1'), isApart('m1'), isApart('o1'), isApart('sen')]).toEqual([true, false, true, false]);
});

it('of somebody who left, nobody follows or is followed any more, and all are counted', async () => {
  const { context, put, rows, countsOf, ties } = aVillage();
  for (const tie of [
    forth,
    back,
    { followerId: 'sen', followedId: 'lan' },
    { followerId: 'sen', followedId: 'cam' },
  ])
    await follow(context, tie);
  await relate(context, { ownerId: 'lan', otherId: 'sen', kind: 'mute' });
  await relate(context, { ownerId: 'sen', otherId: 'lan', kind: 'mute' });
  put([{ ...memberKeys.preferences('lan'), entity: 'preferences' }]);
  await forgetMember(context, 'lan');
  await forgetMember(context, 'lan');
  expect(ties()).toEqual(['sen cam']);
  expect([countsOf('cam'), countsOf('sen')]).toEqual([
    { ...none, followers: 1 },
    { ...none, following: 1, mutes: 1 },
  ]);
  expect(rows().filter(({ entity }) => entity === 'preferences')).toEqual([]);
  expect(rows().filter(({ entity }) => entity === 'block')).toMatchObject([{ ownerId: 'sen' }]);
});
