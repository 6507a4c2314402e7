import * as z from 'zod';
import { defineRoute } from '../contract/route.ts';
import { FreshProof } from './proof.ts';
import { Email, Message, Password } from './user.ts';
import { LinkToken } from './verify-email.contract.ts';

export const forgotPassword = defineRoute({
  name: 'accounts/forgot-password',
  summary: 'Mail a link for choosing a new password',
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  body: z.strictObject({ email: Email }),
  reply: Message,
  errors: ['EMAIL_NOT_FOUND', 'RESET_ALREADY_SENT', 'PASSWORD_GONE'],
  limit: { calls: 10, seconds: 600, by: ['email'], net: 300 },
});

export const confirmForgotPassword = defineRoute({
  name: 'accounts/confirm-forgot-password',
  summary: 'Ask whether a reset link still works',
  method: 'POST',
  path: '/auth/confirm-forgot-password',
  access: 'public',
  body: z.strictObject({ token: LinkToken }),
  reply: z.object({ valid: z.boolean() }),
  limit: { calls: 30, seconds: 60, by: ['token'], net: 300 },
});

export const resetPassword = defineRoute({
  name: 'accounts/reset-password',
  summary: 'Set a new password with the token from the mail; every session ends',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: z
    .strictObject({ token: LinkToken, password: Password, confirmPassword: z.string().optional() })
    .refine(
      ({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password,
      {
        path: ['confirmPassword'],
        error: 'password-mismatch',
      },
    ),
  reply: Message,
  errors: ['RESET_LINK_INVALID', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_SHORT'],
  limit: { calls: 15, seconds: 600, by: ['token'], net: 300 },
});

export const requestPasswordChangeOtp = defineRoute({
  name: 'accounts/request-password-change-otp',
  summary: 'Prove the current password, or show a passkey; a code arrives by mail',
  method: 'POST',
  path: '/auth/request-password-change-otp',
  access: 'member',
  body: z
    .strictObject({
      currentPassword: z.string().min(1).max(128).optional(),
      /** Proof instead of the password: a passkey or a recovery code. */
      proof: FreshProof.optional(),
    })
    .refine(({ currentPassword, proof }) => (currentPassword === undefined) !== (proof === undefined), {
      path: ['currentPassword'],
      error: 'password',
    }),
  reply: z.object({ message: z.string(), expiresInSeconds: z.int() }),
  errors: ['WRONG_CURRENT_PASSWORD', 'PROOF_WRONG', 'LOGIN_LOCKED', 'RESEND_TOO_SOON', 'USER_NOT_FOUND'],
  limit: { calls: 20, seconds: 600 },
});

export const confirmPasswordChange = defineRoute({
  name: 'accounts/confirm-password-change',
  summary: 'Change the password with the mailed code; other sessions end',
  method: 'POST',
  path: '/auth/confirm-password-change',
  access: 'member',
  body: z.strictObject({
    otp: z
      .string()
      .trim()
      .regex(/^\d{6}$/, { error: 'otp' }),
    newPassword: Password,
  }),
  reply: Message,
  errors: ['INVALID_OTP', 'PASSWORD_TOO_COMMON', 'PASSWORD_TOO_SHORT', 'USER_NOT_FOUND'],
  limit: { calls: 20, seconds: 600 },
});
