import * as z from 'zod';
import { PersonName } from '../accounts/user.ts';
import { tidy } from '../values/text.ts';
import { dayInVietnam } from '../values/vietnam-day.ts';
import {
  askReasons,
  paperFields,
  paperGenders,
  paperKinds,
  paperStates,
  submissionKinds,
} from './identity-choices.ts';
import { checkNames, checkResults } from './checks.ts';
import { faultsOf, isForbidding, type PaperFault } from './paper-rules.ts';

export const PaperId = z.string().min(1).max(40);

const Day = z.iso.date();
const Words = (most: number) =>
  z
    .string()
    .max(most * 2)
    .transform(tidy)
    .pipe(z.string().max(most));

/** Data that is typed from a paper. Spaces and small letters in its number are normalised. */
export const PaperFactsShape = {
  number: z
    .string()
    .max(40)
    .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase()),
  fullName: PersonName,
  dob: Day,
  gender: z.enum(paperGenders),
  /** Code of a province for a card, a place as text for a passport. */
  birthPlace: Words(80).default(''),
  issueDate: Day,
  /** Empty if the paper never expires. */
  expiryDate: z.union([Day, z.literal('')]).default(''),
  issuePlace: Words(120).default(''),
};

/** Returns the key of the error text; the texts are with those of all fields. */
const messageOf = (fault: PaperFault): string => (fault === 'missing' ? 'required' : `paper-${fault}`);

/** A paper that is valid for its kind. A number conflict is no error, but its owner and staff see it. */
export const PaperDraft = z
  .strictObject({ kind: z.enum(paperKinds), ...PaperFactsShape })
  .superRefine(({ kind, ...facts }, context) => {
    for (const { field, fault } of faultsOf(kind, facts, dayInVietnam(Date.now())))
      if (isForbidding({ field, fault }))
        context.addIssue({ code: 'custom', path: [field], message: messageOf(fault) });
  });
export type PaperDraft = z.output<typeof PaperDraft>;

export const FieldFlag = z.object({
  field: z.enum(paperFields),
  reason: z.enum(askReasons),
  note: z.string(),
});
export type FieldFlag = z.infer<typeof FieldFlag>;

/** An access to a number, as its owner sees it: staff only by name. */
export const PaperAccess = z.object({
  id: z.string(),
  at: z.string(),
  by: z.enum(['owner', 'staff']),
  name: z.string(),
});
export type PaperAccess = z.infer<typeof PaperAccess>;

export const Check = z.object({
  name: z.enum(checkNames),
  result: z.enum(checkResults),
  field: z.enum(paperFields).nullable(),
});

const shown = {
  /** Number, masked except for its last four digits. */
  identityId: z.string(),
  fullName: z.string(),
  dob: z.string(),
  gender: z.enum(paperGenders),
  birthPlace: z.string(),
  issueDate: z.string(),
  expiryDate: z.string(),
  issuePlace: z.string(),
};
export const MaskedFacts = z.object(shown);
export type MaskedFacts = z.infer<typeof MaskedFacts>;

/** A member's own paper, with a masked number. */
export const Identity = z.object({
  id: PaperId,
  type: z.enum(paperKinds),
  ...shown,
  isDefault: z.boolean(),
  isPrimary: z.boolean(),
  state: z.enum(paperStates),
  /** Data that stays in force until the latest entry is decided. */
  inForce: MaskedFacts.nullable(),
  flags: z.array(FieldFlag),
  /** Pictures are optional. The reply tells which exist, never where they are stored. */
  pictures: z.object({ front: z.boolean(), back: z.boolean() }),
  lastLook: PaperAccess.nullable(),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const ConsentReceipt = z.object({
  id: z.string(),
  version: z.string(),
  purpose: z.string(),
  at: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type ConsentReceipt = z.infer<typeof ConsentReceipt>;

/** A step of the review, as staff see it. */
export const IdentityStep = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(['submitted', 'approved', 'asked', 'withdrawn', 'removed']),
  submission: z.enum(submissionKinds).nullable(),
  by: z.string(),
  note: z.string(),
});
export type IdentityStep = z.infer<typeof IdentityStep>;
