import type { Cell, Condition } from './list-plan.ts';

/** Private-use character that nobody types, so that marks never match typed words. */
const sign = '\u{E000}';

const plain = /^[a-z0-9]+$/;

/** Spells a cell as one word; word indexes ignore case and drop punctuation, so other cells are hex-encoded. */
const spelt = (cell: Cell): string =>
  plain.test(String(cell)) ? String(cell) : sign + Buffer.from(String(cell)).toString('hex');

const markOf = (column: string, cell: Cell): string => sign + column.toLowerCase() + sign + spelt(cell);

/** Marks of a cell that are stored among an item's words, so that one index query checks both. */
export const indexTermsOf = (column: string, cell: Cell): string[] =>
  cell === null ? [] : [markOf(column, cell)];

/** Marks that a word index must contain any of for this condition; undefined if marks cannot express it. */
export function indexTermsFor(marked: readonly string[], condition: Condition<string>): string[] | undefined {
  if (!('column' in condition) || !marked.includes(condition.column)) return undefined;
  if ('among' in condition && !condition.among.includes(null))
    return condition.among.map((cell) => markOf(condition.column, cell));
  return 'is' in condition && condition.is !== null ? [markOf(condition.column, condition.is)] : undefined;
}
