import * as z from 'zod';
import { type Item, type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

const Count = z.int().default(0);

/** Counters of a member, stored beside the profile so that a new follower does not change it. */
export const MemberCounts = z.object({
  followers: Count,
  following: Count,
  /** Referred members who confirmed their e-mail. */
  referrals: Count,
  posts: Count,
  blocks: Count,
  mutes: Count,
});
export type MemberCounts = z.infer<typeof MemberCounts>;
export type CountName = keyof MemberCounts;

export const noCounts: MemberCounts = MemberCounts.parse({});

export const memberCountsItem = (userId: string, counts: MemberCounts): Item => ({
  ...accountKeys.counts(userId),
  entity: 'member-counts',
  ...counts,
});

type By = Partial<Record<CountName, number>>;

/** Changes counters. Belongs to the transaction that makes the counted change. */
export const countOf = (userId: string, by: By): Operation =>
  upsert(accountKeys.counts(userId), { add: by, set: { entity: 'member-counts' } });

/** Raises a counter as long as it is below its limit; the counters in `also` change with it. */
export const countUpTo = <const R extends string>(
  userId: string,
  counted: CountName,
  { most, refusal, also = {} }: { most: number; refusal: R; also?: By },
): Operation<R> =>
  upsert(
    accountKeys.counts(userId),
    { add: { ...also, [counted]: 1 }, set: { entity: 'member-counts' } },
    { when: { [counted]: { missingOrAtMost: most - 1 } }, refusal },
  );
