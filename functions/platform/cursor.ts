import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';

/** Encodes the position where a page of a list ended as a cursor that is opaque to callers. */
export const writeCursor = (place: unknown): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url');

/** Decodes a cursor from a caller; one that does not belong to the requested list is BAD_CURSOR. */
export function readCursor<T extends z.ZodType>(place: T, cursor: string): z.output<T> {
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new AppError('BAD_CURSOR', {}, { cause });
  }
}
