import * as z from 'zod';
import type { Role } from '#shared/contract/access.ts';
import { StoredActivity, MemberSnapshot } from '#shared/people/member-log.contract.ts';
import { memberLogRetentionDays, type MemberActivityType } from '#shared/people/member-log-choices.ts';
import { newId } from '#shared/values/ids.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { memberLogFeed, memberLogKeys } from './member-log-keys.ts';

/** Log entry as stored. `changes` is omitted, since the feed uses that attribute name on every item. */
export const StoredMemberActivity = StoredActivity.omit({ changes: true }).extend({
  snapshot: MemberSnapshot,
  expiresAt: z.int(),
});
export type StoredMemberActivity = z.infer<typeof StoredMemberActivity>;

/** Record of log entries. They are written once and expire unchanged. */
const memberLogRecord = versioned({
  entity: 'member-activity',
  schema: StoredMemberActivity,
  key: ({ id }: { id: string }) => memberLogKeys.logged(id),
  guards: ['createdAt'],
  stale: 'state',
  feed: memberLogFeed,
});

type Doer = StoredActivity['changes'] & { role: Role };

/** Log entry for an action, with the member's data at that moment. Belongs to the transaction of the action. */
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
    expiresAt: secondsAfter(at, memberLogRetentionDays * 24 * 3600),
  });
}

/** Stores the last sign-in under its own key, because staff lists read it for a whole page of members. */
export const signedInAt = (userId: string, at: Date): Operation =>
  put({ ...memberLogKeys.lastLogin(userId), entity: 'last-login', at: at.toISOString() });

const LastLogin = z.object({ at: z.string() });

/** Last sign-ins of these members in the given order, in one request. */
export const lastLogins = (table: Pick<Table, 'recent'>, ids: readonly string[]) =>
  table.recent.showMany(ids.map((id) => [memberLogKeys.lastLogin(id), LastLogin] as const));
