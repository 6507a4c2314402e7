import type { Comment, Mention } from '#shared/discussion/comment.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { call, type CallOptions } from '#web/platform/api/call.ts';

/** One page of comments, whatever they stand under. */
export type CommentPage = {
  data: Comment[];
  page: number;
  totalPages: number;
  total: number;
  commentCount: number;
  hasNext: boolean;
};

type CommentInput = { content: string; mentions: Mention[] };
type PageInput = { page: number; limit: number };

/** The calls of the comments on one kind of content. */
export type CommentCalls = {
  /** One page; with `around`, the comments that lead to that one, the outermost first. */
  list: (id: string, query: PageInput & { around?: string }, signal: AbortSignal) => Promise<CommentPage>;
  replies: (id: string, commentId: string, query: PageInput, signal: AbortSignal) => Promise<CommentPage>;
  add: (
    id: string,
    draft: CommentInput & { requestKey: string; parentId: string | null },
  ) => Promise<Comment>;
  edit: (commentId: string, change: CommentInput & { revision: number }) => Promise<Comment>;
  remove: (commentId: string) => Promise<{ removed: number }>;
  /** Missing where comments are not settled. */
  settle?: (commentId: string, settled: boolean) => Promise<Comment>;
  like: (commentId: string, liked: boolean) => Promise<{ liked: boolean; likes: number }>;
};

export type CommentContracts = Record<
  'list' | 'replies' | 'add' | 'edit' | 'remove' | 'like',
  AnyContract
> & {
  settle?: AnyContract;
};

/** Builds the calls from the contracts of `defineComments`, which all kinds of content have. */
export function commentCalls(contracts: CommentContracts, parentField = 'parentId'): CommentCalls {
  // The contracts of all kinds have the same parts; only the name of the answered comment differs.
  const ask = async <Reply>(contract: AnyContract, input: object): Promise<Reply> =>
    (await call(contract, input as CallOptions<AnyContract>)) as Reply;
  const { settle } = contracts;
  return {
    ...(settle && {
      settle: (id: string, settled: boolean) => ask<Comment>(settle, { params: { id }, body: { settled } }),
    }),
    list: (id, query, signal) => ask(contracts.list, { params: { id }, query, signal }),
    replies: (id, commentId, query, signal) =>
      ask(contracts.replies, { params: { id, commentId }, query, signal }),
    add: (id, { parentId, ...body }) =>
      ask(contracts.add, { params: { id }, body: { ...body, ...(parentId && { [parentField]: parentId }) } }),
    edit: (id, body) => ask(contracts.edit, { params: { id }, body }),
    remove: (id) => ask(contracts.remove, { params: { id } }),
    like: (id, liked) => ask(contracts.like, { params: { id }, body: { liked } }),
  };
}
