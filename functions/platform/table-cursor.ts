import * as z from 'zod';
import { AppError } from '#shared/errors.ts';

const LastKey = z.record(z.string(), z.string().max(1024));
type LastKey = z.infer<typeof LastKey>;

export const toCursor = (lastKey: Record<string, unknown> | undefined): string | undefined =>
  lastKey && Buffer.from(JSON.stringify(lastKey)).toString('base64url');

/** A cursor from outside may only continue the list it came from: the partition it names has to be ours. */
export function fromCursor(
  cursor: string | undefined,
  partition: { name: string; value: string },
): LastKey | undefined {
  if (!cursor) return undefined;
  try {
    const key = LastKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    if (key[partition.name] === partition.value) return key;
  } catch (cause) {
    throw new AppError('BAD_CURSOR', {}, { cause });
  }
  throw new AppError('BAD_CURSOR');
}
