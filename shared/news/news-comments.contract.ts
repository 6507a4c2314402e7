import * as z from 'zod';
import { Comment } from '../discussion/comment.ts';
import { defineComments } from '../discussion/define-comments.ts';

/** Comment on a news item, with the field names of its specification beside those that all comments have. */
export const NewsComment = Comment.extend({
  parentCommentId: z.string().nullable(),
  replyCount: z.int(),
  likes: z.int(),
  isLiked: z.boolean(),
});
export type NewsComment = z.infer<typeof NewsComment>;

const comments = defineComments({
  area: 'news',
  subject: 'news',
  path: '/news/{id}',
  commentPath: '/news/comments/{id}',
  missing: 'NEWS_NOT_FOUND',
  readers: 'guest',
  row: NewsComment,
  parentField: 'parentCommentId',
  size: 10,
  replySize: 10,
  editors: 'news.write',
});
export const listNewsComments = comments.list;
export const listNewsReplies = comments.replies;
export const addNewsComment = comments.add;
export const editNewsComment = comments.edit;
export const deleteNewsComment = comments.remove;
export const likeNewsComment = comments.like;
export const settleNewsComment = comments.settle;
