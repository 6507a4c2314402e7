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

export const documentComments = defineComments({
  area: 'library',
  subject: 'document',
  path: '/documents/{id}',
  missing: 'DOCUMENT_NOT_FOUND',
  readers: 'member',
  row: DocumentComment,
  editors: 'documents.write',
});
