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
  orThrow(new Map(all.map((one) => [one.kind, one])).get(kind), 'CONTENT_NOT_FOUND');

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

type Verdict = NonNullable<StoredCase['verdict']>;

const isSame = (one: Verdict, other: Verdict | undefined): boolean =>
  one.decision === other?.decision && one.by.userId === other.by.userId;

/** Takes back a verdict that the content refuses, so that the case can be decided otherwise. */
const withdraw = (context: Context, id: string, verdict: Verdict) =>
  caseRecord.change(context.table, { id }, (before) =>
    isSame(verdict, before.verdict) ? caseRecord.replace(before, { verdict: undefined }) : undefined,
  );

/** Changes the content as the verdict says, and closes the case. Both may be repeated after a fault. */
async function carryOut(
  context: Context,
  all: Moderations,
  { id, subject }: StoredCase,
  verdict: Verdict,
): Promise<StoredCase> {
  const { decision, by, reason } = verdict;
  try {
    await moderationOf(all, subject).decide(context, { id: subject.id, by, decision, reason });
  } catch (error) {
    if (error instanceof AppError) await withdraw(context, id, verdict);
    throw error;
  }
  const at = context.now().toISOString();
  const closed = await caseRecord.change(context.table, { id }, (before) =>
    isSame(verdict, before.verdict)
      ? caseRecord.replace(before, {
          state: stateAfter[decision],
          decidedBy: by.userId,
          decidedAt: at,
          updatedAt: at,
          reason,
          verdict: undefined,
        })
      : undefined,
  );
  return orThrow(closed, 'CASE_NOT_FOUND').after;
}

/**
 * Decides on an open case. The verdict is recorded before the content changes: of two moderators who disagree one
 * is refused and changes nothing. A verdict that a fault cut short is carried out by whoever decides next.
 */
export async function decideCase(context: Context, all: Moderations, asked: Decision): Promise<StoredCase> {
  const { id, by, decision, reason = '', version } = asked;
  const before = await caseRecord.get(context.table, { id });
  const verdict = { decision, by, reason: reason === '' ? null : reason };
  if (before.verdict) {
    const after = await carryOut(context, all, before, before.verdict);
    if (isSame(verdict, before.verdict)) return after;
  }
  if (before.verdict || before.version !== version) throw new AppError('STALE_STATE');
  if (before.state !== 'open' || !decisionsFor[before.cause].includes(decision))
    throw new AppError('CASE_STATE');
  const isAgainst = decision === 'reject' || decision === 'remove';
  if (isAgainst && verdict.reason === null) throw new AppError('REASON_NEEDED');
  const { after, writes } = caseRecord.replace(before, { verdict });
  await writeOrThrow(context.table, writes);
  return carryOut(context, all, after, verdict);
}
