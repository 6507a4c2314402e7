import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { readCursor, writeCursor } from '../cursor.ts';

/** What DynamoDB takes for a key: text that is there, is whole, and is not too long. */
const KeyText = z
  .string()
  .min(1)
  .refine((text) => text.isWellFormed() && Buffer.byteLength(text) <= 1024);
type LastKey = Record<string, string>;
/** The last key of a list on the table itself names its two; on an index, the index's two as well. */
const tableKey = ['pk', 'sk'];

export const toCursor = (lastKey: Record<string, unknown> | undefined): string | undefined =>
  lastKey && writeCursor(lastKey);

/** Where a list stands: the names of its keys, and the one partition it may go on in. */
export type ListPosition = { names: readonly [pk: string, sk: string]; pk: string };

/** A cursor from outside may only continue the list it came from: its keys and its partition have to be ours. */
export function fromCursor(cursor: string | undefined, { names, pk }: ListPosition): LastKey | undefined {
  if (!cursor) return undefined;
  const Key = z.strictObject(Object.fromEntries([...tableKey, ...names].map((name) => [name, KeyText])));
  const key = readCursor(Key, cursor);
  if (key[names[0]] === pk) return key;
  throw new AppError('BAD_CURSOR');
}
