import type { FieldProblem } from '#shared/contract/errors.ts';

export type ApiErrorFacts = {
  message: string;
  /** The HTTP status; 0 when no answer came at all. */
  status: number;
  /** The server's stable code, or one of NETWORK, TIMEOUT, UNKNOWN. */
  code: string;
  body?: unknown;
  requestId?: string | undefined;
  /** Seconds to wait before trying again. */
  retryAfter?: number | undefined;
  errors?: readonly FieldProblem[] | undefined;
};

/** The one error a call throws. Its message is a sentence in the reader's language. */
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

  /** The name error pages and the query client's retry rule read. */
  get statusCode(): number {
    return this.status;
  }
}

export const isApiError = (error: unknown, ...codes: readonly string[]): error is ApiError =>
  error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));

/** What to show of anything that was thrown; undefined when it says nothing to people. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.message : undefined;

/** What the server gave as its reason; undefined where it gave none and one’s own words say more. */
export const reasonOf = (error: unknown): string | undefined =>
  isApiError(error, 'UNKNOWN') ? undefined : messageOf(error);
