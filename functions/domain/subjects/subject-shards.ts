import { type Subject, subjectText } from '#shared/subjects/subject.ts';

/**
 * Number of shards of what engines keep about a subject. A single key takes no more than about 500 transactions
 * a second, and one popular post brings more.
 */
export const subjectShards = 16;

/** Beginning of the partitions of a subject. */
export const subjectPartition = (subject: Subject): string => `SUBJECT#${subjectText(subject)}`;
