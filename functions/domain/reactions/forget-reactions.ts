import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { reactionsOf } from './reactions-of.ts';
import { reactionKey } from './stored-reaction.ts';

/** Removes all reactions of a member who left, with their counts. A run may stop anywhere and begin again. */
export async function forgetReactions({ table }: TableContext, userId: string): Promise<void> {
  for await (const { kind, subjectId, type } of reactionsOf({ table }, userId)) {
    const subject = { kind, id: subjectId };
    await table.write([
      remove(reactionKey(subject, userId), { when: { type }, refusal: 'gone' }),
      countFor(subject, userId, { [type]: -1 }),
    ]);
  }
}
