import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Stands in what the browser keeps of the list, and in the address when it is sorted by it. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it says in an exported file; a column without it is left out there. Long tables take their widths from it. */
  text?: (row: Row) => string | number | null | undefined;
  /** The server sorts by it. */
  sorts?: boolean;
  numeric?: boolean;
  /** Only as wide as its content. */
  tight?: boolean;
  /** What the row is known by: never hidden, never moved, the first line of its card. */
  main?: boolean;
  /** Out of sight until its reader asks for it. */
  seldom?: boolean;
  /** On phones: beside the first line, a line of its own below, half of one, or left out. */
  card?: 'aside' | 'line' | 'half' | 'none';
};

/**
 * The columns in sight, in the reader's order: those hidden are left out, the main one never is and always begins.
 * Columns the order does not name, as those made after it was kept, follow in the order they are declared in.
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

/** The order after a column was moved by one place. */
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
