import * as z from 'zod';
import { SessionUser, UserId } from '../accounts/user.ts';
import { defineList } from '../lists/list-contract.ts';
import { defineRoute } from '../contract/route.ts';
import { limit, PageNumber } from '../pages.ts';
import { childrenAtOnce, halfList, networkList, referrerSayings } from './referral-choices.ts';
import { genders } from '../values/genders.ts';

const params = z.object({ id: UserId });

/** Limit of the lists' calls: they are fetched while people type, and every few minutes. */
const asked = { calls: 240, seconds: 60 } as const;

const Facts = SessionUser.pick({
  id: true,
  fullName: true,
  referenceId: true,
  status: true,
  role: true,
  avatarUrl: true,
  verificationDate: true,
  createdAt: true,
}).extend({
  /** Null if the caller may not see it. For members of one's own network, only what they share. */
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  /** The full date for staff; the birthday without its year for others. */
  dob: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  country: z.string().nullable(),
  isActive: z.boolean(),
  updatedAt: z.string(),
  referrerId: z.string().nullable(),
  /** Answer of the referrer whom the member named. */
  referrerSaid: z.enum(referrerSayings).nullable(),
  /** Number of members they brought themselves. */
  referralsCount: z.int(),
  /** Level below the network's owner; 1 for those that the owner brought. */
  level: z.int(),
  /** Position in the requested tree: 2.1 is the first member below the second. */
  hierarchicalIndex: z.string(),
});

export type ReferralFacts = z.infer<typeof Facts>;

/** A member of a network. In the tree view it contains the first of those they brought. */
export const ReferralRow = Facts.extend({ referrals: z.array(Facts) });
export type ReferralRow = z.infer<typeof ReferralRow>;

export const listReferralUsers = defineList({
  name: 'referrals/list-referral-users',
  summary: "A member's network: as a tree, those they brought, or those these brought",
  path: '/users/referral-users/{id}',
  access: 'member',
  params,
  list: networkList,
  row: ReferralRow,
  errors: ['USER_NOT_FOUND'],
  limit: asked,
});

export const listDirectReferrals = defineList({
  name: 'referrals/list-direct-referrals',
  summary: 'Those a member brought',
  path: '/users/direct-referrals/{id}',
  access: 'member',
  params,
  list: halfList,
  row: ReferralRow,
  errors: ['USER_NOT_FOUND'],
  limit: asked,
});

export const listIndirectReferrals = defineList({
  name: 'referrals/list-indirect-referrals',
  summary: 'Those who were brought by whoever a member brought, however deep',
  path: '/users/indirect-referrals/{id}',
  access: 'member',
  params,
  list: halfList,
  row: ReferralRow,
  errors: ['USER_NOT_FOUND'],
  limit: asked,
});

export const openReferral = defineRoute({
  name: 'referrals/open-referral',
  summary: 'Whom somebody of a network brought, a few at a time, each with the first of theirs',
  method: 'GET',
  path: '/users/{id}/indirect-referrals',
  access: 'member',
  params,
  query: z.object({ page: PageNumber, limit: limit(childrenAtOnce) }),
  reply: z.object({ data: z.array(ReferralRow), page: z.int(), hasNext: z.boolean(), total: z.int() }),
  errors: ['USER_NOT_FOUND'],
  limit: asked,
});
