import * as z from 'zod';
import { UserId } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { Subject, SubjectId, SubjectKind } from '../subjects/subject.ts';
import { tidy } from '../values/text.ts';
import {
  caseCauses,
  caseDecisions,
  caseList,
  caseStates,
  maxReportNote,
  reportReasons,
} from './case-choices.ts';

const Note = z
  .string()
  .max(4 * maxReportNote)
  .transform(tidy)
  .pipe(z.string().max(maxReportNote));

export const CaseReport = z.object({
  reporterId: UserId,
  reason: z.enum(reportReasons),
  note: z.string(),
  at: z.string(),
});
export type CaseReport = z.infer<typeof CaseReport>;

/** Request of an author that somebody else judges a decision against their content. */
const Appeal = z.object({
  note: z.string(),
  at: z.string(),
  /** The decision that it is about, and who made it. */
  state: z.enum(caseStates),
  decidedBy: UserId.nullable(),
  reason: z.string().nullable(),
});

/** Content that a moderator has to look at, with everything that was said against it. */
export const Case = z.object({
  id: z.string(),
  subject: Subject,
  /** The thing that the content belongs to: the news item of a comment. */
  place: z.object({ kind: SubjectKind, id: SubjectId, title: z.string() }),
  authorId: UserId,
  /** The text, shortened. */
  excerpt: z.string(),
  state: z.enum(caseStates),
  cause: z.enum(caseCauses),
  reports: z.array(CaseReport),
  reportCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  decidedBy: UserId.nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null until the author appeals, which they may do once. */
  appeal: Appeal.nullable().default(null),
  version: z.int(),
});
export type Case = z.infer<typeof Case>;

const Person = z.object({ id: UserId, fullName: z.string(), avatarUrl: z.string().nullable() }).nullable();

export const CaseRow = Case.extend({ author: Person, moderator: Person });
export type CaseRow = z.infer<typeof CaseRow>;

const access = staff('content.moderate');

export const searchCases = defineList({
  name: 'moderation/search-cases',
  summary: 'Content that waits for a moderator, the oldest first',
  path: '/moderation/cases',
  access,
  list: caseList,
  row: CaseRow,
});

const ofCase = z.object({ id: z.string().min(3).max(100) });

export const getCase = defineRoute({
  name: 'moderation/get-case',
  summary: 'One case with all its reports and what was decided',
  method: 'GET',
  path: '/moderation/cases/{id}',
  access,
  params: ofCase,
  reply: CaseRow,
  errors: ['CASE_NOT_FOUND'],
});

export const decideCase = defineRoute({
  name: 'moderation/decide-case',
  summary: 'Approve or reject content that waits; remove or keep what was reported; answer an appeal',
  method: 'POST',
  path: '/moderation/cases/{id}',
  access,
  params: ofCase,
  body: z.strictObject({
    decision: z.enum(caseDecisions),
    version: z.int().min(1),
    /** Read by the author; required where the decision goes against them. */
    reason: Note.optional(),
  }),
  reply: Case,
  errors: ['CASE_NOT_FOUND', 'STALE_STATE', 'CASE_STATE', 'REASON_NEEDED', 'APPEAL_OWN_DECISION'],
});

export const reportContent = defineRoute({
  name: 'moderation/report-content',
  summary: 'Report content to the moderators; a second report of the same person changes nothing',
  method: 'POST',
  path: '/moderation/reports',
  access: 'member',
  body: z.strictObject({ subject: Subject, reason: z.enum(reportReasons), note: Note.default('') }),
  reply: z.object({ success: z.literal(true) }),
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'OWN_CONTENT'],
  limit: { calls: 20, seconds: 3600 },
});

export const appealDecision = defineRoute({
  name: 'moderation/appeal-decision',
  summary: 'Ask for another look at one’s own content that was rejected or removed, once',
  method: 'POST',
  path: '/moderation/appeals',
  access: 'member',
  body: z.strictObject({ subject: Subject, note: Note.default('') }),
  reply: z.object({ success: z.literal(true) }),
  status: 201,
  errors: ['CONTENT_NOT_FOUND', 'CASE_STATE', 'APPEAL_USED'],
  limit: { calls: 20, seconds: 3600 },
});
