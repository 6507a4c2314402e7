import type * as vi from './vi-accounts.ts';

export const accountErrors: Record<keyof typeof vi.accountErrors, string> = {
  TOKEN_EXPIRED: 'Your session has expired. Please sign in again.',
  EMAIL_ALREADY_VERIFIED: 'This email is already verified. You can sign in.',
  VERIFICATION_TOKEN_INVALID: 'This verification link is not valid. Please ask for a new verification email.',
  VERIFICATION_TOKEN_EXPIRED: 'This verification link has expired. Please ask for a new verification email.',
  VERIFICATION_PASSWORD_WRONG:
    'The password is not right. Please enter the one you chose when you signed up.',
  VERIFICATION_ALREADY_SENT:
    'Your email is not verified yet. We have just sent you a verification email, please check your inbox. It can be sent again in {seconds} seconds.',
  RESET_LINK_INVALID: 'This password reset link is invalid or has expired. Please request a new one.',
  WRONG_CURRENT_PASSWORD: 'Your current password is incorrect.',
  INVALID_OTP: 'Invalid or expired OTP.',
  RESET_ALREADY_SENT:
    'A password reset email was already sent. Check your inbox, or try again in {seconds} seconds.',
  RESEND_TOO_SOON: 'Please wait {seconds} seconds before trying again.',
  LOGIN_LOCKED: 'Too many failed attempts. Please try again in {seconds} seconds.',
  ACTIVATION_LINK_INVALID: 'This activation link is invalid or has expired.',
  REFRESH_TOKEN_INVALID: 'Session expired - Login again',
  REFRESH_TOKEN_REUSED: 'Session expired - Login again',
  TOKEN_BEHIND: 'Your account has just been updated. Please try again.',
  SESSION_ENDED: 'This session has ended. Please sign in again.',
};
