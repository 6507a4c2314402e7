import { expect, it } from 'vitest';
import type { Comment } from '#shared/discussion/comment.ts';
import { toDocumentComment } from '#functions/domain/library/document-comment.ts';
import { toNewsComment } from '#functions/domain/news/news-comment.ts';

const comment: Comment = {
  id: 'c1',
  content: 'Hay',
  mentions: [],
  user: null,
  userId: 'lan',
  parentId: 'c0',
  depth: 1,
  repliesCount: 2,
  status: 'published',
  rejectedReason: null,
  createdAt: '2026-11-21T01:00:00.000Z',
  editedAt: null,
  revision: 1,
  reactions: {},
  reaction: null,
  marks: [],
  isOwn: false,
  canEdit: false,
  canDelete: false,
  canSettle: false,
};

it.each([
  [{ like: 3 }, 'like', { likes: 3, isLiked: true }],
  [{ like: 1 }, null, { likes: 1, isLiked: false }],
  [{}, null, { likes: 0, isLiked: false }],
])('a comment with the reactions %o and the own one %s is shown with %o', (reactions, reaction, shown) => {
  const reacted = { ...comment, reactions, reaction };
  expect(toNewsComment(reacted)).toMatchObject({ ...shown, parentCommentId: 'c0', replyCount: 2 });
  expect(toDocumentComment(reacted)).toMatchObject({ ...shown, replies: [] });
});
