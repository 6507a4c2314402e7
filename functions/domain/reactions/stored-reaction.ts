import * as z from 'zod';
import type { Subject } from '#shared/subjects/subject.ts';
import { subjectShards } from '#functions/domain/subjects/subject-shards.ts';
import { shardOf } from '#functions/platform/table/shard.ts';
import type { Item, Key } from '#functions/platform/table/table-operations.ts';
import { reactionKeys } from './reaction-keys.ts';

/** Reaction of a member to a subject: at most one, whatever its type. */
export const StoredReaction = z.object({
  kind: z.string(),
  subjectId: z.string(),
  userId: z.string(),
  type: z.string(),
  at: z.string(),
});
export type StoredReaction = z.infer<typeof StoredReaction>;

/** Key of a member's reaction. Its shard follows from the member alone, so the row never moves. */
export const reactionKey = (subject: Subject, userId: string): Key =>
  reactionKeys.reaction(subject, shardOf(userId, subjectShards), userId);

export function reactionItem(reaction: StoredReaction): Item {
  const { kind, subjectId, userId, type, at } = reaction;
  const subject = { kind, id: subjectId };
  return {
    ...reactionKey(subject, userId),
    gsi1pk: reactionKeys.ofType(subject, shardOf(userId, subjectShards), type),
    gsi1sk: `${at}#${userId}`,
    gsi2pk: reactionKeys.by(userId),
    gsi2sk: `${at}#${kind}#${subjectId}`,
    entity: 'reaction',
    ...reaction,
  };
}
