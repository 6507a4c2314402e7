import type { Subject } from '#shared/subjects/subject.ts';
import { countersItems } from '#functions/domain/subjects/subject-counters.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { reactionItem } from './stored-reaction.ts';

/** Items of reactions that were there from the start, as reacting one by one would leave them. */
export const seededReactions = (
  { kind, id }: Subject,
  { userIds, type, at }: { userIds: readonly string[]; type: string; at: string },
): Item[] => [
  ...userIds.map((userId) => reactionItem({ kind, subjectId: id, userId, type, at })),
  ...countersItems({ kind, id }, userIds, type),
];
