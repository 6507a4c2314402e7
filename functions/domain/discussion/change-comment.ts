import { isModerator, type Reader } from '#shared/audience/can-see.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Mention } from '#shared/discussion/comment.ts';
import { countFor } from '#functions/domain/subjects/subject-counters.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { type Operation, put, update } from '#functions/platform/table/table-operations.ts';
import { countShown } from './add-comment.ts';
import { commentKeys } from './comment-keys.ts';
import { commentRecord, isReachable, type StoredComment, subjectOf } from './comment-record.ts';
import type { DiscussionRules, Member } from './discussion-rules.ts';
import { checkMentions } from './mentions.ts';

/** Retention of removed comments, in which a moderator can read them and an author can appeal. */
const removedSeconds = 90 * 24 * 3600;

type CommentName = { id: string; reader: Member };

/** Reads a comment of this kind that is still there; comments below a removed one are not. */
export async function getComment(
  context: TableContext,
  { subject }: Pick<DiscussionRules, 'subject'>,
  id: string,
): Promise<StoredComment> {
  const comment = await commentRecord.get(context.table, { id });
  const isThere =
    comment.kind === subject.kind && comment.status !== 'removed' && (await isReachable(context, comment));
  if (!isThere) throw new AppError('COMMENT_NOT_FOUND');
  return comment;
}

/** Tells whether the time in which an author may change a comment is over; it never is for moderators. */
export const isTooLate = (
  { now }: Context,
  { editMinutes = Infinity }: DiscussionRules,
  { reader, comment }: { reader: Reader; comment: StoredComment },
): boolean => now().getTime() - Date.parse(comment.createdAt) > editMinutes * 60_000 && !isModerator(reader);

/** Changes the text of one's own comment; the earlier text is kept for moderators. */
export async function editComment(
  context: Context,
  rules: DiscussionRules,
  {
    id,
    reader,
    content,
    mentions,
    revision,
  }: CommentName & { content: string; mentions: readonly Mention[]; revision: number | undefined },
): Promise<StoredComment> {
  const { table, now } = context;
  const before = await getComment(context, rules, id);
  if (before.authorId !== reader.userId) throw new AppError('FORBIDDEN');
  if (before.content === content) return before;
  if (isTooLate(context, rules, { reader, comment: before })) throw new AppError('EDIT_WINDOW_OVER');
  if (revision !== undefined && revision !== before.revision) throw new AppError('STALE_STATE');
  const { after, writes } = commentRecord.replace(before, {
    content,
    mentions: await checkMentions(context, reader, { content, mentions }),
    editedAt: now().toISOString(),
  });
  await writeOrThrow(table, [
    ...writes,
    put({
      ...commentKeys.earlierText(id, before.revision),
      entity: 'comment-text',
      content: before.content,
      until: after.editedAt,
    }),
  ]);
  return after;
}

/**
 * Takes a removed comment and everything below it out of the counts. A comment above that is removed at the same
 * moment has taken this one out already, so the write is refused.
 */
const countRemoved = (comment: StoredComment): Operation<'moved'>[] => [
  ...comment.path.map((id) =>
    update(
      commentKeys.comment(id),
      { add: { size: -(comment.size + 1), ...(id === comment.parentId && { replies: -1 }) } },
      { when: { status: 'published' }, refusal: 'moved' },
    ),
  ),
  countFor(subjectOf(comment), comment.authorId, {
    comments: -(comment.size + 1),
    ...(comment.parentId === null && { threads: -1 }),
  }),
];

const mayRemove = (reader: Member, { authorId }: StoredComment): boolean =>
  authorId === reader.userId || isModerator(reader);

/**
 * Removes a comment with everything below it and returns how many comments that were. A reply that arrives at the
 * same moment is either counted with the removed ones or refused.
 */
export async function removeComment(
  context: Context,
  rules: DiscussionRules,
  { id, reader, reason = null }: CommentName & { reason?: string | null },
): Promise<{ success: true; removed: number }> {
  const { table, now } = context;
  return retry(async () => {
    const before = await getComment(context, rules, id);
    if (!mayRemove(reader, before)) throw new AppError('FORBIDDEN');
    const { writes } = commentRecord.replace(
      before,
      {
        status: 'removed',
        removedBy: reader.userId,
        rejectedReason: reason,
        expiresAt: secondsAfter(now(), removedSeconds),
      },
      [],
      { size: before.size },
    );
    const isShown = before.status === 'published';
    const refusal = await table.write([...writes, ...(isShown ? countRemoved(before) : [])]);
    if (refusal) return again;
    return { success: true as const, removed: isShown ? before.size + 1 : 0 };
  });
}

/** Approves or rejects a comment that waits; a decision that was already made stays as it is. */
export async function decideComment(
  context: Context,
  rules: DiscussionRules,
  { id, approve, reason }: { id: string; approve: boolean; reason: string | null },
): Promise<StoredComment> {
  const before = await getComment(context, rules, id);
  if (before.status !== 'pending') return before;
  const { after, writes } = commentRecord.replace(
    before,
    approve ? { status: 'published' } : { status: 'rejected', rejectedReason: reason },
  );
  await writeOrThrow(context.table, [...writes, ...(approve ? countShown(after) : [])]);
  return after;
}
