import * as z from 'zod';
import { ReferenceId, Referrer, UserId } from '../accounts/user.ts';
import { defineRoute } from '../contract/route.ts';
import { tidy } from '../values/text.ts';
import { referrerSayings } from './referral-choices.ts';
import { UserStatus } from '../values/user-status-schema.ts';

const Week = z.object({
  /** The week's Monday in Vietnam's time. */
  from: z.string(),
  direct: z.int(),
  indirect: z.int(),
});

/** Figures of a member's network. */
export const NetworkFigures = z.object({
  total: z.int(),
  direct: z.int(),
  indirect: z.int(),
  thisWeek: z.int(),
  /** Number of members on each level, from the first. */
  levels: z.array(z.int()),
  /** The latest weeks, oldest first. */
  weeks: z.array(Week),
});
export type NetworkFigures = z.infer<typeof NetworkFigures>;

export const getNetwork = defineRoute({
  name: 'referrals/get-network',
  summary: "A member's own network: its code, who brought them, and how it grew",
  method: 'GET',
  path: '/referrals/network',
  access: 'member',
  reply: z.object({
    referenceId: z.string(),
    /** Whether the member can earn: verified, not locked; only people brought afterwards count. */
    isPaying: z.boolean(),
    referrer: Referrer.extend({ said: z.enum(referrerSayings).nullable() }).nullable(),
    /** True if the member has no referrer and has bought nothing yet; then they may still name one. */
    mayNameReferrer: z.boolean(),
    figures: NetworkFigures,
  }),
  errors: ['USER_NOT_FOUND'],
});

export const Branch = Referrer.extend({
  status: UserStatus,
  /** Number of members below in total, and number of those they brought themselves. */
  total: z.int(),
  direct: z.int(),
});
export type Branch = z.infer<typeof Branch>;

export const getBranches = defineRoute({
  name: 'referrals/get-branches',
  summary: 'Somebody of a network as the root of a picture: levels, and largest branches',
  method: 'GET',
  path: '/referrals/branches/{id}',
  access: 'member',
  params: z.object({ id: UserId }),
  reply: z.object({
    root: Branch,
    /** Members above the root, up to the viewing member. */
    above: z.array(Referrer),
    levels: z.array(z.int()),
    branches: z.array(Branch),
    /** Members below the root who are not in the shown branches. */
    others: z.object({ direct: z.int(), total: z.int() }),
  }),
  errors: ['USER_NOT_FOUND'],
});

export const nameReferrer = defineRoute({
  name: 'referrals/name-referrer',
  summary: 'Say who brought one here: once, and before the first order',
  method: 'PUT',
  path: '/referrals/referrer',
  access: 'member',
  body: z.strictObject({ referenceId: ReferenceId }),
  reply: Referrer,
  errors: ['REFERRER_NOT_FOUND', 'REFERRER_KNOWN', 'REFERRER_TOO_LATE', 'REFERRER_CIRCLE', 'STALE_STATE'],
  limit: { calls: 20, seconds: 3600 },
});

export const answerReferrer = defineRoute({
  name: 'referrals/answer-referrer',
  summary: 'A referrer says whether they invited somebody who named them; staff see the answer',
  method: 'PATCH',
  path: '/users/{id}/referrer/{referrerId}/{action}',
  access: 'member',
  params: z.object({ id: UserId, referrerId: UserId, action: z.string().min(1).max(40) }),
  body: z.strictObject({ reason: z.string().max(1000).transform(tidy).pipe(z.string().max(500)).optional() }),
  reply: z.object({ message: z.string(), referrerSaid: z.enum(referrerSayings) }),
  errors: ['FORBIDDEN', 'USER_NOT_FOUND', 'INVALID_REQUEST_ACTION', 'REFERRER_ANSWERED', 'STALE_STATE'],
});
