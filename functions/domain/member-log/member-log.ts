import * as z from 'zod';
import type { Role } from '#shared/contract/access.ts';
import { KeptActivity, MemberSnapshot } from '#shared/people/member-log.contract.ts';
import { memberLogKeptDays, type MemberActivityType } from '#shared/people/member-log-choices.ts';
import { newId } from '#shared/values/ids.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memberLogFeed, memberLogKeys } from './member-log-keys.ts';

/** The name `changes` is the feed's, on every item. */
export const StoredMemberActivity = KeptActivity.omit({ changes: true }).extend({
  snapshot: MemberSnapshot,
  expiresAt: z.int(),
});
export type StoredMemberActivity = z.infer<typeof StoredMemberActivity>;

/** Written once and left alone until its time is up. */
const memberLogRecord = versioned({
  entity: 'member-activity',
  schema: StoredMemberActivity,
  key: ({ id }: { id: string }) => memberLogKeys.logged(id),
  asRead: ['createdAt'],
  stale: 'state',
  feed: memberLogFeed,
});

type Doer = KeptActivity['changes'] & { role: Role };

/** What somebody did, to stand in the very write that does it: with them as they were at that moment. */
export function happened(
  activityType: MemberActivityType,
  { id, email, gender, country, phoneNumber, referenceId, role }: Doer,
  at: Date,
): Operation[] {
  const createdAt = at.toISOString();
  return memberLogRecord.make({
    id: newId(at.getTime()),
    targetId: id,
    targetType: 'USER',
    activityType,
    uploaderId: id,
    snapshot: { id, email, gender, country, phoneNumber, referenceId },
    isCritical: role !== 'user',
    createdAt,
    updatedAt: createdAt,
    expiresAt: secondsAfter(at, memberLogKeptDays * 24 * 3600),
  });
}

/** By key as well: lists of staff say when everybody of a page was last here. */
export const signedInAt = (userId: string, at: Date): Operation =>
  put({ ...memberLogKeys.lastLogin(userId), entity: 'last-login', at: at.toISOString() });

const LastLogin = z.object({ at: z.string() });

/** When each of these was last here, in their order; a page at once. */
export const lastLogins = (table: Pick<Table, 'recent'>, ids: readonly string[]) =>
  table.recent.showMany(ids.map((id) => [memberLogKeys.lastLogin(id), LastLogin] as const));
