import type { Cell, Condition } from './list-plan.ts';

/** A letter of nobody's alphabet: what begins with it is never typed. */
const sign = '\u{E000}';

const plain = /^[a-z0-9]+$/;

/** A cell as a word of an index; indexes know no capitals and no signs. */
const spelt = (cell: Cell): string =>
  plain.test(String(cell)) ? String(cell) : sign + Buffer.from(String(cell)).toString('hex');

const markOf = (column: string, cell: Cell): string => sign + column.toLowerCase() + sign + spelt(cell);

/** A cell as it is kept among an item's words, so that both are looked for at once. */
export const marksOf = (column: string, cell: Cell): string[] =>
  cell === null ? [] : [markOf(column, cell)];

/** Any of these marks, as an index of words is asked; undefined of what no mark says. */
export function marksFor(marked: readonly string[], condition: Condition<string>): string[] | undefined {
  if (!('column' in condition) || !marked.includes(condition.column)) return undefined;
  if ('among' in condition && !condition.among.includes(null))
    return condition.among.map((cell) => markOf(condition.column, cell));
  return 'is' in condition && condition.is !== null ? [markOf(condition.column, condition.is)] : undefined;
}
