import * as z from 'zod';
import { Email, FullName, PhoneNumber } from '../accounts/user.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { PersonRow } from './person.ts';
import { accountList, policyLimits, staffRoles } from './staff-account-choices.ts';

const access = staff('users.manage');

export const listAccounts = defineList({
  name: 'people/list-accounts',
  summary: 'Who works here: role, state and when they last signed in',
  path: '/admin/accounts',
  access,
  list: accountList,
  row: PersonRow,
});

export const AccountDraft = z.strictObject({
  fullName: FullName,
  email: Email,
  phoneNumber: PhoneNumber,
  role: z.enum(staffRoles),
});
export type AccountDraft = z.infer<typeof AccountDraft>;

export const createAccount = defineRoute({
  name: 'people/create-account',
  summary: 'Open an account for somebody who works here: they choose their password by a mailed link',
  method: 'POST',
  path: '/admin/accounts',
  access,
  body: AccountDraft.extend({ clientRequestId: z.string().min(8).max(64).optional() }),
  reply: PersonRow,
  status: 201,
  errors: ['EMAIL_EXISTS', 'PHONE_EXISTS', 'REQUEST_DIFFERS', 'STALE_STATE'],
});

const { sessionDays, passwordLetters, idleMinutes, holidays } = policyLimits;
const policy = {
  /** Days without a visit until a session ends. */
  sessionDays: z.int().min(sessionDays.min).max(sessionDays.max),
  /** Minimum length of new passwords; existing passwords stay valid. */
  passwordLetters: z.int().min(passwordLetters.min).max(passwordLetters.max),
  /** Idle minutes after which staff must sign in again; null for no such limit. */
  staffIdleMinutes: z.int().min(idleMinutes.min).max(idleMinutes.max).nullable(),
  /** Whether sign-up asks for the date of birth; young users then need a guardian. */
  asksBirthDate: z.boolean(),
  /** Public holidays outside weekends; deadlines counted in working days skip them. */
  holidays: z
    .array(z.iso.date())
    .max(holidays)
    .transform((days) => [...new Set(days)].toSorted()),
};

export const PolicyDraft = z.strictObject(policy);
export type PolicyDraft = z.infer<typeof PolicyDraft>;
export const AccountPolicy = z.object({
  ...policy,
  // Default for policies stored before this field existed.
  asksBirthDate: z.boolean().default(false),
  version: z.int(),
});
export type AccountPolicy = z.infer<typeof AccountPolicy>;

export const getAccountPolicy = defineRoute({
  name: 'people/get-account-policy',
  summary: 'What the shop asks of passwords and sessions, and on which days nobody works',
  method: 'GET',
  path: '/admin/accounts/settings',
  access,
  reply: AccountPolicy,
});

export const saveAccountPolicy = defineRoute({
  name: 'people/save-account-policy',
  summary: 'Say it anew: sessions that began go on by it, passwords there are stay',
  method: 'PUT',
  path: '/admin/accounts/settings',
  access,
  body: PolicyDraft.extend({ version: z.int().min(0) }),
  reply: AccountPolicy,
  errors: ['STALE_STATE'],
});
