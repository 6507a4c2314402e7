import { canSee } from '#shared/audience/can-see.ts';
import { AppError } from '#shared/contract/errors.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { noteApproval } from '#functions/domain/moderation/approval.ts';
import type { Moderation } from '#functions/domain/moderation/moderate.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { decideComment, getComment, removeComment } from './change-comment.ts';
import { restoreComment } from './restore-comment.ts';
import { sweepReplies } from './sweep-replies.ts';
import { contentOf } from './comment-content.ts';
import { commentKind } from './comment-keys.ts';
import { commentRecord } from './comment-record.ts';
import type { Discussion } from './define-discussion.ts';

const ifThere = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof AppError && error.code === 'COMMENT_NOT_FOUND') return undefined;
    throw error;
  }
};

/** Moderation of the comments on all kinds of content that are discussed. */
export function moderateComments(discussions: readonly Discussion[]): Moderation {
  const byKind = new Map(discussions.map((discussion) => [discussion.rules.subject.kind, discussion]));

  async function find({ table }: Context, id: string) {
    const comment = await commentRecord.find(table, { id });
    const discussion = comment && byKind.get(comment.kind);
    return discussion && { comment, discussion };
  }

  const describe: Moderation['describe'] = async (context, id, reader) => {
    const found = await find(context, id);
    if (!found) return undefined;
    const { rules } = found.discussion;
    const comment = await ifThere(getComment(context, rules, id));
    const facts = comment && (await rules.subject.load(context, comment.subjectId));
    if (!facts || !canSee(reader, facts) || comment.status !== 'published') return undefined;
    return reader.isApart(comment.authorId) ? undefined : contentOf(comment, facts.title);
  };

  const decide: Moderation['decide'] = async (context, { id, by, decision, reason }) => {
    const found = await find(context, id);
    if (!found) return;
    const { discussion, comment } = found;
    const { rules } = discussion;
    if (decision === 'remove') {
      const reader = await readerOf(context, by);
      await ifThere(removeComment(context, rules, { id, reader, reason }));
      return;
    }
    if (decision === 'restore') {
      // All replies are hidden before the comment is shown, because only hidden replies are counted again.
      await sweepReplies(context, id);
      await ifThere(restoreComment(context, comment));
      return;
    }
    if (decision !== 'approve' && decision !== 'reject') return;
    const approve = decision === 'approve';
    const decided = await ifThere(decideComment(context, rules, { id, approve, reason }));
    // Another moderator was quicker and decided the opposite; the case must not say that this one did.
    if (decided && decided.status !== (approve ? 'published' : 'rejected')) throw new AppError('STALE_STATE');
    if (decided && approve && comment.status === 'pending')
      await context.table.write([noteApproval(comment.authorId, 'comments', comment.content)]);
  };

  return { kind: commentKind, describe, decide };
}
