import * as z from 'zod';
import { Comment } from '../discussion/comment.ts';
import { defineComments } from '../discussion/define-comments.ts';

/** Comment on a document, with the field names of its specification beside those that all comments have. */
export const DocumentComment = Comment.extend({
  likes: z.int(),
  isLiked: z.boolean(),
  /** Always empty: replies are read page by page. */
  replies: z.array(Comment).max(0),
});
export type DocumentComment = z.infer<typeof DocumentComment>;

const comments = defineComments({
  area: 'library',
  subject: 'document',
  path: '/documents/{id}',
  commentPath: '/documents/comments/{id}',
  missing: 'DOCUMENT_NOT_FOUND',
  readers: 'member',
  row: DocumentComment,
  parentField: 'parentId',
  size: 10,
  replySize: 10,
  editors: 'documents.write',
});
export const listDocumentComments = comments.list;
export const listDocumentReplies = comments.replies;
export const addDocumentComment = comments.add;
export const editDocumentComment = comments.edit;
export const deleteDocumentComment = comments.remove;
export const likeDocumentComment = comments.like;
export const settleDocumentComment = comments.settle;
