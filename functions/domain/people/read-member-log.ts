import {
  type AvatarFile,
  type getMemberLogStats as statsContract,
  listMemberLog as contract,
  type MemberActivity,
} from '#shared/people/member-log.contract.ts';
import { memberLogRetentionDays } from '#shared/people/member-log-choices.ts';
import { activityWords } from '#shared/people/member-log-sheet.ts';
import type { QueryOf, ReplyOf } from '#shared/contract/route.ts';
import type { Language } from '#shared/values/language.ts';
import { SinceDay } from '#shared/values/days.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { atLeast, atMost, equals, searchPeople } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { memberLogView } from '#functions/domain/accounts/member-log/member-log-view.ts';

/** Oldest day that is read. A view's files keep rows longer than the table does. */
const oldestKept = (at: Date): string => dayInVietnam(at.getTime() - memberLogRetentionDays * 24 * 3_600_000);

const declared = listQuery(memberLogView, contract, {
  search: searchPeople(),
  activityType: equals('activityType'),
  userId: equals('userId'),
  from: atLeast('createdAt'),
  to: atMost('createdAt'),
});

/** Member log within its retention. The limit is a single bound, so that an index covers it. */
export const memberLogList = (at: () => Date): typeof declared => ({
  ...declared,
  plan(query, own) {
    const oldest = SinceDay.parse(oldestKept(at()));
    const from = query['from'];
    return declared.plan({ ...query, from: typeof from === 'string' && from > oldest ? from : oldest }, own);
  },
});

const types: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg' };

function avatarOf({ avatarUrl, updatedAt }: Profile): AvatarFile | null {
  if (!avatarUrl) return null;
  const fileName = avatarUrl.split('/').at(-1)?.split('?')[0] ?? '';
  return {
    id: fileName,
    fileName,
    mimeType: types[fileName.split('.').at(-1) ?? ''] ?? 'image/webp',
    originalFileName: fileName,
    fileUrl: avatarUrl,
    createdAt: updatedAt,
    updatedAt,
    deletedAt: null,
    productId: null,
    oldAvatarUserId: null,
    oldCoverUserId: null,
    documentId: null,
  };
}

function uploaderOf(profile: Profile | undefined): MemberActivity['uploader'] {
  if (!profile) return null;
  const { id, fullName, email, role, status } = profile;
  return { id, fullName, email, avatar: avatarOf(profile), role, status };
}

export async function listMemberLog(
  { table, now }: Context,
  query: QueryOf<typeof contract>,
  language: Language,
): Promise<ReplyOf<typeof contract>> {
  const page = await listOf(memberLogList(now), query);
  const known = await findMembers(
    table,
    page.data.map(({ uploaderId }) => uploaderId),
  );
  const told = ({ snapshot, ...row }: (typeof page.data)[number]): MemberActivity => ({
    ...row,
    changes: snapshot,
    description: activityWords[row.activityType][language],
    uploader: uploaderOf(known.get(row.uploaderId)),
  });
  return { ...page, data: page.data.map(told) };
}

/** Statistics of the member log. Among active people each counts once. */
export async function memberLogStats({ now }: Context): Promise<ReplyOf<typeof statsContract>> {
  const rows = memberLogView.rows();
  const kept = { column: 'day', atLeast: oldestKept(now()) } as const;
  const today = { column: 'day', is: dayInVietnam(now().getTime()) } as const;
  const [[all], [critical], [todays]] = await Promise.all([
    rows.tally({ by: [], distinct: 'userId', where: [kept] }),
    rows.tally({ by: [], where: [kept, { column: 'isCritical', is: 1 }] }),
    rows.tally({ by: [], where: [today] }),
  ]);
  return {
    totalActivities: all?.count ?? 0,
    activeUsers: all?.distinct ?? 0,
    criticalEvents: critical?.count ?? 0,
    todayActivities: todays?.count ?? 0,
  };
}
