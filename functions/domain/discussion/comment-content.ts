import type { ModeratedContent } from '#functions/domain/moderation/case-record.ts';
import { commentKind } from './comment-keys.ts';
import type { StoredComment } from './comment-record.ts';

/** Content of a comment for the queue of moderators. */
export const contentOf = (comment: StoredComment, title: string): ModeratedContent => ({
  subject: { kind: commentKind, id: comment.id },
  place: { kind: comment.kind, id: comment.subjectId, title },
  authorId: comment.authorId,
  text: comment.content,
});
