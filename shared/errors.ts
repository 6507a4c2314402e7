/** Every refusal the API can answer, with its HTTP status. Codes are stable; clients branch on them. */
export const errorStatus = {
  BAD_REQUEST: 400,
  MALFORMED_JSON: 400,
  BAD_CURSOR: 400,
  INVALID_TOKEN: 401,
  NO_TOKEN: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_TOKEN_INVALID: 401,
  REFRESH_TOKEN_REUSED: 401,
  FORBIDDEN: 403,
  ACCOUNT_LOCKED: 403,
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PRODUCT_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  BUSINESS_NOT_FOUND: 404,
  BRAND_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  EMAIL_NOT_FOUND: 404,
  REFERRER_NOT_FOUND: 404,
  EMAIL_EXISTS: 409,
  PHONE_EXISTS: 409,
  SLUG_EXISTS: 409,
  PRODUCT_CODE_EXISTS: 409,
  STALE_STATE: 409,
  EMAIL_ALREADY_VERIFIED: 409,
  TOKEN_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VERIFICATION_TOKEN_INVALID: 422,
  RESET_LINK_INVALID: 422,
  ACTIVATION_LINK_INVALID: 422,
  WRONG_CURRENT_PASSWORD: 422,
  INVALID_OTP: 422,
  PASSWORD_TOO_COMMON: 422,
  UNKNOWN_CATEGORY: 422,
  UNKNOWN_BUSINESS: 422,
  UNKNOWN_BRAND: 422,
  UNKNOWN_WAREHOUSE: 422,
  TOO_MANY_REQUESTS: 429,
  LOGIN_LOCKED: 429,
  RESEND_TOO_SOON: 429,
  RESET_ALREADY_SENT: 429,
  INTERNAL: 500,
  MAIL_FAILED: 502,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export type FieldProblem = { path: string; message: string };

export type ErrorDetails = {
  /** Seconds to wait; also sent as the Retry-After header. */
  retryAfter?: number;
  /** Problems of single fields, already in the reader's language. */
  errors?: FieldProblem[];
  /** Values the message names, and facts a client needs beside the code. */
  params?: Record<string, string | number>;
};

/** The only error we throw on purpose; anything else is a bug and answers INTERNAL. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
