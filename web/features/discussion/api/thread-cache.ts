import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Comment } from '#shared/discussion/comment.ts';
import type { CommentPage } from './comment-calls.ts';
import { type Thread, threadKeys } from './thread-queries.ts';

type CachedComments = CommentPage | InfiniteData<CommentPage>;
type PageChange = (page: CommentPage) => CommentPage;

const changed = (cached: CachedComments, change: PageChange): CachedComments =>
  'pages' in cached ? { ...cached, pages: cached.pages.map(change) } : change(cached);

const changePages = (client: QueryClient, thread: Thread, change: PageChange): void => {
  client.setQueriesData<CachedComments>(
    { queryKey: threadKeys.all(thread) },
    (cached) => cached && changed(cached, change),
  );
};

/** Changes one comment wherever it is cached. */
export const changeComment = (
  client: QueryClient,
  thread: Thread,
  id: string,
  change: (comment: Comment) => Comment,
): void =>
  changePages(client, thread, (page) => ({
    ...page,
    data: page.data.map((comment) => (comment.id === id ? change(comment) : comment)),
  }));

const counted = (client: QueryClient, thread: Thread, change: number): void =>
  changePages(client, thread, (page) => ({
    ...page,
    commentCount: Math.max(0, page.commentCount + change),
  }));

const withReplies = (change: number) => (comment: Comment) => ({
  ...comment,
  repliesCount: Math.max(0, comment.repliesCount + change),
});

const holds = (cached: CachedComments, id: string): boolean =>
  ('pages' in cached ? cached.pages : [cached]).some(({ data }) => data.some((one) => one.id === id));

/** Adds a comment to the first page, where the newest stands. */
const withFirst = (cached: CachedComments, comment: Comment): CachedComments => {
  const add: PageChange = (page) =>
    page.page === 1 ? { ...page, total: page.total + 1, data: [comment, ...page.data] } : page;
  return holds(cached, comment.id) ? cached : changed(cached, add);
};

/** Adds a reply after the last one; where more are to come, it arrives with them. */
const withLast = (cached: InfiniteData<CommentPage>, comment: Comment): InfiniteData<CommentPage> => {
  const last = cached.pages.at(-1);
  if (!last || last.hasNext || holds(cached, comment.id)) return cached;
  return { ...cached, pages: [...cached.pages.slice(0, -1), { ...last, data: [...last.data, comment] }] };
};

/** Shows a comment that the server has just stored. Counts are kept later there, so lists are not read again at once. */
export function showAdded(client: QueryClient, thread: Thread, comment: Comment): void {
  counted(client, thread, 1);
  // A comment that waits for approval is seen by its author only, and counts for nobody else.
  if (comment.status === 'published') thread.kind.onCounted?.(client, thread.id, 1);
  if (comment.parentId === null) {
    const queryKey = threadKeys.lists(thread);
    client.setQueriesData<CachedComments>({ queryKey }, (cached) => cached && withFirst(cached, comment));
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
    return;
  }
  changeComment(client, thread, comment.parentId, withReplies(1));
  client.setQueryData<InfiniteData<CommentPage>>(
    threadKeys.replies(thread, comment.parentId),
    (cached) => cached && withLast(cached, comment),
  );
}

/** Takes a deleted comment and its replies off the screen. */
export function hideRemoved(client: QueryClient, thread: Thread, comment: Comment, removed: number): void {
  counted(client, thread, -removed);
  thread.kind.onCounted?.(client, thread.id, -removed);
  if (comment.parentId !== null) changeComment(client, thread, comment.parentId, withReplies(-1));
  changePages(client, thread, (page) => ({
    ...page,
    data: page.data.filter(({ id }) => id !== comment.id),
  }));
}
