import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { roles, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { activityActs, activityEntities, activitySources } from './activity-choices.ts';

/** Value of a field in the audit log: short enough for one line, or a mask for private data. */
export const ActivityValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ActivityValue = z.infer<typeof ActivityValue>;

export const ActivityChange = z.object({ field: z.string(), from: ActivityValue, to: ActivityValue });
export type ActivityChange = z.infer<typeof ActivityChange>;

/** A change of a record. */
export const ActivityEntry = z.object({
  id: z.string(),
  at: z.string(),
  act: z.enum(activityActs),
  /** The person; null without a session, for a guest or for the system. */
  who: z
    .object({
      id: UserId,
      /** Role at the time of the change. */
      role: z.enum(roles),
      /** Null after the account was deleted. */
      fullName: z.string().nullable(),
      referenceId: z.string().nullable(),
      avatarUrl: z.string().nullable(),
    })
    .nullable(),
  way: z.enum(activitySources),
  /** The job that made the change, if a job did. */
  jobId: z.string().nullable(),
  /** Request id of the call, as in the logs. */
  requestId: z.string().nullable(),
  fields: z.array(ActivityChange),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

export const listActivity = defineRoute({
  name: 'activity/list-activity',
  summary: 'Who changed a record, what and by which way, newest first; for those who may read the record',
  method: 'GET',
  path: '/admin/activity/{entity}/{id}',
  access: staff('admin.enter'),
  params: z.object({ entity: z.enum(activityEntities), id: z.string().min(1).max(64) }),
  query: z.object({
    take: z.coerce.number().int().min(1).max(50).default(20),
    cursor: z.string().max(400).optional(),
  }),
  reply: z.object({ data: z.array(ActivityEntry), nextCursor: z.string().nullable() }),
  errors: ['FORBIDDEN', 'BAD_CURSOR'],
});
