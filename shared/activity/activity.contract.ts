import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { roles, staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { activityActs, activityEntities, activityWays } from './activity-choices.ts';

/** What a field is told as: plain enough to be read in a line, or a mask of what nobody else needs to know. */
export const ActivityValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type ActivityValue = z.infer<typeof ActivityValue>;

export const ActivityChange = z.object({ field: z.string(), from: ActivityValue, to: ActivityValue });
export type ActivityChange = z.infer<typeof ActivityChange>;

/** One change of a record. */
export const ActivityEntry = z.object({
  id: z.string(),
  at: z.string(),
  act: z.enum(activityActs),
  /** Null where nobody signed in did it: a guest, or the market itself. */
  who: z
    .object({
      id: UserId,
      /** As what they did it, whatever they are by now. */
      role: z.enum(roles),
      /** Null once the account is gone. */
      fullName: z.string().nullable(),
      referenceId: z.string().nullable(),
      avatarUrl: z.string().nullable(),
    })
    .nullable(),
  way: z.enum(activityWays),
  /** The job that did it, among all it did. */
  jobId: z.string().nullable(),
  /** What the logs call the call that did it. */
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
