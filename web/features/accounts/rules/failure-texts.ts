import type { ApiError } from '#web/platform/api/api-error.ts';

/** Text keys under `accounts` for refusals that have our own wording. */
export type FailureText =
  | 'register.failure.emailExists'
  | 'register.failure.phoneExists'
  | 'register.failure.mailFailed'
  | 'register.failure.referrerNotFound'
  | 'register.failure.creationFailed';

const registerTexts: Record<string, FailureText> = {
  EMAIL_EXISTS: 'register.failure.emailExists',
  PHONE_EXISTS: 'register.failure.phoneExists',
  MAIL_FAILED: 'register.failure.mailFailed',
  REFERRER_NOT_FOUND: 'register.failure.referrerNotFound',
};

/** Tells whether a refusal has our own wording. */
export const registerWords = ({ code }: Pick<ApiError, 'code'>): boolean => code in registerTexts;

export const registerFailure = ({ code }: Pick<ApiError, 'code'>): FailureText =>
  registerTexts[code] ?? 'register.failure.creationFailed';

/** Returns the field a refusal belongs to, so that it is shown beside it. */
export const registerField = ({ code }: Pick<ApiError, 'code'>) =>
  ({
    EMAIL_EXISTS: 'email' as const,
    PHONE_EXISTS: 'phoneNumber' as const,
    REFERRER_NOT_FOUND: 'referenceId' as const,
    PASSWORD_TOO_COMMON: 'password' as const,
    BIRTH_DATE_NEEDED: 'dob' as const,
    GUARDIAN_NEEDED: 'guardian' as const,
    GUARDIAN_NOT_FOUND: 'guardian' as const,
  })[code];

export type OtpRequestText = 'password.failure.emailNotFound' | 'password.failure.wrongCurrent';

/** Returns a text key, the server's message, or nothing, in which case the generic text is used. */
export function otpRequestFailure({ code, message, status }: Pick<ApiError, 'code' | 'message' | 'status'>): {
  key?: OtpRequestText;
  message?: string;
} {
  if (code === 'USER_NOT_FOUND') return { key: 'password.failure.emailNotFound' };
  if (code === 'WRONG_CURRENT_PASSWORD') return { key: 'password.failure.wrongCurrent' };
  return status >= 500 ? {} : { message };
}

export const passwordChangeFailure = ({ code }: Pick<ApiError, 'code'>) =>
  code === 'INVALID_OTP'
    ? ('password.failure.wrongOtp' as const)
    : ('password.failure.changeFailed' as const);
