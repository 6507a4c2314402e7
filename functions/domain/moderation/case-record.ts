import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { caseDecisions } from '#shared/moderation/case-choices.ts';
import { Case } from '#shared/moderation/moderation.contract.ts';
import type { Subject } from '#shared/subjects/subject.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { caseFeed, caseIdOf, caseKeys } from './case-keys.ts';

/** Decision that is recorded, while the content may not have been changed yet. */
const Verdict = z.object({
  decision: z.enum(caseDecisions),
  by: z.object({ userId: z.string(), role: z.enum(roles) }),
  reason: z.string().nullable(),
});

export const StoredCase = Case.extend({
  /** Set from the moment a decision is taken until it has been carried out; the case is open meanwhile. */
  verdict: Verdict.optional(),
});
export type StoredCase = z.infer<typeof StoredCase>;

/** Versioned record of cases: of two moderators, the second one sees the decision of the first. */
export const caseRecord = versioned({
  entity: 'case',
  schema: StoredCase,
  key: ({ id }: { id: string }) => caseKeys.card(id),
  version: 'version',
  stale: 'STALE_STATE',
  missing: 'CASE_NOT_FOUND',
  feed: caseFeed,
});

const excerptLength = 400;

/** What moderators need to know of content. */
export type ModeratedContent = {
  subject: Subject;
  place: StoredCase['place'];
  authorId: string;
  text: string;
};

export const newCase = (
  { subject, place, authorId, text }: ModeratedContent,
  { cause, at }: { cause: StoredCase['cause']; at: Date },
): StoredCase => ({
  id: caseIdOf(subject),
  subject,
  place,
  authorId,
  excerpt: Array.from(text).slice(0, excerptLength).join(''),
  state: 'open',
  cause,
  reports: [],
  reportCount: 0,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  decidedBy: null,
  decidedAt: null,
  reason: null,
  appeal: null,
  version: 1,
});

/** Opens the case of new content that waits for approval, in the transaction that creates the content. */
export const openApproval = (content: ModeratedContent, at: Date): Operation[] =>
  caseRecord.make(newCase(content, { cause: 'approval', at }));
