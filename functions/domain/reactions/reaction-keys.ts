import type { Subject } from '#shared/subjects/subject.ts';
import { subjectPartition } from '#functions/domain/subjects/subject-shards.ts';

/**
 * Keys of reactions. The shard follows from the member alone, so a row never moves.
 *
 *   reaction of a member   pk SUBJECT#<kind>#<id>#R<shard>          sk BY#<member>
 *     by type              gsi1pk SUBJECT#<kind>#<id>#R<shard>#<type>   gsi1sk <time>#<member>
 *     by member            gsi2pk REACTIONS-BY#<member>             gsi2sk <time>#<kind>#<id>
 */
export const reactionKeys = {
  reaction: (subject: Subject, shard: number, userId: string) => ({
    pk: `${subjectPartition(subject)}#R${shard}`,
    sk: `BY#${userId}`,
  }),
  ofType: (subject: Subject, shard: number, type: string) => `${subjectPartition(subject)}#R${shard}#${type}`,
  by: (userId: string) => `REACTIONS-BY#${userId}`,
};
