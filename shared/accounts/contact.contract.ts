import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { FreshProof, proofErrors } from './proof.ts';
import { Email, Message, PhoneNumber } from './user.ts';
import { LinkToken } from './verify-email.contract.ts';

/** Contact data of an account that can be changed. */
export const contactKinds = ['email', 'phone'] as const;
export const ContactKind = z.enum(contactKinds);
export type ContactKind = z.infer<typeof ContactKind>;

const Code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, { error: 'otp' });

const asking = {
  method: 'POST',
  access: 'member',
  reply: z.object({ message: z.string(), expiresInSeconds: z.int() }),
  limit: { calls: 20, seconds: 600 },
} as const;

export const askEmailChange = defineRoute({
  ...asking,
  name: 'accounts/ask-email-change',
  summary: 'Have a code sent to the address that is to be the new one; asks for fresh proof',
  path: '/auth/email-change',
  body: z.strictObject({ email: Email, proof: FreshProof }),
  errors: [...proofErrors, 'EMAIL_EXISTS', 'RESEND_TOO_SOON'],
});

export const askPhoneChange = defineRoute({
  ...asking,
  name: 'accounts/ask-phone-change',
  summary: 'Have a code sent to the number that is to be the new one; asks for fresh proof',
  path: '/auth/phone-change',
  body: z.strictObject({ phoneNumber: PhoneNumber, proof: FreshProof }),
  errors: [...proofErrors, 'PHONE_EXISTS', 'RESEND_TOO_SOON', 'PHONE_CODES_OFF'],
});

const confirming = {
  method: 'POST',
  access: 'member',
  body: z.strictObject({ code: Code }),
  reply: Message,
  limit: { calls: 20, seconds: 600 },
} as const;

export const confirmEmailChange = defineRoute({
  ...confirming,
  name: 'accounts/confirm-email-change',
  summary: 'Change one’s e-mail with the code sent there; the old one may undo it for 72 hours',
  path: '/auth/email-change/confirm',
  errors: ['INVALID_OTP', 'EMAIL_EXISTS', 'USER_NOT_FOUND'],
});

export const confirmPhoneChange = defineRoute({
  ...confirming,
  name: 'accounts/confirm-phone-change',
  summary: 'Change one’s phone number with the code sent there; undone by mail for 72 hours',
  path: '/auth/phone-change/confirm',
  errors: ['INVALID_OTP', 'PHONE_EXISTS', 'USER_NOT_FOUND'],
});

const linked = {
  method: 'POST',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  errors: ['UNDO_LINK_INVALID'],
  limit: { calls: 30, seconds: 60, by: ['token'], net: 300 },
} as const;

/** Shows the change that the mailed link would undo, without effect: mail programs open links. */
export const checkContactChange = defineRoute({
  ...linked,
  name: 'accounts/check-contact-change',
  summary: 'Ask what a link from the mail about a change would undo',
  path: '/auth/contact-change/check',
  reply: z.object({ kind: ContactKind, from: z.string(), to: z.string(), at: z.string() }),
});

export const undoContactChange = defineRoute({
  ...linked,
  name: 'accounts/undo-contact-change',
  summary: 'It was not me: take a change back, sign out everywhere and have a new password mailed',
  path: '/auth/contact-change/undo',
  reply: Message,
});
