import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';

/** Where a page of a list ended, as it travels: to callers it is a word without meaning. */
export const writeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** What comes back may be anything: what is no place of the very list that is asked is refused as the caller's fault. */
export function readCursor<T extends z.ZodType>(place: T, cursor: string): z.output<T> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError('BAD_CURSOR', {}, { cause });
  }
}
