import { activityReaders } from '#shared/activity/activity-choices.ts';
import type { ActivityEntry, listActivity as contract } from '#shared/activity/activity.contract.ts';
import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { ParamsOf, QueryOf, ReplyOf } from '#shared/contract/route.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { activityPartition, StoredActivity } from '#functions/platform/records/activity.ts';
import type { TableContext } from '#functions/platform/table/context.ts';

type ActivityQuery = ParamsOf<typeof contract> & QueryOf<typeof contract> & { reader: Role };

type KnownMembers = Awaited<ReturnType<typeof findMembers>>;

const gone = { fullName: null, referenceId: null, avatarUrl: null };

function toEntry({ who, ...line }: StoredActivity, known: KnownMembers): ActivityEntry {
  if (!who) return { ...line, who };
  const { fullName, referenceId, avatarUrl } = known.get(who.id) ?? gone;
  return { ...line, who: { ...who, fullName, referenceId, avatarUrl } };
}

/** Page of the activity log of a record, for readers with access to it. */
export async function listActivity(
  { table }: TableContext,
  { entity, id, take, cursor, reader }: ActivityQuery,
): Promise<ReplyOf<typeof contract>> {
  if (!can(reader, activityReaders[entity])) throw new AppError('FORBIDDEN');
  const asked = { pk: activityPartition(entity, id), limit: take, cursor, newestFirst: true };
  const { items, cursor: next } = await table.list(asked, StoredActivity);
  const known = await findMembers(
    table,
    items.flatMap(({ who }) => (who ? [who.id] : [])),
  );
  return { data: items.map((line) => toEntry(line, known)), nextCursor: next ?? null };
}
