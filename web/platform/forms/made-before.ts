import type { Failure } from '#shared/contract/failure.ts';
import { isApiError } from '../api/api-error.ts';

/** What an earlier sending of the same request made, where the server says that it was another one. */
export function madeBefore(error: unknown): string | undefined {
  if (!isApiError(error, 'REQUEST_DIFFERS')) return undefined;
  // As the transport read it; other errors have no such code.
  const { params } = (error.body ?? {}) as Partial<Failure>;
  return params?.['id'] === undefined ? undefined : String(params['id']);
}
