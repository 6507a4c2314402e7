import { describe, expect, it, vi } from 'vitest';
import type { UserSummary } from '#shared/accounts/user.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { followItem } from '#functions/domain/members/follows.ts';
import { listFollows } from '#functions/domain/members/list-follows.ts';
import { viewMember } from '#functions/domain/members/view-member.ts';
import type { Viewer } from '#functions/domain/members/member-summary.ts';
import { searchMembers } from '#functions/domain/members/search-members.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { viewRows } from '../support/view-rows.ts';

/** A member who follows a friend, and each list in which another person reads of them. */
async function aMemberWho(status: UserSummary['status'] & string) {
  const { table, put } = memoryTable();
  const context = contextOf(table);
  const member = aProfile({ fullName: 'Lê Văn Cam', status, rejectedReason: 'Mờ' });
  const [friend, stranger] = [aProfile({ status: 'active' }), aProfile({ status: 'active' })];
  const helper = aProfile({ role: 'collaborator', status: 'active' });
  const admin = aProfile({ role: 'admin', status: 'active' });
  const people = { self: member, friend, stranger, helper, admin };
  put(Object.values(people).map(profileRecord.item));
  put([followItem({ followerId: member.id, followedId: friend.id, at: '2026-11-01' })]);
  vi.spyOn(usersView, 'rows').mockReturnValue(await viewRows(usersView, [member]));
  const isMember = ({ id }: UserSummary) => id === member.id;
  const doors: Record<string, (viewer: Viewer) => Promise<UserSummary | undefined>> = {
    profile: (viewer) => viewMember(context, viewer, member.id),
    search: async (viewer) => (await searchMembers(context, viewer, 'cam')).find(isMember),
    followers: async (viewer) => {
      const asked = { id: friend.id, viewer, take: 10, cursor: undefined };
      return (await listFollows(context, 'followers', asked)).data.find(isMember);
    },
  };
  const statusAt = async (door: string, who: keyof typeof people) => {
    const { id: userId, role } = people[who];
    const found = await doors[door]?.({ userId, role });
    return found ? found.status : 'not found';
  };
  const isActiveFor = async (who: keyof typeof people) =>
    (await viewMember(context, { userId: people[who].id, role: people[who].role }, member.id)).isActive;
  return { statusAt, isActiveFor };
}

const everywhere = ['profile', 'search', 'followers'];
const waiting = ['pending_admin', 'pending_kyc', 'kyc_submitted', 'kyc_changing'] as const;
const others = ['friend', 'stranger', 'helper'] as const;

describe.each(waiting)('of a member who is %s', (status) => {
  it('other members and collaborators read no status, in no list', async () => {
    const { statusAt, isActiveFor } = await aMemberWho(status);
    for (const who of others) {
      for (const door of everywhere)
        expect([who, door, await statusAt(door, who)]).toEqual([who, door, null]);
      expect([who, await isActiveFor(who)]).toEqual([who, null]);
    }
  });

  it('admins read it everywhere, and the member on their own profile and among followers', async () => {
    const { statusAt, isActiveFor } = await aMemberWho(status);
    for (const door of everywhere) expect([door, await statusAt(door, 'admin')]).toEqual([door, status]);
    for (const door of ['profile', 'followers'])
      expect([door, await statusAt(door, 'self')]).toEqual([door, status]);
    expect([await isActiveFor('admin'), await isActiveFor('self')]).toEqual([false, false]);
  });
});

it('everybody reads that a member is active', async () => {
  const { statusAt, isActiveFor } = await aMemberWho('active');
  for (const who of [...others, 'admin'] as const) {
    for (const door of everywhere)
      expect([who, door, await statusAt(door, who)]).toEqual([who, door, 'active']);
    expect([who, await isActiveFor(who)]).toEqual([who, true]);
  }
});
