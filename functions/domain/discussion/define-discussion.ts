import type { Reader } from '#shared/audience/can-see.ts';
import type { Role } from '#shared/contract/access.ts';
import { type Comment, type CommentSort, type Mention, settledMark } from '#shared/discussion/comment.ts';
import { readerOf } from '#functions/domain/audience/reader-of.ts';
import { defineReactions } from '#functions/domain/reactions/define-reactions.ts';
import type { SubjectDefinition } from '#functions/domain/subjects/define-subject.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { addComment } from './add-comment.ts';
import { branchOf } from './comment-branch.ts';
import { commentKeys, commentKind } from './comment-keys.ts';
import { commentRecord, rankOf, type StoredComment } from './comment-record.ts';
import { decideComment, editComment, getComment, removeComment } from './change-comment.ts';
import { type DiscussionDefinition, type DiscussionRules, rulesOf } from './discussion-rules.ts';
import { listComments } from './list-comments.ts';
import { markComment } from './mark-comment.ts';
import { showComments } from './show-comments.ts';

export type Actor = { userId: string; role: Role };
type MemberCall<T> = T & { actor: Actor };

/** Comments themselves as a kind of subject: what reactions and reports need to know of them. */
const commentSubject = (rules: DiscussionRules): Omit<SubjectDefinition, 'keepSums'> => ({
  kind: commentKind,
  missing: 'COMMENT_NOT_FOUND',
  load: async (context, id) => {
    const comment = await getComment(context, rules, id);
    const facts = await rules.subject.load(context, comment.subjectId);
    if (!facts) return undefined;
    const { authorId, status, sums } = comment;
    return { ...facts, authorId, status: facts.status === 'published' ? status : facts.status, sums };
  },
});

/** Declares the comments on a kind of content. The area adds its paths, and the shape of its replies. */
export function defineDiscussion(definition: DiscussionDefinition) {
  const rules = rulesOf(definition);
  const reactions = defineReactions({ subject: commentSubject(rules), types: rules.reactions });
  const parts = { rules, reactions };

  async function showOne(context: Context, reader: Reader, comment: StoredComment): Promise<Comment> {
    const [shown] = await showComments(context, parts, { reader, comments: [comment] });
    if (!shown) throw new Error('A comment that was read is shown');
    return shown;
  }

  async function list(
    context: Context,
    {
      actor,
      ...query
    }: {
      actor: Actor | undefined;
      id: string;
      commentId?: string;
      page: number;
      limit: number;
      sortBy: CommentSort;
      after?: string | undefined;
      around?: string | undefined;
    },
  ) {
    const reader = await readerOf(context, actor);
    const { id, around } = query;
    if (around !== undefined) {
      const { comments, ...branch } = await branchOf(context, rules, { id, around, reader });
      return { ...branch, data: await showComments(context, parts, { reader, comments }) };
    }
    const parentId = query.commentId ?? null;
    const offered = rules.sorts.includes(query.sortBy) ? query.sortBy : rules.sorts[0];
    const sortBy = parentId === null ? offered : 'oldest';
    const { comments, ...page } = await listComments(context, rules, { ...query, sortBy, parentId, reader });
    return { ...page, data: await showComments(context, parts, { reader, comments }) };
  }

  async function add(
    context: Context,
    {
      actor,
      ...draft
    }: MemberCall<{
      id: string;
      content: string;
      mentions: readonly Mention[];
      parentId: string | null | undefined;
      requestKey?: string | undefined;
    }>,
  ): Promise<Comment> {
    const author = await readerOf(context, actor);
    const comment = await addComment(context, rules, {
      ...draft,
      author,
      parentId: draft.parentId ?? null,
      requestKey: draft.requestKey,
    });
    return showOne(context, author, comment);
  }

  async function edit(
    context: Context,
    {
      actor,
      ...change
    }: MemberCall<{
      id: string;
      content: string;
      mentions: readonly Mention[];
      revision?: number | undefined;
    }>,
  ): Promise<Comment> {
    const reader = await readerOf(context, actor);
    const comment = await editComment(context, rules, { ...change, revision: change.revision, reader });
    return showOne(context, reader, comment);
  }

  const remove = async (context: Context, { actor, ...name }: MemberCall<{ id: string; reason?: string }>) =>
    removeComment(context, rules, { ...name, reader: await readerOf(context, actor) });

  const like = async (
    context: Context,
    { actor, id, liked }: MemberCall<{ id: string; liked?: boolean | undefined }>,
  ) => reactions.like(context, { id, liked, type: 'like', reader: await readerOf(context, actor) });

  /** Sets the caller's reaction to a comment, or removes it. */
  const react = async (
    context: Context,
    { actor, ...wanted }: MemberCall<{ id: string; type: string | null }>,
  ) => reactions.react(context, { ...wanted, reader: await readerOf(context, actor) });

  const mark = async (
    context: Context,
    { actor, ...wanted }: MemberCall<{ id: string; mark: string; isOn: boolean }>,
  ): Promise<Comment> => {
    const reader = await readerOf(context, actor);
    return showOne(context, reader, await markComment(context, rules, { ...wanted, reader }));
  };

  /** Marks a comment as settled, so that it folds away, or no longer. */
  const settle = (
    context: Context,
    { actor, id, settled }: MemberCall<{ id: string; settled: boolean }>,
  ): Promise<Comment> => mark(context, { actor, id, mark: settledMark, isOn: settled });

  const decide = (context: Context, decision: { id: string; approve: boolean; reason: string | null }) =>
    decideComment(context, rules, decision);

  return { rules, reactions, list, add, edit, remove, like, react, mark, settle, decide };
}

export type Discussion = ReturnType<typeof defineDiscussion>;

/** Writes the sums of reactions onto a comment, with the rank that follows from them. */
export const keepCommentSums: SubjectDefinition['keepSums'] = async ({ table }, id, { sums, version }) => {
  const comment = await commentRecord.find(table, { id });
  await table.write([
    update(
      commentKeys.comment(id),
      { set: { sums, sumsVersion: version, gsi2sk: `${rankOf({ ...comment, sums })}#${id}` } },
      { when: { sumsVersion: { is: '<', to: version } }, refusal: 'later sums' },
    ),
  ]);
};
