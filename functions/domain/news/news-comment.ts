import type { Comment } from '#shared/discussion/comment.ts';
import type { NewsComment } from '#shared/news/news-comments.contract.ts';

/** Comment with the field names that the specification of news has. */
export const toNewsComment = (comment: Comment): NewsComment => ({
  ...comment,
  parentCommentId: comment.parentId,
  replyCount: comment.repliesCount,
  likes: comment.reactions['like'] ?? 0,
  isLiked: comment.reaction === 'like',
});
