import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import { fieldMessage } from '#shared/messages/index.ts';

/** Requires a value that may come in the body or in the URL, but must be in one of them. */
export function requireNamed<T>(path: string, value: T | undefined, language: Language): T {
  if (value !== undefined) return value;
  throw new AppError('BAD_REQUEST', { errors: [{ path, message: fieldMessage('required', language) }] });
}
