import * as z from 'zod';
import type { TableContext } from '#functions/platform/table/context.ts';
import { commentKeys } from './comment-keys.ts';
import { StoredComment } from './comment-record.ts';

const Pointer = z.object({ id: z.string() });
const pageOfComments = 50;

/** Comments of a member on anything, one by one, the oldest first; those that were deleted are left out. */
export async function* commentsOf({ table }: TableContext, userId: string): AsyncGenerator<StoredComment> {
  let cursor: string | undefined;
  do {
    const page = await table.query({ pk: commentKeys.by(userId), limit: pageOfComments, cursor }, Pointer);
    const found = await table.getMany(
      page.items.map(({ id }) => [commentKeys.comment(id), StoredComment] as const),
    );
    for (const comment of found) if (comment) yield comment;
    ({ cursor } = page);
  } while (cursor);
}
