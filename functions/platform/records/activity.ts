import * as z from 'zod';
import { ActivityEntry } from '#shared/activity/activity.contract.ts';
import { type ActivityEntity, activityRetentionDays } from '#shared/activity/activity-choices.ts';
import { roles } from '#shared/contract/access.ts';
import { newId } from '#shared/values/ids.ts';
import { now } from '../clock.ts';
import { create, type Item, type Operation } from '../table/table-operations.ts';
import { originOfChange } from './change-origin.ts';

/**
 * Partition of the audit log, with the query that it answers.
 *
 *   who changed this record, newest first   pk ACTIVITY#<entity>#<id>   sk <id of the change>
 */
export const activityPartition = (entity: ActivityEntity, id: string): string => `ACTIVITY#${entity}#${id}`;

/** Audit log entry as stored; it expires after `activityRetentionDays`. */
export const StoredActivity = ActivityEntry.omit({ who: true }).extend({
  who: z.object({ id: z.string(), role: z.enum(roles) }).nullable(),
});
export type StoredActivity = z.infer<typeof StoredActivity>;

type ActivityLine = Omit<StoredActivity, 'at'> & { entity: ActivityEntity; recordId: string; at: Date };

export const activityItem = ({ entity, recordId, at, ...line }: ActivityLine): Item => ({
  pk: activityPartition(entity, recordId),
  sk: line.id,
  entity: 'activity',
  ...line,
  at: at.toISOString(),
  expiresAt: Math.floor(at.getTime() / 1000) + activityRetentionDays * 24 * 3600,
});

/** Builds the audit log entry for the transaction of the change, so that it exists exactly once. */
export function activityLine(told: Pick<ActivityLine, 'entity' | 'recordId' | 'act' | 'fields'>): Operation {
  const at = now();
  const { jobId = null, requestId = null, ...origin } = originOfChange();
  return create(activityItem({ ...told, ...origin, jobId, requestId, at, id: newId(at.getTime()) }));
}
