import { describe, expect, it } from 'vitest';
import { memberCountsItem, noCounts } from '#functions/domain/accounts/member-counts.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { listFollows } from '#functions/domain/members/list-follows.ts';
import { listRelations } from '#functions/domain/members/list-relations.ts';
import { relationItem } from '#functions/domain/members/relations.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';

function aVillage() {
  const { table, put } = memoryTable();
  const person = (id: string, given: Partial<Profile> = {}) =>
    put([profileRecord.item(aProfile({ id, fullName: `Chị ${id}`, ...given }))]);
  const follow = (followerId: string, followedId: string, at = '2026-11-01') =>
    put([followItem({ followerId, followedId, at })]);
  const relate = (kind: 'block' | 'mute', ownerId: string, otherId: string, at = '2026-11-01') =>
    put([relationItem({ ownerId, otherId, kind, at })]);
  for (const id of ['lan', 'viewer', 'cam', 'sen', 'huy', 'mai']) person(id);
  const context = contextOf(table);
  const viewer = { userId: 'viewer', role: 'user' } as const;
  const list = (way: 'followers' | 'following', given: object = {}) =>
    listFollows(context, way, { id: 'lan', viewer, take: 10, cursor: undefined, ...given });
  return { put, person, follow, relate, context, list };
}

describe('whom somebody follows, and who follows them', () => {
  it('is told newest first, with whom of these the one who looks follows', async () => {
    const { follow, list, put } = aVillage();
    follow('cam', 'lan', '2026-11-01');
    follow('sen', 'lan', '2026-11-02');
    follow('lan', 'huy', '2026-11-03');
    follow('viewer', 'cam');
    put([memberCountsItem('lan', { ...noCounts, followers: 7, following: 5 })]);
    const followers = await list('followers');
    expect(followers.data.map(({ id, follows }) => [id, follows])).toEqual([
      ['sen', false],
      ['cam', true],
    ]);
    expect(followers.data[0]).toMatchObject({ fullName: 'Chị sen' });
    expect([followers.total, followers.nextCursor]).toEqual([7, null]);
    const following = await list('following');
    expect([following.data.map(({ id }) => id), following.total]).toEqual([['huy'], 5]);
  });

  it('comes in pages', async () => {
    const { follow, list } = aVillage();
    follow('cam', 'lan', '2026-11-01');
    follow('sen', 'lan', '2026-11-02');
    const first = await list('followers', { take: 1 });
    const second = await list('followers', { take: 1, cursor: first.nextCursor ?? undefined });
    expect([first.data[0]?.id, second.data[0]?.id, second.nextCursor]).toEqual(['sen', 'cam', null]);
  });

  it('leaves out who is kept apart from the one who looks, is locked, or left', async () => {
    const { follow, list, relate, person } = aVillage();
    for (const id of ['cam', 'sen', 'huy', 'mai', 'gone']) follow(id, 'lan');
    relate('block', 'viewer', 'cam');
    relate('block', 'sen', 'viewer');
    relate('mute', 'viewer', 'mai');
    person('huy', { status: 'inactive' });
    expect((await list('followers')).data.map(({ id }) => id)).toEqual(['mai']);
  });

  it('is told to nobody for whom the member is not there', async () => {
    const { list, relate } = aVillage();
    expect(await refusalOf(list('followers', { id: 'nobody' }))).toBe('USER_NOT_FOUND');
    relate('block', 'lan', 'viewer');
    expect(await refusalOf(list('following'))).toBe('USER_NOT_FOUND');
  });
});

describe('whom somebody blocked or muted', () => {
  it('is told of each kind by itself, in pages, without those who left', async () => {
    const { relate, context } = aVillage();
    relate('block', 'lan', 'cam', '2026-11-05');
    relate('block', 'lan', 'gone');
    relate('block', 'lan', 'sen');
    relate('mute', 'lan', 'huy');
    relate('block', 'mai', 'lan');
    const list = (given: object = {}) =>
      listRelations(context, { ownerId: 'lan', kind: 'block', take: 10, cursor: undefined, ...given });
    const { data, nextCursor } = await list();
    expect(data.map(({ user, kind, at }) => [user.id, kind, at])).toEqual([
      ['cam', 'block', '2026-11-05'],
      ['sen', 'block', '2026-11-01'],
    ]);
    expect(data[0]?.user).toMatchObject({ fullName: 'Chị cam' });
    expect(nextCursor).toBeNull();
    expect((await list({ kind: 'mute' })).data.map(({ user }) => user.id)).toEqual(['huy']);
    const first = await list({ take: 1 });
    expect([first.data.length, first.nextCursor !== null]).toEqual([1, true]);
    expect(
      (await list({ take: 2, cursor: first.nextCursor ?? undefined })).data.map(({ user }) => user.id),
    ).toEqual(['sen']);
  });
});
