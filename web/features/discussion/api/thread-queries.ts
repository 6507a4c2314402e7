import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import { isApiError } from '#web/platform/api/api-error.ts';
import type { Subject, SubjectKind } from '#shared/subjects/subject.ts';
import type { NewlineKey } from '../rules/thread-layout.ts';
import { type CommentCalls, commentCalls, type CommentContracts } from './comment-calls.ts';

/** What differs between the comments of one kind of content and those of another. */
export type ThreadKind = {
  subject: SubjectKind;
  /** Kind of the comments themselves, in reports to the moderators. */
  commentKind: SubjectKind;
  /** First part of the query keys: a root of `query-roots.ts`. */
  root: QueryKey;
  calls: CommentCalls;
  /** Number of levels; comments on the last one have no replies. */
  levels: number;
  newline: NewlineKey;
  /** Numbered pages, or the first three with a button for the rest. */
  paging: 'numbers' | 'first-three';
  size: number;
  replySize: number;
  /** Set if a message says that a comment was stored, changed or deleted. */
  confirms?: boolean;
  /** Is told how many comments came or went, for counts that are shown beside the discussion. */
  onCounted?: (client: QueryClient, id: string, change: number) => void;
};

type ThreadRules = Omit<ThreadKind, 'calls' | 'commentKind' | 'size' | 'replySize'> & {
  /** Contracts of `defineComments`. */
  comments: CommentContracts;
  /** Name of the field that names the answered comment, if it is another in this area. */
  parentField?: string;
};

/** Declares the comments on a kind of content, ten on a page. */
export const threadKind = ({ comments, parentField, ...rules }: ThreadRules): ThreadKind => ({
  ...rules,
  commentKind: 'comment',
  calls: commentCalls(comments, parentField),
  size: 10,
  replySize: 10,
});

/** One discussion on screen. A member's answers hold their own likes, so guests and members are kept apart. */
export type Thread = { kind: ThreadKind; id: string; reader: 'guest' | 'member' };

export const subjectOf = ({ kind, id }: Thread): Subject => ({ kind: kind.subject, id });

export const threadKeys = {
  all: ({ kind, id }: Pick<Thread, 'kind' | 'id'>) => [...kind.root, 'thread', id] as const,
  lists: (thread: Thread) => [...threadKeys.all(thread), 'list'] as const,
  replies: (thread: Thread, commentId: string) =>
    [...threadKeys.all(thread), 'replies', commentId, thread.reader] as const,
};

/** The comments that lead to the one that the address names. One that is gone is not asked for again. */
export const branchQuery = (thread: Thread, commentId: string) =>
  queryOptions({
    queryKey: [...threadKeys.all(thread), 'branch', commentId, thread.reader],
    queryFn: ({ signal }) => {
      const { calls, size } = thread.kind;
      return calls.list(thread.id, { page: 1, limit: size, around: commentId }, signal);
    },
    retry: (failures, error) => !isApiError(error, 'COMMENT_NOT_FOUND') && failures < 2,
  });

export const commentsQuery = (thread: Thread, page: number) =>
  queryOptions({
    queryKey: [...threadKeys.lists(thread), thread.reader, page],
    queryFn: ({ signal }) => {
      const { calls, size } = thread.kind;
      return calls.list(thread.id, { page, limit: size }, signal);
    },
    placeholderData: keepPreviousData,
  });

export const allCommentsQuery = (thread: Thread) =>
  infiniteQueryOptions({
    queryKey: [...threadKeys.lists(thread), thread.reader, 'all'],
    queryFn: ({ pageParam, signal }) =>
      thread.kind.calls.list(thread.id, { page: pageParam, limit: thread.kind.size }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
  });

export const repliesQuery = (thread: Thread, commentId: string) =>
  infiniteQueryOptions({
    queryKey: threadKeys.replies(thread, commentId),
    queryFn: ({ pageParam, signal }) =>
      thread.kind.calls.replies(
        thread.id,
        commentId,
        { page: pageParam, limit: thread.kind.replySize },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, hasNext }) => (hasNext ? page + 1 : undefined),
  });
