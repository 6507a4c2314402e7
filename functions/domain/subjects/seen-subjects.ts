import * as z from 'zod';
import type { Subject } from '#shared/subjects/subject.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter, secondsOf } from '#functions/platform/seconds.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import type { Condition } from '#functions/platform/table/table-expressions.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { subjectKeys } from './subject-keys.ts';

/** Number of subjects of one kind that are kept for a member. */
const maxSeen = 50;
const seenSeconds = 90 * 24 * 3600;

const SeenSubject = z.object({ id: z.string(), at: z.string() });
type SeenSubject = z.infer<typeof SeenSubject>;
const SeenSubjects = z.object({ seen: z.array(SeenSubject), version: z.int() });

/** Notes that a member saw a subject. A subject stands in the list once, at its latest time. */
export async function noteSeen({ table, now }: Context, userId: string, subject: Subject): Promise<void> {
  const key = subjectKeys.seen(userId, subject.kind);
  await retry(async () => {
    const at = now();
    const before = await table.get(key, SeenSubjects);
    const others = before?.seen.filter(({ id }) => id !== subject.id) ?? [];
    const item = {
      ...key,
      entity: 'seen-subjects',
      seen: [{ id: subject.id, at: at.toISOString() }, ...others].slice(0, maxSeen),
      version: (before?.version ?? 0) + 1,
      expiresAt: secondsAfter(at, seenSeconds),
    };
    // An expired list is not read any more, though it may still be stored.
    const when: Condition = before
      ? { version: before.version }
      : { expiresAt: { missingOrAtMost: secondsOf(at) } };
    return (await table.write([put(item, { when, refusal: 'moved' })])) ? again : undefined;
  });
}

/** Subjects of a kind that a member saw in the last ninety days, the latest first. */
export async function listSeen(
  { table, now }: Context,
  userId: string,
  kind: string,
): Promise<SeenSubject[]> {
  const stored = await table.get(subjectKeys.seen(userId, kind), SeenSubjects);
  const from = new Date(now().getTime() - seenSeconds * 1000).toISOString();
  return stored?.seen.filter(({ at }) => at > from) ?? [];
}

/** Deletes what a member saw: at their wish, or because they left. */
export const forgetSeen = ({ table }: TableContext, userId: string): Promise<void> =>
  clearItems(table, { pk: subjectKeys.seenBy(userId) });
