import * as z from 'zod';
import { PersonName } from '#shared/accounts/user.ts';
import {
  type PaperGender,
  type PaperKind,
  paperGenders,
  paperKinds,
} from '#shared/identity/identity-choices.ts';
import { type Identity, PaperFactsShape } from '#shared/identity/identity.ts';
import { faultsOf, isForbidding } from '#shared/identity/paper-rules.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';

const Day = z.iso.date({ error: 'required' });

const Form = z.object({
  kind: z.enum(paperKinds),
  number: PaperFactsShape.number,
  fullName: PersonName,
  dob: Day,
  /** Gender has no default: null until the member chooses. */
  gender: z
    .enum(paperGenders)
    .nullable()
    .transform((gender, context) => {
      if (gender) return gender;
      context.addIssue({ code: 'custom', message: 'required' });
      return z.NEVER;
    }),
  /** Null until a choice is made. */
  birthPlace: z
    .string()
    .nullable()
    .transform((place) => place ?? ''),
  issueDate: Day,
  expiryDate: z.union([Day, z.literal('')]),
  issuePlace: z.string().max(120),
});

/** Returns the schema with the server's rules; a changed paper may keep its masked number. */
export const paperForm = (isNew: boolean) =>
  Form.superRefine(({ kind, ...facts }, context) => {
    for (const { field, fault } of faultsOf(kind, facts, dayInVietnam(Date.now())))
      if (isForbidding({ field, fault }) && (isNew || field !== 'number' || facts.number !== ''))
        context.addIssue({
          code: 'custom',
          path: [field],
          message: fault === 'missing' ? 'required' : `paper-${fault}`,
        });
  });

export type PaperValues = z.input<typeof Form>;

/** The account's data, used as defaults for a new paper. */
export type PaperOwner = { fullName: string; dob: string | null; gender: string | null };

const genderOf = ({ gender }: PaperOwner): PaperGender | null =>
  paperGenders.find((known) => known === gender) ?? null;

export const valuesOf = (paper: Identity | undefined, owner: PaperOwner, kind: PaperKind): PaperValues => ({
  kind: paper?.type ?? kind,
  number: '',
  fullName: paper?.fullName ?? owner.fullName,
  dob: paper?.dob ?? owner.dob ?? '',
  gender: paper?.gender ?? genderOf(owner),
  birthPlace: paper?.birthPlace ?? '',
  issueDate: paper?.issueDate ?? '',
  expiryDate: paper?.expiryDate ?? '',
  issuePlace: paper?.issuePlace ?? '',
});
