import { AppError } from '#shared/contract/errors.ts';
import {
  type CaseDecision,
  decisionsFor,
  type ReportReason,
  stateAfter,
} from '#shared/moderation/case-choices.ts';
import type { Role } from '#shared/contract/access.ts';
import type { Reader } from '#shared/audience/can-see.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { orThrow, writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { caseIdOf } from './case-keys.ts';
import { caseRecord, type ModeratedContent, newCase, type StoredCase } from './case-record.ts';

type Moderator = { userId: string; role: Role };

/** What a kind of content says about its moderation. */
export type Moderation = {
  kind: string;
  /** Content that the reader may see, and so report; undefined for any other. */
  describe: (
    context: Context,
    id: string,
    reader: NonNullable<Reader>,
  ) => Promise<ModeratedContent | undefined>;
  /** Carries out a decision. It may be repeated, and content that is gone is no fault. */
  decide: (
    context: Context,
    decision: { id: string; by: Moderator; decision: CaseDecision; reason: string | null },
  ) => Promise<void>;
};

type Moderations = readonly Moderation[];

const moderationOf = (all: Moderations, { kind }: Subject): Moderation =>
  orThrow(
    all.find((one) => one.kind === kind),
    'CONTENT_NOT_FOUND',
  );

/** Number of reports that a case keeps; further ones are only counted. */
const maxReports = 50;

type Report = { subject: Subject; reader: NonNullable<Reader>; reason: ReportReason; note: string };

/** Adds a report to the case of its content, which opens or opens again. Each person counts once. */
export async function reportContent(
  context: Context,
  all: Moderations,
  { subject, reader, reason, note }: Report,
): Promise<void> {
  const { table, now } = context;
  const content = await moderationOf(all, subject).describe(context, subject.id, reader);
  if (!content) throw new AppError('CONTENT_NOT_FOUND');
  if (content.authorId === reader.userId) throw new AppError('OWN_CONTENT');
  await retry(async () => {
    const at = now();
    const report = { reporterId: reader.userId, reason, note, at: at.toISOString() };
    const before = await caseRecord.find(table, { id: caseIdOf(subject) });
    if (before?.reports.some(({ reporterId }) => reporterId === reader.userId)) return undefined;
    const known = before ?? { ...newCase(content, { cause: 'report', at }), version: 0 };
    const isOpen = before?.state === 'open';
    const { writes } = caseRecord.replace(known, {
      reports: [...known.reports, report].slice(0, maxReports),
      reportCount: known.reportCount + 1,
      updatedAt: report.at,
      // What waits for approval stays so; a decided case is open again, about the report this time.
      ...(!isOpen && { state: 'open', cause: 'report', decidedBy: null, decidedAt: null, reason: null }),
    });
    return (await table.write(writes)) ? again : undefined;
  });
}

type Decision = {
  id: string;
  by: Moderator;
  decision: CaseDecision;
  reason: string | undefined;
  version: number;
};

/** Decides on an open case. Its content changes first, so that a decision that is recorded was carried out. */
export async function decideCase(context: Context, all: Moderations, asked: Decision): Promise<StoredCase> {
  const { id, by, decision, reason = '', version } = asked;
  const before = await caseRecord.get(context.table, { id });
  if (before.version !== version) throw new AppError('STALE_STATE');
  if (before.state !== 'open' || !decisionsFor[before.cause].includes(decision))
    throw new AppError('CASE_STATE');
  const isAgainst = decision === 'reject' || decision === 'remove';
  if (isAgainst && reason === '') throw new AppError('REASON_NEEDED');
  const given = reason === '' ? null : reason;
  await moderationOf(all, before.subject).decide(context, {
    id: before.subject.id,
    by,
    decision,
    reason: given,
  });
  const at = context.now().toISOString();
  const { after, writes } = caseRecord.replace(before, {
    state: stateAfter[decision],
    decidedBy: by.userId,
    decidedAt: at,
    updatedAt: at,
    reason: given,
  });
  await writeOrThrow(context.table, writes);
  return after;
}
