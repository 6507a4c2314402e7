import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import type { TableContext } from '#functions/platform/table/context.ts';
import { remove } from '#functions/platform/table/table-operations.ts';
import { reactionKey, StoredReaction } from './stored-reaction.ts';
import { reactionKeys } from './reaction-keys.ts';

const pageOfReactions = 50;

/** Removes all reactions of a member who left, with their counts. A run may stop anywhere and begin again. */
export async function forgetReactions({ table }: TableContext, userId: string): Promise<void> {
  let cursor: string | undefined;
  do {
    const asked = {
      index: 'gsi2',
      pk: reactionKeys.by(userId),
      limit: pageOfReactions,
      cursor,
    } as const;
    const page = await table.query(asked, StoredReaction);
    for (const { kind, subjectId, type, at } of page.items) {
      const subject = { kind, id: subjectId };
      await table.write([
        remove(reactionKey(subject, userId), { when: { type, at }, refusal: 'gone' }),
        countFor(subject, userId, { [type]: -1 }),
      ]);
    }
    ({ cursor } = page);
  } while (cursor);
}
