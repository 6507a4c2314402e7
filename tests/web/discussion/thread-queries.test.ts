import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { newsComments } from '#shared/news/index.ts';
import type { CommentCalls, CommentPage } from '#web/features/discussion/api/comment-calls.ts';
import {
  allCommentsQuery,
  branchQuery,
  commentsQuery,
  repliesQuery,
  subjectOf,
  type Thread,
  threadKeys,
  threadKind,
} from '#web/features/discussion/api/thread-queries.ts';
import { ApiError } from '#web/platform/api/api-error.ts';

const rules = { subject: 'news', root: ['news'], levels: 5, newline: 'ctrl', paging: 'numbers' } as const;
const page = (hasNext: boolean): CommentPage => ({
  data: [],
  page: 2,
  totalPages: 3,
  total: 0,
  commentCount: 0,
  hasNext,
});

function aThread() {
  const list = vi.fn<CommentCalls['list']>().mockResolvedValue(page(false));
  const replies = vi.fn<CommentCalls['replies']>().mockResolvedValue(page(false));
  const kind = threadKind({ ...rules, comments: newsComments });
  const thread: Thread = {
    kind: { ...kind, replySize: 4, calls: { ...kind.calls, list, replies } },
    id: 'n1',
    reader: 'member',
  };
  return { thread, list, replies, client: new QueryClient() };
}

it('comments are asked for by page, ten at a time, and those that lead to a linked one from the first', async () => {
  const { thread, list, client } = aThread();
  await client.fetchQuery(commentsQuery(thread, 3));
  await client.fetchQuery(branchQuery(thread, 'c1'));
  await client.fetchInfiniteQuery(allCommentsQuery(thread));
  expect(list.mock.calls.map(([id, query]) => [id, query])).toEqual([
    ['n1', { page: 3, limit: 10 }],
    ['n1', { page: 1, limit: 10, around: 'c1' }],
    ['n1', { page: 1, limit: 10 }],
  ]);
});

it('replies are asked for by pages of their own', async () => {
  const { thread, replies, client } = aThread();
  await client.fetchInfiniteQuery(repliesQuery(thread, 'c1'));
  expect(replies.mock.calls.map(([id, comment, query]) => [id, comment, query])).toEqual([
    ['n1', 'c1', { page: 1, limit: 4 }],
  ]);
});

it('a further page follows only where there is one', () => {
  const { thread } = aThread();
  const next = [allCommentsQuery(thread), repliesQuery(thread, 'c1')].flatMap(({ getNextPageParam }) =>
    [true, false].map((more) => getNextPageParam(page(more), [], 2, [])),
  );
  expect(next).toEqual([3, undefined, 3, undefined]);
});

it('a linked comment that is gone is asked for once, anything else three times', () => {
  const { thread } = aThread();
  const { retry } = branchQuery(thread, 'c1');
  const failed = (code: string) => new ApiError({ message: '', status: 404, code });
  const tries = (code: string) =>
    [0, 1, 2].map((failures) => typeof retry === 'function' && retry(failures, failed(code)));
  expect(tries('COMMENT_NOT_FOUND')).toEqual([false, false, false]);
  expect(tries('NETWORK')).toEqual([true, true, false]);
});

it('guests and members are answered apart, and all answers of a discussion share the beginning of their keys', () => {
  const { thread } = aThread();
  const keys = (of: Thread) => [
    commentsQuery(of, 1).queryKey,
    branchQuery(of, 'c1').queryKey,
    allCommentsQuery(of).queryKey,
    repliesQuery(of, 'c1').queryKey,
  ];
  const all = [...keys(thread), ...keys({ ...thread, reader: 'guest' })];
  expect(new Set(all.map((key) => JSON.stringify(key))).size).toBe(8);
  for (const key of all) expect(key.slice(0, 3)).toEqual(threadKeys.all(thread));
  // What leads to one comment, and the replies to it, are not those of another.
  for (const query of [branchQuery, repliesQuery])
    expect(query(thread, 'c1').queryKey).not.toEqual(query(thread, 'c2').queryKey);
  expect(threadKeys.all(thread)).toEqual(['news', 'thread', 'n1']);
});

it('a kind of comments has ten on a page, and settles them only where the server does', () => {
  const kind = threadKind({ ...rules, comments: newsComments });
  expect([kind.size, kind.replySize, kind.commentKind, typeof kind.calls.settle]).toEqual([
    10,
    10,
    'comment',
    'function',
  ]);
  const { list, replies, add, edit, remove, like } = newsComments;
  const unsettled = threadKind({ ...rules, comments: { list, replies, add, edit, remove, like } });
  expect('settle' in unsettled.calls).toBe(false);
  expect(subjectOf({ kind, id: 'n1', reader: 'guest' })).toEqual({ kind: 'news', id: 'n1' });
});
