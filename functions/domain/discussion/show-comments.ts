import { isModerator, type Reader } from '#shared/audience/can-see.ts';
import { type Comment, settledMark } from '#shared/discussion/comment.ts';
import { findMembers } from '#functions/domain/accounts/find-members.ts';
import { summaryFor } from '#functions/domain/members/member-summary.ts';
import type { Reactions } from '#functions/domain/reactions/define-reactions.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { isTooLate } from './change-comment.ts';
import type { StoredComment } from './comment-record.ts';
import { mayMark } from './mark-comment.ts';
import type { DiscussionRules } from './discussion-rules.ts';

/** Viewer that guests count as: they see of members what every other member sees. */
const guest = { userId: '', role: 'user' } as const;

/** Comments as a reader sees them, with authors and the reader's own reactions in one read each. */
export async function showComments(
  context: Context,
  { rules, reactions }: { rules: DiscussionRules; reactions: Reactions },
  { reader, comments }: { reader: Reader; comments: readonly StoredComment[] },
): Promise<Comment[]> {
  const { table } = context;
  const [authors, own] = await Promise.all([
    findMembers(
      table,
      comments.map(({ authorId }) => authorId),
    ),
    reactions.ownReactions(
      table,
      reader?.userId,
      comments.map(({ id }) => id),
    ),
  ]);
  return comments.map((comment) => {
    const author = authors.get(comment.authorId);
    const isOwn = reader?.userId === comment.authorId;
    return {
      id: comment.id,
      content: comment.content,
      mentions: comment.mentions,
      user: author ? summaryFor(reader ?? guest, author) : null,
      userId: comment.authorId,
      parentId: comment.parentId,
      depth: comment.path.length,
      repliesCount: comment.replies,
      status: comment.status,
      rejectedReason: comment.rejectedReason,
      createdAt: comment.createdAt,
      editedAt: comment.editedAt,
      revision: comment.revision,
      reactions: comment.sums,
      reaction: own.get(comment.id) ?? null,
      marks: comment.marks,
      isOwn,
      canEdit: isOwn && !isTooLate(context, rules, { reader, comment }),
      canDelete: isOwn || isModerator(reader),
      canSettle: comment.status === 'published' && mayMark(rules.marks?.[settledMark], reader),
    };
  });
}
