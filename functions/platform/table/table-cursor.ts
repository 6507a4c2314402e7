import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { readCursor, writeCursor } from '../cursor.ts';

/** Text that DynamoDB accepts as a key: not empty, well-formed and not too long. */
const KeyText = z
  .string()
  .min(1)
  .refine((text) => text.isWellFormed() && Buffer.byteLength(text) <= 1024);
type LastKey = Record<string, string>;
/**
 * The last key of a query on the table has these two attributes; on an index, it has the index's two as well.
 */
const tableKey = ['pk', 'sk'];

export const toCursor = (lastKey: Record<string, unknown> | undefined): string | undefined =>
  lastKey && writeCursor(lastKey);

/** Names of the key attributes of a list, and the only partition that its cursor may continue in. */
export type ListPosition = { names: readonly [pk: string, sk: string]; pk: string };

/**
 * Decodes a cursor from a caller. It may only continue the list it came from, so its key names and partition
 * must match.
 */
export function fromCursor(cursor: string | undefined, { names, pk }: ListPosition): LastKey | undefined {
  if (!cursor) return undefined;
  const Key = z.strictObject(Object.fromEntries([...tableKey, ...names].map((name) => [name, KeyText])));
  const key = readCursor(Key, cursor);
  if (key[names[0]] === pk) return key;
  throw new AppError('BAD_CURSOR');
}
