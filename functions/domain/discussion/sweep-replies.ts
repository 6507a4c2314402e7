import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { removedSeconds } from './change-comment.ts';
import { commentKeys } from './comment-keys.ts';
import { StoredComment, subjectOf } from './comment-record.ts';

const pageOfReplies = 50;

/** Direct replies of a comment that are still listed. */
async function repliesOf({ table }: Context, comment: StoredComment): Promise<StoredComment[]> {
  const asked = {
    index: 'gsi1',
    pk: commentKeys.list(subjectOf(comment), comment.id),
    limit: pageOfReplies,
  } as const;
  return (await table.list(asked, StoredComment)).items;
}

async function hide({ table, now }: Context, reply: StoredComment): Promise<void> {
  const hidden = commentKeys.hidden(subjectOf(reply), reply.authorId);
  const change = {
    set: {
      status: 'removed',
      gsi1pk: hidden,
      gsi2pk: hidden,
      expiresAt: secondsAfter(now(), removedSeconds),
    },
    add: { revision: 1 },
  };
  await table.write([
    update(commentKeys.comment(reply.id), change, { when: { status: 'published' }, refusal: 'hidden' }),
  ]);
}

/**
 * Hides everything below a removed comment. Counts were corrected when it was removed; this only takes the
 * replies out of their lists, page by page, so that a run may stop anywhere and begin again.
 */
export async function sweepReplies(context: Context, commentId: string): Promise<void> {
  const removed = await context.table.get(commentKeys.comment(commentId), StoredComment);
  if (removed?.status !== 'removed') return;
  const open = [removed];
  for (let comment = open.pop(); comment; comment = open.pop()) {
    for (let replies = await repliesOf(context, comment); replies.length > 0;) {
      for (const reply of replies) await hide(context, reply);
      open.push(...replies);
      replies = await repliesOf(context, comment);
    }
  }
}
