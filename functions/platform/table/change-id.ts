import { createHash } from 'node:crypto';
import { newId } from '#shared/values/ids.ts';

/**
 * Position of the item mark in a change id: after the ten characters of the time, before the remaining random
 * ones.
 */
const [from, to] = [10, 16];
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function markOf(itemId: string): string {
  const bytes = createHash('sha256').update(itemId).digest();
  return Array.from(bytes.subarray(0, to - from), (byte) => letters.charAt(byte % letters.length)).join('');
}

/**
 * Creates a ULID that carries a hash mark of the changed item without naming it. The index of changes shows
 * only the last change of an item; a reader that waits for an earlier one recognizes by the mark that it was
 * superseded.
 */
export function newChangeId(itemId: string, at: number): string {
  const id = newId(at);
  return id.slice(0, from) + markOf(itemId) + id.slice(to);
}

/**
 * Returns the item mark of a change id, the same for all changes of one item. Two items share one once in a
 * billion times.
 */
export const changeMark = (changeId: string): string => changeId.slice(from, to);

/**
 * Checks whether an item whose last change is `last` includes this change. The order of two changes within one
 * millisecond is unknown, so only the same id or a later millisecond counts.
 */
export const holdsChange = (last: string, changeId: string): boolean =>
  last === changeId || last.slice(0, from) > changeId.slice(0, from);
