import type { Subject } from '#shared/subjects/subject.ts';

/**
 * Keys of cases: one for each piece of content, which is opened again if it is reported again.
 *
 *   case   pk CASE#<kind>~<id>   sk CASE
 *   all, filtered and sorted: the view `cases`
 */
export const caseKeys = {
  card: (id: string) => ({ pk: `CASE#${id}`, sk: 'CASE' }),
};

export const caseIdOf = ({ kind, id }: Subject): string => `${kind}~${id}`;

export const caseFeed = { name: 'cases', shards: 1 };
