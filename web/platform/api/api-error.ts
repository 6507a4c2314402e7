import type { FieldProblem } from '#shared/contract/errors.ts';

export type ApiErrorFacts = {
  message: string;
  /** The HTTP status; 0 if there was no response. */
  status: number;
  /** The server's stable code, or one of NETWORK, TIMEOUT, UNKNOWN. */
  code: string;
  body?: unknown;
  requestId?: string | undefined;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  errors?: readonly FieldProblem[] | undefined;
};

/** The only error that API calls throw. Its message is a sentence in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly errors: readonly FieldProblem[];

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    super(facts.message, options);
    this.status = facts.status;
    this.code = facts.code;
    this.body = facts.body;
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.errors = facts.errors ?? [];
  }

  /** Alias of `status` that error pages and the query client's retry rule read. */
  get statusCode(): number {
    return this.status;
  }
}

export const isApiError = (error: unknown, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));

/** Returns the message to show for anything thrown; undefined if it has none for people. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.message : undefined;

/** Returns the server's reason; undefined if none, so that callers can use a better text of their own. */
export const reasonOf = (error: unknown): string | undefined =>
  isApiError(error, 'UNKNOWN') ? undefined : messageOf(error);
