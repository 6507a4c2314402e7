import type * as vi from './vi-accounts.ts';

export const accountErrors: Record<keyof typeof vi.accountErrors, string> = {
  RECOVERY_CODE_WRONG: 'The user name or the recovery code is not right.',
  PASSKEY_NOT_FOUND: 'This passkey no longer works. Please sign in another way.',
  PASSKEY_EXISTS: 'This passkey was added before.',
  PASSKEYS_FULL: 'You have as many passkeys as an account can have. Please remove one first.',
  ONLY_FACTOR: 'It takes two passkeys, or one and saved recovery codes.',
  PASSWORD_GONE: 'This account signs in with passkeys. If the device is lost, use a recovery code.',
  LEAVING_HELD: 'The account cannot be deleted while orders or payments are open.',
  NOT_LEAVING: 'No deletion of this account is pending.',
  PASSKEY_REFUSED: 'The passkey could not be confirmed. Please try again.',
  PROOF_WRONG: 'That did not confirm it is you. Please try again.',
  UNDO_LINK_INVALID: 'This link is not valid or has expired.',
  PHONE_CODES_OFF: 'Codes cannot be sent to phones at the moment. Please try again later.',
  TOKEN_EXPIRED: 'Your session has expired. Please sign in again.',
  EMAIL_ALREADY_VERIFIED: 'This email is already verified. You can sign in.',
  VERIFICATION_TOKEN_INVALID: 'This verification link is not valid. Please ask for a new verification email.',
  VERIFICATION_TOKEN_EXPIRED: 'This verification link has expired. Please ask for a new verification email.',
  VERIFICATION_PASSWORD_WRONG:
    'The password is not right. Please enter the one you chose when you signed up.',
  VERIFICATION_ALREADY_SENT:
    'Your email is not verified yet. We have just sent you a verification email, please check your inbox. It can be sent again in {wait}.',
  RESET_LINK_INVALID: 'This password reset link is invalid or has expired. Please request a new one.',
  WRONG_CURRENT_PASSWORD: 'Your current password is incorrect.',
  INVALID_OTP: 'Invalid or expired OTP.',
  RESET_ALREADY_SENT: 'A password reset email was already sent. Check your inbox, or try again in {wait}.',
  RESEND_TOO_SOON: 'Please wait {wait} before trying again.',
  LOGIN_LOCKED: 'Too many failed attempts. Please try again in {wait}.',
  ACTIVATION_LINK_INVALID: 'This activation link is invalid or has expired.',
  REFRESH_TOKEN_INVALID: 'Session expired - Login again',
  REFRESH_TOKEN_REUSED: 'Session expired - Login again',
  TOKEN_BEHIND: 'Your account has just been updated. Please try again.',
  SESSION_ENDED: 'This session has ended. Please sign in again.',
};

export const accountNotices: Record<keyof typeof vi.accountNotices, string> = {
  signedOutThere: 'That device was signed out.',
  signedOutElsewhere: 'All other devices were signed out.',
  passkeyRemoved: 'The passkey was removed.',
  passwordRemoved: 'From now on the account signs in with passkeys.',
  contactCodeSent: 'A confirmation code was sent.',
  emailChanged: 'Your email was changed.',
  phoneChanged: 'Your phone number was changed.',
  contactUndone: 'Undone, and all devices signed out. Please choose a new password.',
  staysAfterAll: 'Your account stays.',
};
