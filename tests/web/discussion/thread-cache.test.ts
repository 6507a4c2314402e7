import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Comment } from '#shared/discussion/comment.ts';
import { changeComment, hideRemoved, showAdded } from '#web/features/discussion/api/thread-cache.ts';
import type { CommentPage } from '#web/features/discussion/api/comment-calls.ts';
import {
  allCommentsQuery,
  commentsQuery,
  repliesQuery,
  type Thread,
  type ThreadKind,
} from '#web/features/discussion/api/thread-queries.ts';

const comment = (id: string, given: Partial<Comment> = {}): Comment => ({
  id,
  content: id,
  mentions: [],
  user: null,
  userId: 'lan',
  parentId: null,
  depth: 0,
  repliesCount: 0,
  status: 'published',
  rejectedReason: null,
  createdAt: '2026-11-20T02:00:00.000Z',
  editedAt: null,
  revision: 1,
  reactions: {},
  reaction: null,
  marks: [],
  isOwn: true,
  canEdit: true,
  canDelete: true,
  canSettle: false,
  ...given,
});

const pageOf = (data: Comment[], given: Partial<CommentPage> = {}): CommentPage => ({
  data,
  page: 1,
  totalPages: 1,
  total: data.length,
  commentCount: 5,
  hasNext: false,
  ...given,
});

const counted = vi.fn<(client: QueryClient, id: string, change: number) => void>();
beforeEach(() => counted.mockReset());

/** A discussion whose first two pages, whose pages that follow each other, and whose replies to `a` were read. */
function aThread({ hasMoreReplies = false } = {}) {
  const client = new QueryClient();
  // Nothing is asked of the server here.
  const kind = { root: ['news'], size: 2, replySize: 2, onCounted: counted } as unknown as ThreadKind;
  const thread: Thread = { kind, id: 'n1', reader: 'member' };
  const [a, b, c] = [comment('a', { repliesCount: 1 }), comment('b'), comment('c')];
  const reply = comment('a1', { parentId: 'a', depth: 1 });
  const keys = {
    first: commentsQuery(thread, 1).queryKey,
    second: commentsQuery(thread, 2).queryKey,
    all: allCommentsQuery(thread).queryKey,
    replies: repliesQuery(thread, 'a').queryKey,
  };
  const other = commentsQuery({ ...thread, id: 'n2' }, 1).queryKey;
  client.setQueryData(keys.first, pageOf([a, b], { total: 3 }));
  client.setQueryData(keys.second, pageOf([c], { page: 2, total: 3 }));
  client.setQueryData(keys.all, {
    pages: [pageOf([a, b], { total: 3 }), pageOf([c], { page: 2, total: 3 })],
    pageParams: [1, 2],
  });
  client.setQueryData(keys.replies, {
    pages: [pageOf([reply], { hasNext: hasMoreReplies })],
    pageParams: [1],
  });
  client.setQueryData(other, pageOf([comment('z')]));
  const pages = () => [
    client.getQueryData<CommentPage>(keys.first),
    client.getQueryData<CommentPage>(keys.second),
    ...(client.getQueryData<{ pages: CommentPage[] }>(keys.all)?.pages ?? []),
    ...(client.getQueryData<{ pages: CommentPage[] }>(keys.replies)?.pages ?? []),
  ];
  return {
    client,
    thread,
    keys,
    /** Ids on each of the five pages: the first, the second, both of those that follow each other, the replies. */
    shown: () => pages().map((page) => page?.data.map(({ id }) => id).join('')),
    counts: () => pages().map((page) => page?.commentCount),
    totals: () => pages().map((page) => page?.total),
    repliesOf: (id: string) =>
      pages()
        .flatMap((page) => page?.data.filter((one) => one.id === id) ?? [])
        .map((one) => one.repliesCount),
    elsewhere: () => client.getQueryData<CommentPage>(other),
  };
}

describe('a comment that was just written', () => {
  it('stands first wherever the discussion was read, and counts', () => {
    const { client, thread, shown, counts, totals, elsewhere } = aThread();
    showAdded(client, thread, comment('new'));
    expect(shown()).toEqual(['newab', 'c', 'newab', 'c', 'a1']);
    expect(counts()).toEqual([6, 6, 6, 6, 6]);
    expect(totals()).toEqual([4, 3, 4, 3, 1]);
    expect(elsewhere()).toEqual(pageOf([comment('z')]));
    expect(counted.mock.calls.map(([, id, change]) => [id, change])).toEqual([['n1', 1]]);
  });

  it('stands once where a list read it already, in the meantime', () => {
    const { client, thread, keys, shown } = aThread();
    client.setQueryData(keys.first, pageOf([comment('new'), comment('a')]));
    showAdded(client, thread, comment('new'));
    expect(shown().slice(0, 3)).toEqual(['newa', 'c', 'newab']);
  });

  it('stands once where only the last of several pages read it already', () => {
    const { client, thread, keys, shown } = aThread();
    client.setQueryData(keys.all, {
      pages: [pageOf([comment('a')]), pageOf([comment('new')], { page: 2 })],
      pageParams: [1, 2],
    });
    showAdded(client, thread, comment('new'));
    expect(shown().slice(2, 4)).toEqual(['a', 'new']);
  });

  it('has the lists read again when they are next opened', () => {
    const { client, thread, keys } = aThread();
    const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated;
    expect([isStale(keys.first), isStale(keys.replies)]).toEqual([false, false]);
    showAdded(client, thread, comment('new'));
    expect([isStale(keys.first), isStale(keys.all), isStale(keys.replies)]).toEqual([true, true, false]);
  });

  it('is its author’s alone while it waits, and counts for nobody beside the discussion', () => {
    const { client, thread, shown } = aThread();
    showAdded(client, thread, comment('new', { status: 'pending' }));
    expect([shown()[0], counted.mock.calls]).toEqual(['newab', []]);
  });

  it('stands last among the replies that were read, and its parent counts it', () => {
    const { client, thread, shown, repliesOf } = aThread();
    showAdded(client, thread, comment('a2', { parentId: 'a', depth: 1 }));
    expect(shown()).toEqual(['ab', 'c', 'ab', 'c', 'a1a2']);
    expect(repliesOf('a')).toEqual([2, 2]);
    showAdded(client, thread, comment('a2', { parentId: 'a', depth: 1 }));
    expect(shown().at(-1)).toBe('a1a2');
  });

  it('stands last on the last page of replies that were read in several', () => {
    const { client, thread, keys, shown } = aThread();
    const pages = ['a1', 'a2', 'a3'].map((id) => pageOf([comment(id, { parentId: 'a', depth: 1 })]));
    client.setQueryData(keys.replies, { pages, pageParams: [1, 2, 3] });
    showAdded(client, thread, comment('a4', { parentId: 'a', depth: 1 }));
    expect(shown().slice(4)).toEqual(['a1', 'a2', 'a3a4']);
  });

  it('waits for the rest of the replies where more are to come', () => {
    const { client, thread, shown } = aThread({ hasMoreReplies: true });
    showAdded(client, thread, comment('a9', { parentId: 'a', depth: 1 }));
    expect(shown().at(-1)).toBe('a1');
  });

  it('opens the replies of a comment whose replies nobody read yet', () => {
    const { client, thread, repliesOf, keys } = aThread();
    client.removeQueries({ queryKey: keys.replies });
    showAdded(client, thread, comment('a2', { parentId: 'a', depth: 1 }));
    expect([repliesOf('a'), client.getQueryData(keys.replies)]).toEqual([[2, 2], undefined]);
  });
});

describe('a comment that was deleted', () => {
  it('is on no page any more, and as many are counted less as went with it', () => {
    const { client, thread, shown, counts } = aThread();
    hideRemoved(client, thread, comment('a', { repliesCount: 1 }), 2);
    expect(shown()).toEqual(['b', 'c', 'b', 'c', 'a1']);
    expect(counts()).toEqual([3, 3, 3, 3, 3]);
    expect(counted.mock.calls.map(([, id, change]) => [id, change])).toEqual([['n1', -2]]);
  });

  it('is counted by its parent no longer', () => {
    const { client, thread, shown, repliesOf } = aThread();
    hideRemoved(client, thread, comment('a1', { parentId: 'a', depth: 1 }), 1);
    expect([shown().at(-1), repliesOf('a'), repliesOf('b')]).toEqual(['', [0, 0], [0, 0]]);
  });

  it('never leaves fewer than none', () => {
    const { client, thread, counts, repliesOf } = aThread();
    for (let time = 0; time < 2; time += 1)
      hideRemoved(client, thread, comment('a1', { parentId: 'a', depth: 1 }), 4);
    expect([counts()[0], repliesOf('a')]).toEqual([0, [0, 0]]);
  });
});

it('a change of one comment reaches each page that shows it, and no other comment', () => {
  const { client, thread, keys } = aThread();
  changeComment(client, thread, 'b', (before) => ({ ...before, reaction: 'like' }));
  const reactions = client.getQueryData<CommentPage>(keys.first)?.data.map(({ reaction }) => reaction);
  const following = client.getQueryData<{ pages: CommentPage[] }>(keys.all);
  expect(reactions).toEqual([null, 'like']);
  expect(following?.pages[0]?.data[1]?.reaction).toBe('like');
});

it('comments that were asked for but did not arrive yet are left alone', () => {
  const { client, thread } = aThread();
  const waiting = [commentsQuery(thread, 9).queryKey, repliesQuery(thread, 'b').queryKey];
  for (const queryKey of waiting) client.getQueryCache().build(client, { queryKey });
  showAdded(client, thread, comment('new'));
  showAdded(client, thread, comment('b1', { parentId: 'b', depth: 1 }));
  hideRemoved(client, thread, comment('b1', { parentId: 'b', depth: 1 }), 1);
  expect(waiting.map((key) => client.getQueryData(key))).toEqual([undefined, undefined]);
});
