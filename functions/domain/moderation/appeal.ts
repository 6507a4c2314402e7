import { AppError } from '#shared/contract/errors.ts';
import type { Role } from '#shared/contract/access.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { caseIdOf } from './case-keys.ts';
import { caseRecord } from './case-record.ts';

type Appeal = { subject: Subject; userId: string; note: string };

/** Opens a decided case again for its author. The same request again changes nothing while the appeal is open. */
export async function appealDecision(
  { table, now }: Context,
  { subject, userId, note }: Appeal,
): Promise<void> {
  const before = await caseRecord.find(table, { id: caseIdOf(subject) });
  if (before?.authorId !== userId) throw new AppError('CONTENT_NOT_FOUND');
  const { state, cause, decidedBy, reason } = before;
  if (state === 'open' && cause === 'appeal') return;
  if (before.appeal) throw new AppError('APPEAL_USED');
  if (state !== 'rejected' && state !== 'removed') throw new AppError('CASE_STATE');
  const at = now().toISOString();
  const { writes } = caseRecord.replace(before, {
    state: 'open',
    cause: 'appeal',
    appeal: { note, at, state, decidedBy, reason },
    updatedAt: at,
    decidedBy: null,
    decidedAt: null,
    reason: null,
  });
  await writeOrThrow(table, writes);
}

type Judge = {
  id: string;
  by: { userId: string; role: Role };
  hasOther: (userId: string) => Promise<boolean>;
};

/**
 * Refuses an appeal to the moderator who made the first decision, and to its author, as long as there is another
 * moderator. The decision names the version of the case, so a case that changes after this check is refused.
 */
export async function checkJudge({ table }: TableContext, { id, by, hasOther }: Judge): Promise<void> {
  const { state, cause, appeal, authorId } = await caseRecord.get(table, { id });
  if (state !== 'open' || cause !== 'appeal') return;
  const isConcerned = by.userId === appeal?.decidedBy || by.userId === authorId;
  if (isConcerned && (await hasOther(by.userId))) throw new AppError('APPEAL_OWN_DECISION');
}
