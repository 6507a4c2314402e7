import * as z from 'zod';
import { roles } from '../contract/access.ts';
import { languages } from '../values/language.ts';
import { tidy } from '../values/text.ts';
import { UserStatus } from '../values/user-status-schema.ts';

/** Allowed status changes of an account. */
export const userTransitions: Record<UserStatus, readonly UserStatus[]> = {
  pending: ['pending_admin', 'pending_kyc', 'inactive'],
  pending_admin: ['pending_kyc', 'inactive'],
  pending_kyc: ['kyc_submitted', 'inactive'],
  kyc_submitted: ['active', 'kyc_changing', 'inactive'],
  kyc_changing: ['kyc_submitted', 'inactive'],
  active: ['kyc_changing', 'inactive'],
  // An unlocked account returns to its former status; a rejected applicant may apply once more.
  inactive: ['pending_admin', 'pending_kyc', 'kyc_submitted', 'kyc_changing', 'active'],
};

export const UserId = z.string().min(1).max(40);

/** A member's own account, as they see it. */
export const SessionUser = z.object({
  id: UserId,
  fullName: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  referenceId: z.string(),
  role: z.enum(roles),
  status: UserStatus,
  avatarUrl: z.string().nullable(),
  language: z.enum(languages),
  rejectedReason: z.string().nullable(),
  verificationDate: z.string().nullable(),
  createdAt: z.string(),
});
export type SessionUser = z.infer<typeof SessionUser>;

/** Public data of a referrer. The ID code is also a username, so no role and no status are included. */
export const Referrer = SessionUser.pick({ id: true, fullName: true, avatarUrl: true, referenceId: true });

/** Public data of a member. */
export const UserSummary = SessionUser.pick({
  id: true,
  fullName: true,
  avatarUrl: true,
  referenceId: true,
  role: true,
  verificationDate: true,
}).extend({
  status: UserStatus.nullable().describe(
    'For oneself and for admins; everybody else reads `active`, or nothing of somebody who is not',
  ),
});
export type UserSummary = z.infer<typeof UserSummary>;

export const TokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });
export type TokenPair = z.infer<typeof TokenPair>;

/** Reply of a sign-in. The client key distinguishes this client from anybody else who may have its tokens. */
export const SignInTokens = TokenPair.extend({
  clientKey: z.string().describe('Kept beside the tokens and sent with each refresh'),
});
export type SignInTokens = z.infer<typeof SignInTokens>;

export const Message = z.object({ message: z.string() });

/**
 * Pattern of names: letters of any script with their marks; digits and symbols are typing errors. A dot may
 * only end an initial ("Ng. Văn A", "J.R."), because mail programs would make a link of a dot with a word right
 * behind it.
 */
const namePattern = /^[\p{L}\p{M}](?:[\p{L}\p{M}\s'’-]|\.(?![\p{L}\p{M}'’-]{2}))*$/u;
export const PersonName = z
  .string()
  .max(200)
  .transform(tidy)
  .pipe(z.string().min(2).max(80).regex(namePattern, { error: 'name' }));
export const FullName = PersonName;

export const Email = z
  .string()
  .max(254)
  .transform((text) => tidy(text).toLowerCase())
  .pipe(z.email());

/** Vietnamese phone numbers: 0912 345 678, +84 912 345 678, 84912345678. Stored as 0912345678. */
export const PhoneNumber = z
  .string()
  .max(24)
  .transform((text) => text.replace(/[\s.()-]/g, '').replace(/^(\+84|84)(?=\d{9}$)/, '0'))
  .pipe(z.string().regex(/^0\d{9}$/, { error: 'phone' }));

export const passwordLength = { min: 8, max: 128 } as const;
export const Password = z.string().min(passwordLength.min).max(passwordLength.max);

export const ReferenceId = z
  .string()
  .max(20)
  .transform((text) => text.trim().replace(/^@/, '').toUpperCase());

/** Tells whether a day can be a living person's date of birth. */
const isBirthday = (day: string): boolean =>
  z.iso.date().safeParse(day).success && day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10);
export const Birthday = z
  .string()
  .max(10)
  .refine((day) => day === '' || isBirthday(day), { error: 'birthday' })
  .transform((day) => day || null);

/** Fields of the sign-up about age; the shop's policy decides whether they are required. */
export const signUpFacts = {
  dob: Birthday.nullable().optional(),
  /** The guardian's ID code. */
  guardian: z.union([z.literal('').transform(() => undefined), ReferenceId]).optional(),
};

/** Username of a sign-in: e-mail, phone number or ID code. */
export const Username = z
  .string()
  .max(254)
  .transform(tidy)
  .pipe(z.string().min(1, { error: 'username' }));
