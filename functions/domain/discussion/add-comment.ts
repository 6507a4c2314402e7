import { AppError } from '#shared/contract/errors.ts';
import type { Mention } from '#shared/discussion/comment.ts';
import { newId } from '#shared/values/ids.ts';
import { openApproval } from '#functions/domain/moderation/case-record.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import { uncounted } from '#functions/domain/subjects/keep-sums.ts';
import { onceOrThrow } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, update } from '#functions/platform/table/table-operations.ts';
import { commentKeys } from './comment-keys.ts';
import { commentRecord, type StoredComment, subjectOf } from './comment-record.ts';
import type { DiscussionRules, Member } from './discussion-rules.ts';
import { contentOf } from './comment-content.ts';
import { checkMentions } from './mentions.ts';

export type NewComment = {
  id: string;
  author: Member;
  content: string;
  mentions: readonly Mention[];
  parentId: string | null;
  requestKey: string | undefined;
};

/**
 * Counts a comment that is now shown: on everything above it and on its subject. A comment above that was removed
 * meanwhile refuses the whole write, so that no reply is counted below a removed comment.
 */
export const countShown = (comment: StoredComment): Operation<'COMMENT_NOT_FOUND'>[] => [
  ...comment.path.map((id) =>
    update(
      commentKeys.comment(id),
      { add: { size: 1, ...(id === comment.parentId && { replies: 1 }) } },
      { when: { status: 'published' }, refusal: 'COMMENT_NOT_FOUND' },
    ),
  ),
  countFor(subjectOf(comment), comment.authorId, {
    comments: 1,
    ...(comment.parentId === null && { threads: 1 }),
  }),
];

async function findParent(
  { table }: Context,
  { subject, levels }: DiscussionRules,
  { id, parentId }: NewComment,
): Promise<StoredComment | undefined> {
  if (parentId === null) return undefined;
  const parent = await commentRecord.get(table, { id: parentId });
  const isHere = parent.kind === subject.kind && parent.subjectId === id && parent.status === 'published';
  if (!isHere) throw new AppError('COMMENT_NOT_FOUND');
  if (parent.path.length + 1 >= levels) throw new AppError('COMMENT_TOO_DEEP');
  return parent;
}

/** Adds a comment once, however often it is sent, and returns it as it is stored. */
export async function addComment(
  context: Context,
  rules: DiscussionRules,
  draft: NewComment,
): Promise<StoredComment> {
  const { table, now } = context;
  const { author, content, requestKey } = draft;
  const [facts, parent, isWaiting] = await Promise.all([
    getVisible(context, rules.subject, { id: draft.id, reader: author }),
    findParent(context, rules, draft),
    rules.needsApproval(context, { author, text: content }),
  ]);
  if (facts.isClosed || facts.status !== 'published') throw new AppError('COMMENTS_CLOSED');
  const mentions = await checkMentions(context, author, draft);
  const at = now();
  const comment: StoredComment = {
    id: newId(at.getTime()),
    kind: rules.subject.kind,
    subjectId: draft.id,
    parentId: parent?.id ?? null,
    path: parent ? [...parent.path, parent.id] : [],
    authorId: author.userId,
    content,
    mentions,
    status: isWaiting ? 'pending' : 'published',
    rejectedReason: null,
    removedBy: null,
    marks: [],
    createdAt: at.toISOString(),
    editedAt: null,
    revision: 1,
    replies: 0,
    size: 0,
    ...uncounted,
  };
  const request = {
    who: author.userId,
    what: `comment-on-${rules.subject.kind}`,
    requestKey,
    asked: { id: draft.id, content, parentId: draft.parentId },
  };
  const result = await onceOrThrow(table, request, {
    result: comment.id,
    writes: [
      ...commentRecord.make(comment),
      put({ ...commentKeys.byMember(author.userId, comment.id), entity: 'comment-by', id: comment.id }),
      ...(isWaiting ? openApproval(contentOf(comment, facts.title), at) : countShown(comment)),
    ],
  });
  return result === comment.id ? comment : commentRecord.get(table, { id: result });
}
