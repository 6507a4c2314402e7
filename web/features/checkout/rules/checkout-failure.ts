import { isApiError } from '#web/platform/api/api-error.ts';
import { existingResult } from '#web/platform/forms/existing-result.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';

/** Reason why no order was placed: the server’s message if it has one, ours otherwise, and always a status. */
export class CheckoutFailure extends Error {
  override readonly name = 'CheckoutFailure';
  readonly status: number;
  readonly code: string;

  constructor(message: string, status: number, code: string, cause: unknown) {
    super(message, { cause });
    this.status = status;
    this.code = code;
  }

  /** Id of the order that the same key has already created with other choices. */
  get placedBefore(): string | undefined {
    return existingResult(this.cause);
  }

  /** Alias of `status` that the query client’s retry rule reads. */
  get statusCode(): number {
    return this.status;
  }
}

const hasWords = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'message' in body && Boolean(body.message);

export function checkoutFailure(act: 'create' | 'validate', error: unknown): CheckoutFailure {
  const fallback = i18n.t(`failed.${act}`, { ns: 'checkout' });
  if (!isApiError(error)) return new CheckoutFailure(fallback, 500, 'UNKNOWN', error);
  // Without a response there is no server message, but the transport's own message explains the lost
  // connection.
  const message = error.status === 0 || hasWords(error.body) ? error.message : fallback;
  return new CheckoutFailure(message, error.status, error.code, error);
}
