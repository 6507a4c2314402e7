import { describe, expect, it } from 'vitest';
import {
  otpRequestFailure,
  passwordChangeFailure,
  registerFailure,
  registerField,
} from '#web/features/accounts/rules/failure-texts.ts';
import { passwordStrength } from '#web/features/accounts/rules/password-strength.ts';

describe('a refused registration', () => {
  it.each([
    ['EMAIL_EXISTS', 'register.failure.emailExists', 'email'],
    ['PHONE_EXISTS', 'register.failure.phoneExists', 'phoneNumber'],
    ['MAIL_FAILED', 'register.failure.mailFailed', undefined],
    ['REFERRER_NOT_FOUND', 'register.failure.referrerNotFound', 'referenceId'],
    ['INTERNAL', 'register.failure.creationFailed', undefined],
    ['TOO_MANY_REQUESTS', 'register.failure.creationFailed', undefined],
  ])('%s reads %s at %s', (code, text, field) => {
    expect(registerFailure({ code })).toBe(text);
    expect(registerField({ code })).toBe(field);
  });
});

describe('a refused password change', () => {
  const request = (code: string, status: number) =>
    otpRequestFailure({ code, status, message: 'từ máy chủ' });

  it('has words of its own for two refusals, passes on the server’s for others, and has none for a crash', () => {
    expect(request('USER_NOT_FOUND', 404)).toEqual({ key: 'password.failure.emailNotFound' });
    expect(request('WRONG_CURRENT_PASSWORD', 422)).toEqual({ key: 'password.failure.wrongCurrent' });
    expect(request('RESEND_TOO_SOON', 429)).toEqual({ message: 'từ máy chủ' });
    expect(request('INTERNAL', 500)).toEqual({});
  });

  it('knows a wrong code from all else', () => {
    expect(passwordChangeFailure({ code: 'INVALID_OTP' })).toBe('password.failure.wrongOtp');
    expect(passwordChangeFailure({ code: 'INTERNAL' })).toBe('password.failure.changeFailed');
  });
});

it.each([
  ['', 'short'],
  ['Ab1!', 'short'],
  ['aaaaaaaaaaaa', 'weak'],
  ['matkhau1', 'fair'],
  ['Lang-Que-2026', 'strong'],
  ['một hai ba bốn năm', 'strong'],
] as const)('%o is %s', (password, strength) => expect(passwordStrength(password)).toBe(strength));
