import type { UserStatus } from './accounts/user.ts';

/** Every refusal the API can answer, with its HTTP status. Codes are stable; clients branch on them. */
export const errorStatus = {
  BAD_REQUEST: 400,
  MALFORMED_JSON: 400,
  BAD_CURSOR: 400,
  WEBHOOK_REFUSED: 400,
  INVALID_TOKEN: 401,
  NO_TOKEN: 401,
  INVALID_CREDENTIALS: 401,
  REFRESH_TOKEN_INVALID: 401,
  REFRESH_TOKEN_REUSED: 401,
  FORBIDDEN: 403,
  ACCOUNT_LOCKED: 403,
  EMAIL_NOT_VERIFIED: 403,
  VERIFICATION_ALREADY_SENT: 403,
  KYC_REQUIRED: 403,
  NOT_A_BUYER: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PRODUCT_NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  VOUCHER_NOT_FOUND: 404,
  RETURN_NOT_FOUND: 404,
  VARIANT_NOT_FOUND: 404,
  CART_ITEM_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  CATEGORY_NOT_FOUND: 404,
  BUSINESS_NOT_FOUND: 404,
  BRAND_NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  EMAIL_NOT_FOUND: 404,
  REFERRER_NOT_FOUND: 404,
  REVIEW_NOT_FOUND: 404,
  RATING_NOT_FOUND: 404,
  UPLOAD_NOT_FOUND: 404,
  ADDRESS_NOT_FOUND: 404,
  PROVINCE_NOT_FOUND: 404,
  FORMER_PROVINCE_NOT_FOUND: 404,
  DISTRICT_NOT_FOUND: 404,
  EMAIL_EXISTS: 409,
  PHONE_EXISTS: 409,
  SLUG_EXISTS: 409,
  PRODUCT_CODE_EXISTS: 409,
  ALREADY_REVIEWED: 409,
  STALE_STATE: 409,
  ORDER_CHANGED: 409,
  ORDER_STATE: 409,
  ORDER_NOT_PAYABLE: 409,
  ORDER_UNPAID: 409,
  AMOUNT_DIFFERS: 409,
  PAYMENT_ENDED: 409,
  INVOICE_EXISTS: 409,
  RETURN_EXISTS: 409,
  RETURN_STATE: 409,
  VOUCHERS_GONE: 409,
  OUT_OF_STOCK: 409,
  INSUFFICIENT_STOCK: 409,
  SHELF_SHORT: 409,
  PRODUCT_UNAVAILABLE: 409,
  PICKUP_SHORT: 409,
  EMAIL_ALREADY_VERIFIED: 409,
  PROVIDER_ACCOUNT_TAKEN: 409,
  TOKEN_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VERIFICATION_TOKEN_INVALID: 422,
  VERIFICATION_TOKEN_EXPIRED: 422,
  VERIFICATION_PASSWORD_WRONG: 422,
  RESET_LINK_INVALID: 422,
  ACTIVATION_LINK_INVALID: 422,
  WRONG_CURRENT_PASSWORD: 422,
  INVALID_OTP: 422,
  PASSWORD_TOO_COMMON: 422,
  PROVIDER_SIGN_IN_FAILED: 422,
  PROVIDER_EMAIL_UNVERIFIED: 422,
  UNKNOWN_CATEGORY: 422,
  UNKNOWN_BUSINESS: 422,
  UNKNOWN_BRAND: 422,
  UNKNOWN_WAREHOUSE: 422,
  CART_EMPTY: 422,
  ORDER_TOO_LARGE: 422,
  ADDRESS_REQUIRED: 422,
  CONTACT_REQUIRED: 422,
  PICKUP_REQUIRED: 422,
  PAYMENT_METHOD_UNKNOWN: 422,
  VOUCHER_REFUSED: 422,
  VOUCHER_NEEDS_POINTS: 422,
  RETURN_WINDOW_CLOSED: 422,
  RETURN_LINE_UNKNOWN: 422,
  RETURN_TOO_MANY: 422,
  UNKNOWN_UPLOAD: 422,
  UNKNOWN_PROVINCE: 422,
  UNKNOWN_DISTRICT: 422,
  UNKNOWN_WARD: 422,
  TOO_MANY_ADDRESSES: 422,
  VARIANT_REQUIRED: 422,
  BELOW_MINIMUM: 422,
  ABOVE_MAXIMUM: 422,
  STOCK_HELD: 422,
  CART_FULL: 422,
  FAVORITES_FULL: 422,
  TOO_MANY_REQUESTS: 429,
  LOGIN_LOCKED: 429,
  RESEND_TOO_SOON: 429,
  RESET_ALREADY_SENT: 429,
  INTERNAL: 500,
  MAIL_FAILED: 502,
  PROVIDER_UNAVAILABLE: 502,
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
  /** With KYC_REQUIRED: where the account stands, which says what its owner has to do. */
  userStatus?: UserStatus;
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
