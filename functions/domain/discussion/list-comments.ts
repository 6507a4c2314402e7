import type { Reader } from '#shared/audience/can-see.ts';
import type { CommentSort } from '#shared/discussion/comment.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { commentKeys } from './comment-keys.ts';
import { commentRecord, StoredComment } from './comment-record.ts';
import type { DiscussionRules } from './discussion-rules.ts';

export type CommentQuery = {
  id: string;
  parentId: string | null;
  page: number;
  limit: number;
  sortBy: CommentSort;
  after?: string | undefined;
};

/** Rows that a page by number may skip. A page by number is read from the first row on, so its depth is bounded. */
const maxSkipped = 2000;
const maxWaiting = 20;

type ListPart = { comments: StoredComment[]; hasMore: boolean };

/** Rows of one list from its beginning, in as many reads as their size takes. */
async function readRows(
  { table }: TableContext,
  list: string,
  { sortBy, rows }: { sortBy: CommentSort; rows: number },
): Promise<StoredComment[]> {
  const index = sortBy === 'helpful' ? 'gsi2' : 'gsi1';
  const found: StoredComment[] = [];
  let cursor: string | undefined;
  do {
    const asked = {
      index,
      pk: list,
      newestFirst: sortBy !== 'oldest',
      limit: rows - found.length,
      cursor,
    } as const;
    const slice = await table.list(asked, StoredComment);
    found.push(...slice.items);
    ({ cursor } = slice);
  } while (cursor && found.length < rows);
  return found;
}

async function readPage(
  context: TableContext,
  list: string,
  { page, limit, sortBy }: CommentQuery,
): Promise<ListPart> {
  const skipped = (page - 1) * limit;
  if (skipped > maxSkipped) return { comments: [], hasMore: false };
  const rows = await readRows(context, list, { sortBy, rows: skipped + limit + 1 });
  return { comments: rows.slice(skipped, skipped + limit), hasMore: rows.length > skipped + limit };
}

/** Comments that came after a known one, oldest first: what a reader who was cut off has missed. */
async function readAfter(
  { table }: TableContext,
  list: string,
  { limit, after }: CommentQuery & { after: string },
): Promise<ListPart> {
  const asked = { index: 'gsi1', pk: list, after, limit: limit + 1 } as const;
  const { items } = await table.list(asked, StoredComment);
  return { comments: items.slice(0, limit), hasMore: items.length > limit };
}

/** Tells whether a moderator removed a comment; its author reads why, and may appeal. */
const isOthers = (removedBy: string | null, authorId: string): boolean =>
  removedBy !== null && removedBy !== authorId;

/**
 * The reader's own comments that wait for approval, were refused, or were removed by a moderator; nobody else sees
 * them in the list.
 */
async function ownWaiting(
  { table }: TableContext,
  subject: Subject,
  { reader, query }: { reader: Reader; query: CommentQuery },
): Promise<StoredComment[]> {
  if (!reader || query.page > 1) return [];
  const asked = {
    index: 'gsi1',
    pk: commentKeys.hidden(subject, reader.userId),
    newestFirst: true,
    limit: maxWaiting,
  } as const;
  const { items } = await table.list(asked, StoredComment);
  return items.filter(
    ({ status, parentId, removedBy }) =>
      parentId === query.parentId && (status !== 'removed' || isOthers(removedBy, reader.userId)),
  );
}

async function findAnswered({ table }: TableContext, subject: Subject, parentId: string | null) {
  if (parentId === null) return undefined;
  const parent = await commentRecord.get(table, { id: parentId });
  const isHere = parent.kind === subject.kind && parent.subjectId === subject.id;
  if (!isHere || parent.status === 'removed') throw new AppError('COMMENT_NOT_FOUND');
  return parent;
}

/** Number of rows of a list: known exactly where the list ends, else from the counters. */
const totalOf = ({ comments, hasMore }: ListPart, { page, limit, after }: CommentQuery, counted: number) =>
  hasMore || after !== undefined || (comments.length === 0 && page > 1)
    ? counted
    : (page - 1) * limit + comments.length;

/** One page of the comments on a subject, or of the replies to one of them. */
export async function listComments(
  context: Context,
  { subject: declared }: DiscussionRules,
  { reader, ...query }: CommentQuery & { reader: Reader },
) {
  const subject = { kind: declared.kind, id: query.id };
  const list = commentKeys.list(subject, query.parentId);
  const { after } = query;
  const [facts, parent, part, waiting] = await Promise.all([
    getVisible(context, declared, { id: query.id, reader }),
    findAnswered(context, subject, query.parentId),
    after === undefined ? readPage(context, list, query) : readAfter(context, list, { ...query, after }),
    ownWaiting(context, subject, { reader, query }),
  ]);
  const total = totalOf(part, query, parent ? parent.replies : (facts.sums['threads'] ?? 0));
  const shown = part.comments.filter(({ authorId }) => !reader?.isApart(authorId));
  return {
    comments: [...(after === undefined ? waiting : []), ...shown],
    total,
    commentCount: Math.max(facts.sums['comments'] ?? 0, total),
    page: query.page,
    totalPages: Math.ceil(Math.min(total, maxSkipped) / query.limit),
    hasNext: part.hasMore,
  };
}
