import {
  addDocumentComment,
  deleteDocumentComment,
  editDocumentComment,
  likeDocumentComment,
  listDocumentComments,
  listDocumentReplies,
  settleDocumentComment,
} from '#shared/library/index.ts';
import { commentCalls } from '#web/features/discussion/api/comment-calls.ts';
import type { ThreadKind } from '#web/features/discussion/api/thread-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Comments on documents: the first three, Shift with Enter for a new line, and texts of their own. */
export const documentThread: ThreadKind = {
  subject: 'document',
  commentKind: 'comment',
  root: roots.library,
  calls: commentCalls(
    {
      list: listDocumentComments,
      replies: listDocumentReplies,
      add: addDocumentComment,
      edit: editDocumentComment,
      remove: deleteDocumentComment,
      like: likeDocumentComment,
      settle: settleDocumentComment,
    },
    'parentId',
  ),
  levels: 5,
  newline: 'shift',
  paging: 'first-three',
  size: 10,
  replySize: 10,
  confirms: true,
};
