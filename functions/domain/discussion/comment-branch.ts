import { isModerator, type Reader } from '#shared/audience/can-see.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getComment } from './change-comment.ts';
import { commentKeys } from './comment-keys.ts';
import { StoredComment } from './comment-record.ts';
import type { DiscussionRules } from './discussion-rules.ts';

const isShownTo = (reader: Reader, { status, authorId }: StoredComment): boolean => {
  if (reader?.isApart(authorId)) return false;
  return status === 'published' || authorId === reader?.userId || isModerator(reader);
};

/**
 * Reads the comments that lead to one of them, the outermost first and the named one last. Links to a comment use
 * it: the comment may stand on any page, below any number of others. Its levels bound its length.
 */
export async function branchOf(
  context: Context,
  { subject }: Pick<DiscussionRules, 'subject'>,
  { id, around, reader }: { id: string; around: string; reader: Reader },
) {
  const facts = await getVisible(context, subject, { id, reader });
  const comment = await getComment(context, { subject }, around);
  if (comment.subjectId !== id) throw new AppError('COMMENT_NOT_FOUND');
  const above = await context.table.getMany(
    comment.path.map((one) => [commentKeys.comment(one), StoredComment] as const),
  );
  const comments = [...above.filter((one) => one !== undefined), comment];
  if (!comments.every((one) => isShownTo(reader, one))) throw new AppError('COMMENT_NOT_FOUND');
  return {
    comments,
    total: comments.length,
    commentCount: facts.sums['comments'] ?? comments.length,
    page: 1,
    totalPages: 1,
    hasNext: false,
  };
}
