import { one, since, until, words } from '../lists/query-parts.ts';

/** What one may prove who one is with. */
export const paperKinds = ['cccd', 'passport'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** `draft`: with its owner only. `submitted`: staff look at it. `changing`: asked again. `approved`: what was entered is in force. */
export const paperStates = ['draft', 'submitted', 'changing', 'approved'] as const;
export type PaperState = (typeof paperStates)[number];

/** How somebody's papers came before staff: for the first time, again after a question, or in place of what is in force. */
export const submissionKinds = ['new', 'again', 'edit'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** What a paper says. Reasons of staff hang on these. */
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

/** As staff's other questions are worded; 'other' is told in their own words. */
export const askReasons = ['incorrect', 'incomplete', 'unclear', 'expired', 'other'] as const;
export type AskReason = (typeof askReasons)[number];

/** As many papers as anybody has. */
export const mostPapers = 5;
/** As many looks as are shown. */
export const maxLooksShown = 50;
/** How often one admin may look at numbers and pictures of others' papers: a stolen session must not empty the wallet. */
export const maxLooksPerDay = 200;

export const messageChannels = ['sms', 'zalo'] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** What staff look through. */
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

/** About so many are decided in an hour of the day's work. */
const decidedAnHour = 8;

/** How many hours it takes until a paper behind so many others is decided: from, to. Told, never promised. */
export function hoursToWait(ahead: number): { from: number; to: number } {
  const from = Math.max(1, Math.ceil((ahead + 1) / decidedAnHour));
  return { from, to: from + 2 };
}
