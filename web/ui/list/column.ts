import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Name of the column in the browser's stored layout, and in the address if the list is sorted by it. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Text in an exported file; a column without it is left out. Long tables derive column widths from it. */
  text?: (row: Row) => string | number | null | undefined;
  /** True if the server can sort by this column. */
  sorts?: boolean;
  numeric?: boolean;
  /** True for a column that is only as wide as its content. */
  tight?: boolean;
  /** True for the column that names the row: never hidden, never moved, the first line of its card. */
  main?: boolean;
  /** True for a column that is hidden until the reader asks for it. */
  seldom?: boolean;
  /** Place on a phone's card: beside the first line, on a line of its own, on half a line, or left out. */
  card?: 'aside' | 'line' | 'half' | 'none';
};

/**
 * Returns the visible columns in the reader's order: without the hidden ones, the main one always first.
 * Columns the order does not name, such as those added after it was stored, follow in their declared order.
 */
export function inSight<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  order: readonly string[] = [],
): Column<Row>[] {
  const shown = columns.filter(({ name, main }) => main === true || !hidden.includes(name));
  if (order.length === 0) return shown;
  const placeOf = ({ name, main }: Column<Row>): number => {
    if (main) return -1;
    const place = order.indexOf(name);
    return place < 0 ? order.length : place;
  };
  return shown.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns the order after a column was moved by one place. */
export function movedBy<Row>(
  columns: readonly Column<Row>[],
  order: readonly string[],
  name: string,
  by: -1 | 1,
): string[] {
  const names = inSight(columns, [], order).flatMap((column) => (column.main ? [] : [column.name]));
  const from = names.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= names.length) return names;
  return names.toSpliced(from, 1).toSpliced(to, 0, name);
}
