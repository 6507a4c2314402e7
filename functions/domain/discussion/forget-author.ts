import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { commentKeys } from './comment-keys.ts';
import { commentsOf } from './comments-of.ts';

/**
 * Empties the comments of a member who left, or keeps their words without a name: the author is shown from the
 * profile, which is empty by then. Emptied comments stay in their place, since others have answered them.
 */
export async function forgetComments(
  { table }: Context,
  { userId, keepsWords }: { userId: string; keepsWords: boolean },
): Promise<void> {
  if (!keepsWords)
    for await (const { id } of commentsOf({ table }, userId)) {
      const change = { set: { content: '…', mentions: [] }, add: { revision: 1 } };
      await table.write([update(commentKeys.comment(id), change, { refusal: 'gone' })]);
      await clearItems(table, { pk: commentKeys.comment(id).pk, startsWith: 'TEXT#' });
    }
  await clearItems(table, { pk: commentKeys.by(userId) });
}
