import { AppError } from '#shared/contract/errors.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { check, update } from '#functions/platform/table/table-operations.ts';
import { removedSeconds } from './change-comment.ts';
import { commentKeys } from './comment-keys.ts';
import { StoredComment, subjectOf } from './comment-record.ts';
import { restoreComment } from './restore-comment.ts';

const pageOfReplies = 50;

const listIn = async ({ table }: TableContext, pk: string, cursor?: string) =>
  table.list({ index: 'gsi1', pk, limit: pageOfReplies, cursor }, StoredComment);

/** Direct replies of a comment that are still listed. */
const repliesOf = async (context: TableContext, comment: StoredComment) =>
  (await listIn(context, commentKeys.list(subjectOf(comment), comment.id))).items;

/** A page of the direct replies of a comment that a sweep has hidden. */
const sweptRepliesOf = (context: TableContext, comment: StoredComment, cursor?: string) =>
  listIn(context, commentKeys.swept(subjectOf(comment), comment.id), cursor);

/** Hides a reply, unless it was removed or its comment was shown again meanwhile. */
async function hide({ table, now }: Context, reply: StoredComment, parentId: string) {
  const swept = commentKeys.swept(subjectOf(reply), parentId);
  const expiresAt = secondsAfter(now(), removedSeconds);
  const change = {
    set: { status: 'removed', gsi1pk: swept, gsi2pk: swept, expiresAt },
    add: { revision: 1 },
  };
  return table.write([
    update(commentKeys.comment(reply.id), change, { when: { status: 'published' }, refusal: 'gone' }),
    check(commentKeys.comment(parentId), { when: { status: 'removed' }, refusal: 'shown again' }),
  ]);
}

async function hideReplies(context: Context, comment: StoredComment): Promise<void> {
  for (let replies = await repliesOf(context, comment); replies.length > 0;) {
    for (const reply of replies) if ((await hide(context, reply, comment.id)) === 'shown again') return;
    replies = await repliesOf(context, comment);
  }
}

/**
 * Hides everything below a removed comment. Counts were corrected when it was removed; this only takes the
 * replies out of their lists. A run may stop anywhere and begin again, so it also looks below what is hidden.
 */
export async function sweepReplies(context: Context, commentId: string): Promise<void> {
  const removed = await context.table.get(commentKeys.comment(commentId), StoredComment);
  if (removed?.status !== 'removed') return;
  const open = [removed];
  for (let comment = open.pop(); comment; comment = open.pop()) {
    await hideReplies(context, comment);
    let cursor: string | undefined;
    do {
      const page = await sweptRepliesOf(context, comment, cursor);
      open.push(...page.items);
      ({ cursor } = page);
    } while (cursor);
  }
}

/**
 * Shows the direct replies again that went with a comment, and counts them. Each is restored as a comment of its
 * own, so the replies below it follow in the same way. A comment above that is removed meanwhile ends it.
 */
export async function restoreReplies(context: Context, commentId: string): Promise<void> {
  const restored = await context.table.get(commentKeys.comment(commentId), StoredComment);
  if (restored?.status !== 'published') return;
  try {
    for (let page = await sweptRepliesOf(context, restored); page.items.length > 0;) {
      for (const reply of page.items) await restoreComment(context, reply);
      page = await sweptRepliesOf(context, restored);
    }
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'COMMENT_NOT_FOUND')) throw error;
  }
}
