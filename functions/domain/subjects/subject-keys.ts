import { type Subject, subjectText } from '#shared/subjects/subject.ts';

/**
 * Keys of what engines keep about a subject. Counters and reactions are spread over shards, because a single
 * key takes no more than about 500 transactions a second and one popular post brings more.
 *
 *   counters        pk SUBJECT#<kind>#<id>#C<shard>   sk COUNTERS
 *   reactions       pk SUBJECT#<kind>#<id>#R<shard>   sk BY#<member>
 *     by type       gsi1pk SUBJECT#<kind>#<id>#R<shard>#<type>   gsi1sk <time>#<member>
 *     by member     gsi2pk REACTIONS-BY#<member>               gsi2sk <time>#<kind>#<id>
 */
export const subjectShards = 16;

const prefix = (subject: Subject): string => `SUBJECT#${subjectText(subject)}`;

export const subjectKeys = {
  counters: (subject: Subject, shard: number) => ({ pk: `${prefix(subject)}#C${shard}`, sk: 'COUNTERS' }),
  reaction: (subject: Subject, shard: number, userId: string) => ({
    pk: `${prefix(subject)}#R${shard}`,
    sk: `BY#${userId}`,
  }),
  reactionsOfType: (subject: Subject, shard: number, type: string) => `${prefix(subject)}#R${shard}#${type}`,
  reactionsBy: (userId: string) => `REACTIONS-BY#${userId}`,
};
