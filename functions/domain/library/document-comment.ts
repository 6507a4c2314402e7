import type { Comment } from '#shared/discussion/comment.ts';
import type { DocumentComment } from '#shared/library/document-comments.contract.ts';

/** Comment with the field names that the specification of documents has. */
export const toDocumentComment = (comment: Comment): DocumentComment => ({
  ...comment,
  likes: comment.reactions['like'] ?? 0,
  isLiked: comment.reaction === 'like',
  replies: [],
});
