import { newsComments } from '#shared/news/news-comments.contract.ts';
import { threadKind } from '#web/features/discussion/api/thread-queries.ts';
import { newsKind } from '#web/features/news/api/news-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { countComments } from '#web/ui/reading/content-kind.ts';

/** Comments on news: five levels, numbered pages, and Ctrl or Cmd with Enter for a new line. */
export const newsThread = threadKind({
  subject: 'news',
  root: roots.news,
  comments: newsComments,
  parentField: 'parentCommentId',
  levels: 5,
  newline: 'ctrl',
  paging: 'numbers',
  onCounted: countComments(newsKind),
});
