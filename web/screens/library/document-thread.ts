import { documentComments } from '#shared/library/document-comments.contract.ts';
import { threadKind } from '#web/features/discussion/api/thread-queries.ts';
import * as roots from '#web/platform/api/query-roots.ts';

/** Comments on documents: the first three, Shift with Enter for a new line, and texts of their own. */
export const documentThread = threadKind({
  subject: 'document',
  root: roots.library,
  comments: documentComments,
  levels: 5,
  newline: 'shift',
  paging: 'first-three',
  confirms: true,
});
