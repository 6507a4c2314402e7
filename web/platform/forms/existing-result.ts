import type { Failure } from '#shared/contract/failure.ts';
import { isApiError } from '../api/api-error.ts';

/** Returns the id of the record that an earlier request with the same idempotency key has created. */
export function existingResult(error: unknown): string | undefined {
  if (!isApiError(error, 'REQUEST_DIFFERS')) return undefined;
  // The transport stores the parsed body here; other errors do not have this code.
  const { params } = (error.body ?? {}) as Partial<Failure>;
  return params?.['id'] === undefined ? undefined : String(params['id']);
}
