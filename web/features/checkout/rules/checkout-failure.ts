import { isApiError } from '#web/platform/api/api-error.ts';
import { madeBefore } from '#web/platform/forms/made-before.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';

/** Why no order came about: the server’s words where it found any, ours otherwise, and always a status. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';
  readonly status: number;
  readonly code: string;

  constructor(message: string, status: number, code: string, cause: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }

  /** The order that this very intent has become before, of other words. */
  get placedBefore(): string | undefined {
    return madeBefore(this.cause);
  }

  /** The name the query client’s retry rule reads. */
  get statusCode(): number {
    return this.status;
  }
}

const hasWords = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'message' in body && Boolean(body.message);

export function checkoutFailure(act: 'create' | 'validate', error: unknown): CheckoutFailure {
  const fallback = i18n.t(`failed.${act}`, { ns: 'checkout' });
  if (!isApiError(error)) return new CheckoutFailure(fallback, 500, 'UNKNOWN', error);
  // Without an answer there is no server to quote, but our own words say that the line is dead.
  const message = error.status === 0 || hasWords(error.body) ? error.message : fallback;
  return new CheckoutFailure(message, error.status, error.code, error);
}
