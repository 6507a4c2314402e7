import * as z from 'zod';
import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { commentKeys } from './comment-keys.ts';

const Pointer = z.object({ id: z.string() });
const pageOfPointers = 50;

/**
 * Empties the comments of a member who left, or keeps their words without a name: the author is shown from the
 * profile, which is empty by then. Emptied comments stay in their place, since others have answered them.
 */
export async function forgetComments(
  context: Context,
  { userId, keepsWords }: { userId: string; keepsWords: boolean },
): Promise<void> {
  const { table } = context;
  let cursor: string | undefined;
  do {
    const asked = { pk: commentKeys.by(userId), limit: pageOfPointers, cursor };
    const page = await table.query(asked, Pointer);
    for (const { id } of page.items) {
      if (keepsWords) continue;
      const change = { set: { content: '…', mentions: [] }, add: { revision: 1 } };
      await table.write([update(commentKeys.comment(id), change, { refusal: 'gone' })]);
      await clearItems(table, { pk: commentKeys.comment(id).pk, startsWith: 'TEXT#' });
    }
    ({ cursor } = page);
  } while (cursor);
  await clearItems(table, { pk: commentKeys.by(userId) });
}
