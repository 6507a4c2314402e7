import * as z from 'zod';
import { isModerator, type Reader } from '#shared/audience/can-see.ts';
import { can } from '#shared/contract/access.ts';
import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import { newId } from '#shared/values/ids.ts';
import { broadcast } from '#functions/domain/live/broadcast.ts';
import { getVisible } from '#functions/domain/subjects/define-subject.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { getComment } from './change-comment.ts';
import { commentKeys } from './comment-keys.ts';
import { commentRecord, type StoredComment, subjectOf } from './comment-record.ts';
import type { CommentMark, DiscussionRules, MarkStep, Member } from './discussion-rules.ts';

type Marks = Readonly<Record<string, CommentMark>>;
type MarkWrite = Operation<ErrorCode | 'moved'>;
type Mark = { id: string; reader: Member; mark: string; isOn: boolean };

const Bearer = z.object({ id: z.string() });

/** Marks that a comment has after a change: a mark brings those it implies, and goes with any of them. */
function marksAfter(marks: Marks, before: readonly string[], mark: string, isOn: boolean): string[] {
  const implied = (name: string): readonly string[] => marks[name]?.implies ?? [];
  const wanted = isOn
    ? new Set([...before, mark, ...implied(mark)])
    : new Set(before.filter((name) => name !== mark && !implied(name).includes(mark)));
  return Object.keys(marks).filter((name) => wanted.has(name));
}

/** A comment with other marks. */
function withMarks(
  marks: Marks,
  before: StoredComment,
  wanted: string[],
): MarkStep & { writes: MarkWrite[] } {
  const lift = Object.keys(marks).findLastIndex((name) => wanted.includes(name)) + 1;
  return commentRecord.replace(before, { marks: wanted, lift });
}

type Handover = { mark: string; writes: MarkWrite[]; loserId?: string };

/** Hands a single mark over: who bears it is a row of its own, so that two people never set it on two comments. */
async function handOver(
  { table }: Context,
  { comment, mark, isOn }: { comment: StoredComment; mark: string; isOn: boolean },
): Promise<Handover> {
  const key = commentKeys.bearer(subjectOf(comment), mark);
  // The row changes together with the marks of its bearer, whose revision guards it.
  if (!isOn) return { mark, writes: [remove(key)] };
  const bearer = await table.get(key, Bearer);
  const item = { ...key, entity: 'comment-mark', id: comment.id };
  if (!bearer) return { mark, writes: [create(item, { refusal: 'moved' })] };
  const unchanged = { when: { id: bearer.id }, refusal: 'moved' } as const;
  return { mark, writes: [put(item, unchanged)], loserId: bearer.id };
}

/** Comments that lose single marks to another one. */
async function losersOf({ table }: Context, marks: Marks, handovers: readonly Handover[]) {
  const losses = handovers.flatMap(({ mark, loserId }) => (loserId === undefined ? [] : [{ mark, loserId }]));
  const lost = Map.groupBy(losses, ({ loserId }) => loserId);
  const losers = await Promise.all(
    [...lost].map(async ([id, handed]) => {
      const before = await commentRecord.find(table, { id });
      if (!before) return [];
      const left = handed.reduce((names, { mark }) => marksAfter(marks, names, mark, false), before.marks);
      return [withMarks(marks, before, left)];
    }),
  );
  return losers.flat();
}

/** Tells whether a reader may set a mark, or take it off, on content of their own or of somebody else. */
export const mayMark = (mark: CommentMark | undefined, reader: Reader, isAuthor = false): boolean =>
  mark !== undefined &&
  (isModerator(reader) ||
    (mark.by === 'author' && isAuthor) ||
    (typeof mark.by === 'object' && can(reader?.role, mark.by.capability)));

/** Reads a comment that the reader may mark. */
async function getMarkable(
  context: Context,
  rules: DiscussionRules,
  { id, reader, mark }: { id: string; reader: Member; mark: CommentMark },
): Promise<StoredComment> {
  const comment = await getComment(context, rules, id);
  const facts = await getVisible(context, rules.subject, { id: comment.subjectId, reader });
  if (!mayMark(mark, reader, facts.authorId === reader.userId)) throw new AppError('FORBIDDEN');
  if (comment.status !== 'published') throw new AppError('COMMENT_NOT_FOUND');
  return comment;
}

/** Sets a mark on a comment or takes it off, and tells those who have the subject on screen. Repeating it changes nothing. */
export async function markComment(
  context: Context,
  rules: DiscussionRules,
  { id, reader, mark, isOn }: Mark,
): Promise<StoredComment> {
  const { marks = {}, alongsideMarks } = rules;
  const declared = orThrow(Object.hasOwn(marks, mark) ? marks[mark] : undefined, 'BAD_REQUEST');
  return retry(async () => {
    const comment = await getMarkable(context, rules, { id, reader, mark: declared });
    const wanted = marksAfter(marks, comment.marks, mark, isOn);
    const changed = Object.keys(marks).filter(
      (name) => wanted.includes(name) !== comment.marks.includes(name),
    );
    if (changed.length === 0) return comment;
    const handovers = await Promise.all(
      changed
        .filter((name) => marks[name]?.isSingle)
        .map((name) => handOver(context, { comment, mark: name, isOn: wanted.includes(name) })),
    );
    const own = withMarks(marks, comment, wanted);
    const steps = [own, ...(await losersOf(context, marks, handovers))];
    const refusal = await context.table.write<ErrorCode | 'moved'>([
      ...steps.flatMap(({ writes }) => writes),
      ...handovers.flatMap(({ writes }) => writes),
      ...(alongsideMarks?.(steps) ?? []),
    ]);
    if (refusal === 'moved' || refusal === 'STALE_STATE') return again;
    if (refusal) throw new AppError(refusal);
    await broadcast(context, subjectRoom(subjectOf(comment)), { latest: newId(context.now().getTime()) });
    return own.after;
  });
}
