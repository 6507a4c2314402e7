import * as z from 'zod';
import { roles } from '../contract/access.ts';
import { languages } from '../values/language.ts';
import { tidy } from '../values/text.ts';
import { UserStatus } from '../values/user-status-schema.ts';

/** The moves an account can make, and nothing else. */
export const userTransitions: Record<UserStatus, readonly UserStatus[]> = {
  pending: ['pending_admin', 'pending_kyc', 'inactive'],
  pending_admin: ['pending_kyc', 'inactive'],
  pending_kyc: ['kyc_submitted', 'inactive'],
  kyc_submitted: ['active', 'kyc_changing', 'inactive'],
  kyc_changing: ['kyc_submitted', 'inactive'],
  active: ['kyc_changing', 'inactive'],
  // Unlocked, they stand where they stood; turned away, they come again once.
  inactive: ['pending_admin', 'pending_kyc', 'kyc_submitted', 'kyc_changing', 'active'],
};

export const UserId = z.string().min(1).max(40);

/** What a member sees of their own account. */
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

/** What anyone may see of whoever invited them; a code is a name to sign in with, so it tells no role and no state. */
export const Referrer = SessionUser.pick({ id: true, fullName: true, avatarUrl: true, referenceId: true });

/** What anyone may see of a member. */
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

/** What signing in answers with: the key tells this client from whoever else may hold its tokens. */
export const SignInTokens = TokenPair.extend({
  clientKey: z.string().describe('Kept beside the tokens and sent with each refresh'),
});
export type SignInTokens = z.infer<typeof SignInTokens>;

export const Message = z.object({ message: z.string() });

/**
 * Names are letters of any script with their marks; digits and symbols are typing slips. A point ends an initial
 * ("Ng. Văn A", "J.R."): with a word right behind it, mail programs would make it a link.
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

/** Vietnamese numbers as people write them: 0912 345 678, +84 912 345 678, 84912345678. Kept as 0912345678. */
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

/** A day somebody alive was born on; none is the empty text. */
const isBirthday = (day: string): boolean =>
  z.iso.date().safeParse(day).success && day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10);
export const Birthday = z
  .string()
  .max(10)
  .refine((day) => day === '' || isBirthday(day), { error: 'birthday' })
  .transform((day) => day || null);

/** What sign-up takes of somebody's age, and asks for where the shop says so. */
export const signUpFacts = {
  dob: Birthday.nullable().optional(),
  /** A guardian by their code. */
  guardian: z.union([z.literal('').transform(() => undefined), ReferenceId]).optional(),
};

/** E-mail, phone number or ID code: whichever a member remembers. */
export const Username = z
  .string()
  .max(254)
  .transform(tidy)
  .pipe(z.string().min(1, { error: 'username' }));
