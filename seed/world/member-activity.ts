import type { ActivityChange } from '#shared/activity/activity.contract.ts';
import { idsSince } from '#shared/values/ids.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { activityItem } from '#functions/platform/records/activity.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf } from '#seed/random.ts';
import { memberId } from './members.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const hour = 3_600_000;

/** Statuses that an account went through to its current one. */
const ways: Record<UserStatus, readonly UserStatus[]> = {
  pending: [],
  pending_admin: ['pending_admin'],
  pending_kyc: ['pending_kyc'],
  kyc_submitted: ['pending_kyc', 'kyc_submitted'],
  kyc_changing: ['pending_kyc', 'kyc_submitted', 'kyc_changing'],
  active: ['pending_kyc', 'kyc_submitted', 'active'],
  inactive: ['pending_kyc', 'kyc_submitted', 'active', 'inactive'],
};

/** Time of each step in hours since joining, and whether staff took it. */
const steps: Record<UserStatus, { after: number; byStaff: boolean }> = {
  pending: { after: 0, byStaff: false },
  pending_admin: { after: 0.5, byStaff: false },
  pending_kyc: { after: 0.5, byStaff: false },
  kyc_submitted: { after: 26, byStaff: false },
  kyc_changing: { after: 50, byStaff: true },
  active: { after: 72, byStaff: true },
  inactive: { after: 96, byStaff: true },
};

/** Other changes that are logged together with the new status. */
function alongside(to: UserStatus, profile: Profile): ActivityChange[] {
  const { emailVerifiedAt, verificationDate, rejectedReason } = profile;
  const first = ways[profile.status][0] === to;
  return [
    ...(first ? [{ field: 'emailVerifiedAt', from: null, to: emailVerifiedAt }] : []),
    ...(to === 'active' && verificationDate
      ? [{ field: 'verificationDate', from: null, to: verificationDate }]
      : []),
    ...(byReason.includes(to) ? [{ field: 'rejectedReason', from: null, to: rejectedReason }] : []),
  ];
}
const byReason: readonly UserStatus[] = ['kyc_changing', 'inactive'];

/** Activity log of a member's account up to its current status. */
export function activityOfMember(profile: Profile): Item[] {
  const way = ways[profile.status];
  const admin = { id: memberId('admin@cholang.vn'), role: 'admin' } as const;
  return way.map((to, place) => {
    const { after, byStaff } = steps[to];
    const at = new Date(Date.parse(profile.createdAt) + after * hour);
    const change = { field: 'status', from: way[place - 1] ?? 'pending', to };
    return activityItem({
      entity: 'user',
      recordId: profile.id,
      id: idsSince(at.getTime()) + idOf(`activity:${profile.id}:${place}`).slice(10),
      at,
      act: 'changed',
      who: byStaff ? admin : { id: profile.id, role: profile.role },
      way: 'form',
      jobId: null,
      requestId: null,
      fields: [change, ...alongside(to, profile)],
    });
  });
}
