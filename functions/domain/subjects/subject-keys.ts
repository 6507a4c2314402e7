import type { Subject } from '#shared/subjects/subject.ts';
import { subjectPartition } from './subject-shards.ts';

/**
 * Keys of what is counted of a subject, and of what a member saw.
 *
 *   counters                  pk SUBJECT#<kind>#<id>#C<shard>   sk COUNTERS
 *   its unique viewers        pk SUBJECT#<kind>#<id>           sk VIEWERS
 *   those of a kind           pk VIEWERS#<kind>                sk <month>
 *   what a member saw lately  pk SEEN#<member>                  sk <kind>
 */
export const subjectKeys = {
  counters: (subject: Subject, shard: number) => ({
    pk: `${subjectPartition(subject)}#C${shard}`,
    sk: 'COUNTERS',
  }),
  viewers: (subject: Subject) => ({ pk: subjectPartition(subject), sk: 'VIEWERS' }),
  monthViewers: (kind: string, month: string) => ({ pk: `VIEWERS#${kind}`, sk: month }),
  seen: (userId: string, kind: string) => ({ pk: `SEEN#${userId}`, sk: kind }),
  seenBy: (userId: string) => `SEEN#${userId}`,
};
