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

export const newsComments = defineComments({
  area: 'news',
  subject: 'news',
  path: '/news/{id}',
  missing: 'NEWS_NOT_FOUND',
  readers: 'guest',
  row: NewsComment,
  parentField: 'parentCommentId',
  editors: 'news.write',
});
