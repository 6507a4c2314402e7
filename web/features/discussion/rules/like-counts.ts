import type { Comment } from '#shared/discussion/comment.ts';

export const likesOf = ({ reactions }: Pick<Comment, 'reactions'>): number => reactions['like'] ?? 0;

export const isLiked = ({ reaction }: Pick<Comment, 'reaction'>): boolean => reaction === 'like';

/** Returns a comment as it is once its reader likes it or takes the like back; counts never fall below none. */
export function withLike(comment: Comment, on: boolean): Comment {
  if (isLiked(comment) === on) return comment;
  const likes = Math.max(0, likesOf(comment) + (on ? 1 : -1));
  return { ...comment, reaction: on ? 'like' : null, reactions: { ...comment.reactions, like: likes } };
}
