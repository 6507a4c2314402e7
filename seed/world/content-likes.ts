import type { Subject } from '#shared/subjects/subject.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { reactionItem, type StoredReaction } from '#functions/domain/reactions/stored-reaction.ts';
import { countersItem, type CountedSums, type Sums } from '#functions/domain/subjects/subject-counters.ts';
import { subjectShards } from '#functions/domain/subjects/subject-shards.ts';
import { shardOf } from '#functions/platform/table/shard.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { randomOf } from '#seed/random.ts';

const day = 86_400_000;

/** Most likes come within this time. */
const livelyDays = 14;

type LikedContent = { subject: Subject; authorId: string; at: string; count: number };

/** Likes of a content by members who were active by then, most of them soon after it was published. */
export function buildLikes(
  { subject, authorId, at, count }: LikedContent,
  members: readonly Profile[],
  today: Date,
): StoredReaction[] {
  const random = randomOf(`likes:${subject.kind}:${subject.id}`);
  const since = Date.parse(at);
  const span = Math.min(today.getTime() - since, livelyDays * day);
  const couldLike = members.filter(
    ({ id, verificationDate }) => id !== authorId && verificationDate !== null && verificationDate < at,
  );
  return random
    .shuffle(couldLike)
    .slice(0, count)
    .map(({ id: userId }) => ({
      kind: subject.kind,
      subjectId: subject.id,
      userId,
      type: 'like',
      at: new Date(since + 60_000 + Math.floor(random.next() ** 2 * (span - 60_000))).toISOString(),
    }));
}

/** A change of counters, by whom. */
export type CountedStep = { by: string; sums: Sums };

export const stepsOfLikes = (likes: readonly StoredReaction[]): CountedStep[] =>
  likes.map(({ userId, type }) => ({ by: userId, sums: { [type]: 1 } }));

function addTo(counted: CountedSums, { sums }: CountedStep): void {
  counted.version += 1;
  for (const [name, step] of Object.entries(sums)) counted.sums[name] = (counted.sums[name] ?? 0) + step;
}

/** Counters of a subject after these changes, and their sums as its record shows them. */
export function countSteps(
  subject: Subject,
  steps: readonly CountedStep[],
): { counted: CountedSums; items: Item[] } {
  const counted: CountedSums = { sums: {}, version: 0 };
  const shards = new Map<number, CountedSums>();
  for (const step of steps) {
    const shard = shardOf(step.by, subjectShards);
    const own = shards.get(shard) ?? { sums: {}, version: 0 };
    shards.set(shard, own);
    addTo(own, step);
    addTo(counted, step);
  }
  return { counted, items: [...shards].map(([shard, own]) => countersItem(subject, shard, own)) };
}

export const itemsOfLikes = (likes: readonly StoredReaction[]): Item[] => likes.map(reactionItem);
