import * as z from 'zod';
import { type Item, type Operation, upsert } from '#functions/platform/table/table-operations.ts';
import { accountKeys } from './account-keys.ts';

const Count = z.int().default(0);

/** What is counted of a member; beside the profile, so that whoever follows somebody changes nothing of theirs. */
export const MemberCounts = z.object({
  followers: Count,
  following: Count,
  /** Whom they brought and who confirmed their e-mail. */
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

/** Belongs into the transaction that makes it so. */
export const countOf = (userId: string, by: By): Operation =>
  upsert(accountKeys.counts(userId), { add: by, set: { entity: 'member-counts' } });

/** One more, as long as there are not too many of them; `also` is counted with it. */
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
