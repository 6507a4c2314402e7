import { can, type Role } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import { newId } from '#shared/values/ids.ts';
import { broadcast } from '#functions/domain/live/broadcast.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getComment } from './change-comment.ts';
import { commentRecord, type StoredComment, subjectOf } from './comment-record.ts';
import type { DiscussionRules } from './discussion-rules.ts';

/** Tells whether somebody may set a mark on comments of this kind. */
export const mayMark = (
  { marks = [], editors }: Pick<DiscussionRules, 'marks' | 'editors'>,
  reader: { role: Role } | undefined,
  mark: string,
): boolean => editors !== undefined && marks.includes(mark) && can(reader?.role, editors);

type MarkChange = { id: string; by: { role: Role }; mark: string; isOn: boolean };

/** Sets a mark on a comment or takes it away, and tells those who have the subject on screen. */
export async function markComment(
  context: Context,
  rules: DiscussionRules,
  { id, by, mark, isOn }: MarkChange,
): Promise<StoredComment> {
  if (!mayMark(rules, by, mark)) throw new AppError('FORBIDDEN');
  return retry(async () => {
    const before = await getComment(context, rules, id);
    if (before.status !== 'published') throw new AppError('COMMENT_NOT_FOUND');
    if (before.marks.includes(mark) === isOn) return before;
    const others = before.marks.filter((one) => one !== mark);
    const { after, writes } = commentRecord.replace(before, { marks: isOn ? [...others, mark] : others });
    if (await context.table.write(writes)) return again;
    await broadcast(context, subjectRoom(subjectOf(before)), { latest: newId(context.now().getTime()) });
    return after;
  });
}
