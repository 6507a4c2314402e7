import {
  addNewsComment,
  deleteNewsComment,
  editNewsComment,
  likeNewsComment,
  listNewsComments,
  listNewsReplies,
  settleNewsComment,
} from '#shared/news/index.ts';
import { commentCalls } from '#web/features/discussion/api/comment-calls.ts';
import type { ThreadKind } from '#web/features/discussion/api/thread-queries.ts';
import { showCommented } from '#web/features/news/api/change-news.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Comments on news: five levels, numbered pages, and Ctrl or Cmd with Enter for a new line. */
export const newsThread: ThreadKind = {
  subject: 'news',
  commentKind: 'comment',
  root: roots.news,
  calls: commentCalls(
    {
      list: listNewsComments,
      replies: listNewsReplies,
      add: addNewsComment,
      edit: editNewsComment,
      remove: deleteNewsComment,
      like: likeNewsComment,
      settle: settleNewsComment,
    },
    'parentCommentId',
  ),
  levels: 5,
  newline: 'ctrl',
  paging: 'numbers',
  size: 10,
  replySize: 10,
  onCounted: showCommented,
};
