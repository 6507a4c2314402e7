import type { Subject } from '#shared/subjects/subject.ts';
import { subjectPartition } from './subject-shards.ts';

/**
 * Keys of what is counted of a subject.
 *
 *   counters   pk SUBJECT#<kind>#<id>#C<shard>   sk COUNTERS
 */
export const subjectKeys = {
  counters: (subject: Subject, shard: number) => ({
    pk: `${subjectPartition(subject)}#C${shard}`,
    sk: 'COUNTERS',
  }),
};
