import type { Check, CheckName } from '#shared/identity/checks.ts';
import { type AskReason, type PaperField, paperFields } from '#shared/identity/identity-choices.ts';
import type { StaffPaper } from '#shared/identity/staff-identity.contract.ts';

export type Flag = { paperId: string; field: PaperField; reason: AskReason; note: string };

const isOf = (flag: Flag, paperId: string, field: PaperField): boolean =>
  flag.paperId === paperId && flag.field === field;

export const flagOf = (flags: readonly Flag[], paperId: string, field: PaperField): Flag | undefined =>
  flags.find((flag) => isOf(flag, paperId, field));

export const withFlag = (flags: readonly Flag[], wanted: Flag): Flag[] => [
  ...flags.filter((flag) => !isOf(flag, wanted.paperId, wanted.field)),
  wanted,
];

export const withoutFlag = (flags: readonly Flag[], paperId: string, field: PaperField): Flag[] =>
  flags.filter((flag) => !isOf(flag, paperId, field));

/** A flag with the reason "other" needs a note. */
export const isFlagComplete = ({ reason, note }: Flag): boolean => reason !== 'other' || note.trim() !== '';

const checkOf: Partial<Record<PaperField, CheckName>> = {
  number: 'number',
  fullName: 'fullName',
  dob: 'birth',
  gender: 'birth',
  birthPlace: 'province',
  issueDate: 'dates',
  expiryDate: 'dates',
};

export const checkFor = (checks: readonly Check[], field: PaperField): Check | undefined =>
  checks.find(({ name }) => name === checkOf[field]);

export const wrongIn = (papers: readonly StaffPaper[]): number =>
  papers
    .filter(({ state }) => state === 'submitted')
    .flatMap(({ checks }) => checks)
    .filter(({ result }) => result === 'wrong').length;

/** Rows of a paper; the place of issue is only shown if it was stated. */
export const rowsOf = ({ after, before }: StaffPaper): PaperField[] =>
  paperFields.filter((field) => field !== 'issuePlace' || after.issuePlace || before?.issuePlace);
