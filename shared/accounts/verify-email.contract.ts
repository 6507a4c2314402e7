import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { Email, Message, passwordLength } from './user.ts';
import { UserStatus } from '../values/user-status-schema.ts';

/** Signed token of a mailed link; anything longer cannot be one. */
export const LinkToken = z.string().min(1).max(512);

const limit = { calls: 30, seconds: 60, by: ['token'], net: 300 };
/** Verification needs the password, or reading a mail would confirm an account opened by a stranger. */
const AccountPassword = z.string().min(1, { error: 'password' }).max(passwordLength.max);
/** Errors of a forged or expired link, and of a wrong password. */
const badLink = [
  'VERIFICATION_TOKEN_INVALID',
  'VERIFICATION_TOKEN_EXPIRED',
  'EMAIL_ALREADY_VERIFIED',
] as const;
const badPassword = ['VERIFICATION_PASSWORD_WRONG', 'LOGIN_LOCKED'] as const;

export const checkVerification = defineRoute({
  name: 'accounts/check-verification',
  summary: 'Whether the link of a confirmation mail still works; changes nothing',
  method: 'GET',
  path: '/auth/verify-email',
  access: 'public',
  proofs: ['token'],
  query: z.object({ token: LinkToken }),
  reply: z.object({
    message: z.string(),
    status: UserStatus,
    email: z.string().describe('Masked: enough to know it by'),
  }),
  errors: badLink,
  limit,
});

export const verifyEmail = defineRoute({
  name: 'accounts/verify-email',
  summary: 'Confirm an e-mail address with the token from the mail and the password',
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  body: z.strictObject({ token: LinkToken, password: AccountPassword }),
  reply: z.object({ message: z.string(), status: UserStatus }),
  errors: [...badLink, ...badPassword],
  limit,
});

export const resendVerification = defineRoute({
  name: 'accounts/resend-verification',
  summary: 'Send the confirmation mail again',
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  body: z.strictObject({ email: Email }),
  reply: z.object({ message: z.string(), retryAfter: z.int() }),
  errors: ['EMAIL_NOT_FOUND', 'EMAIL_ALREADY_VERIFIED', 'RESEND_TOO_SOON'],
  limit: { calls: 10, seconds: 600, by: ['email'], net: 300 },
});

export const activateAccount = defineRoute({
  name: 'accounts/activate-account',
  summary: 'Confirm an address with the token from an activation mail and the password',
  method: 'POST',
  path: '/auth/activate-account',
  access: 'public',
  body: z.strictObject({ token: LinkToken, password: AccountPassword }),
  reply: z.object({ message: z.string(), status: UserStatus }),
  errors: ['ACTIVATION_LINK_INVALID', 'EMAIL_ALREADY_VERIFIED', ...badPassword],
  limit,
});

const activation = {
  summary: 'Confirm an address by the owner’s mailed link and password; approves nothing',
  path: '/users/{id}/activate',
  access: 'public',
  params: z.object({ id: z.string().min(1).max(40) }),
  body: z.strictObject({ token: LinkToken, password: AccountPassword }),
  reply: Message,
  errors: ['ACTIVATION_LINK_INVALID', 'EMAIL_ALREADY_VERIFIED', ...badPassword],
  limit,
} as const;

export const activateUser = defineRoute({ ...activation, name: 'accounts/activate-user', method: 'POST' });
export const activateUserPatch = defineRoute({
  ...activation,
  name: 'accounts/activate-user-patch',
  method: 'PATCH',
});
