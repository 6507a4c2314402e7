import { one, since, until, words } from '../lists/query-parts.ts';

/** Kinds of identity papers. */
export const paperKinds = ['cccd', 'passport'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** States of a paper: its owner's, in review, to be corrected (`changing`), in force (`approved`). */
export const paperStates = ['draft', 'submitted', 'changing', 'approved'] as const;
export type PaperState = (typeof paperStates)[number];

/** Ways of papers to staff: first, after requested corrections, or to replace those in force. */
export const submissionKinds = ['new', 'again', 'edit'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** Fields of a paper. Staff's correction requests refer to them. */
export const paperFields = [
  'number',
  'fullName',
  'dob',
  'gender',
  'birthPlace',
  'issueDate',
  'expiryDate',
  'issuePlace',
] as const;
export type PaperField = (typeof paperFields)[number];

export const paperGenders = ['male', 'female'] as const;
export type PaperGender = (typeof paperGenders)[number];

/** Reasons for a correction request, with the wording of staff's other questions; 'other' needs a text. */
export const askReasons = ['incorrect', 'incomplete', 'unclear', 'expired', 'other'] as const;
export type AskReason = (typeof askReasons)[number];

/** Maximum number of papers of one member. */
export const maxPapers = 5;
/** Maximum number of shown accesses. */
export const maxAccessesShown = 50;
/** Maximum looks of an admin at numbers and pictures per day; a stolen session cannot read them all. */
export const maxAccessesPerDay = 200;

export const messageChannels = ['sms', 'zalo'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** Filters and sorts of the staff's review queue. */
export const identityList = {
  filters: {
    searchTerm: words(),
    state: one(paperStates),
    submission: one(submissionKinds),
    submittedFrom: since(),
    submittedTo: until(),
  },
  sort: 'submittedAt',
  page: 'limit',
  size: 20,
} as const;

/** Approximate number of decisions in one working hour. */
const decidedAnHour = 8;

/** Estimates a range of hours until a queued paper is decided, which is shown but not promised. */
export function hoursToWait(ahead: number): { from: number; to: number } {
  const from = Math.max(1, Math.ceil((ahead + 1) / decidedAnHour));
  return { from, to: from + 2 };
}
