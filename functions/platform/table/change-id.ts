import { createHash } from 'node:crypto';
import { newId } from '#shared/values/ids.ts';

/** Where an id keeps which item changed: after the ten letters of its time, before the rest of its chance. */
const [from, to] = [10, 16];
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function markOf(itemId: string): string {
  const bytes = createHash('sha256').update(itemId).digest();
  return Array.from(bytes.subarray(0, to - from), (byte) => letters.charAt(byte % letters.length)).join('');
}

/**
 * A ULID that tells, without naming it, which item changed. The index of changes shows only the last of an item: who waits
 * for one before it can see by the mark that it was overtaken.
 */
export function newChangeId(itemId: string, at: number): string {
  const id = newId(at);
  return id.slice(0, from) + markOf(itemId) + id.slice(to);
}

/** The same in all changes of one item. Two items share it once in a billion times. */
export const changeMark = (changeId: string): string => changeId.slice(from, to);

/** Whether what an item changed to last holds this change of it. Of two in one millisecond nobody knows which came later. */
export const holdsChange = (last: string, changeId: string): boolean =>
  last === changeId || last.slice(0, from) > changeId.slice(0, from);
