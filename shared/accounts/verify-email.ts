import * as z from 'zod';
import { defineRoute } from '../route.ts';
import { Email, Message, UserStatus } from './user.ts';

/** Links in mails carry signed tokens; anything longer is junk. */
export const LinkToken = z.string().min(1).max(512);

export const verifyEmail = defineRoute({
  name: 'accounts/verify-email',
  summary: 'Confirm an e-mail address with the token from the mail',
  method: 'GET',
  path: '/auth/verify-email',
  access: 'public',
  query: z.object({ token: LinkToken }),
  reply: z.object({ message: z.string(), status: UserStatus }),
  errors: ['VERIFICATION_TOKEN_INVALID', 'EMAIL_ALREADY_VERIFIED'],
  limit: { calls: 30, seconds: 60, by: ['token'], net: 300 },
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
  summary: 'Confirm an address with the one-time token from an activation mail',
  method: 'POST',
  path: '/auth/activate-account',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ message: z.string(), status: UserStatus }),
  errors: ['ACTIVATION_LINK_INVALID', 'EMAIL_ALREADY_VERIFIED'],
  limit: { calls: 30, seconds: 60, by: ['token'], net: 300 },
});

const activation = {
  summary: 'The account owner’s mailed link; it confirms the address and can approve nothing',
  path: '/users/{id}/activate',
  access: 'public',
  params: z.object({ id: z.string().min(1).max(40) }),
  body: z.strictObject({ token: LinkToken }),
  reply: Message,
  errors: ['ACTIVATION_LINK_INVALID', 'EMAIL_ALREADY_VERIFIED'],
  limit: { calls: 30, seconds: 60, by: ['token'], net: 300 },
} as const;

export const activateUser = defineRoute({ ...activation, name: 'accounts/activate-user', method: 'POST' });
export const activateUserPatch = defineRoute({
  ...activation,
  name: 'accounts/activate-user-patch',
  method: 'PATCH',
});
