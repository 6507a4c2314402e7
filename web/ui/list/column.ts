import type { ReactNode } from 'react';

export type Column<Row> = {
  /** Stands in what the browser keeps of the list, and in the address when it is sorted by it. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** What it says in an exported file; a column without it is left out there. */
  text?: (row: Row) => string | number | null | undefined;
  /** The server sorts by it. */
  sorts?: boolean;
  numeric?: boolean;
  /** Only as wide as its content. */
  tight?: boolean;
  /** What the row is known by: never hidden, the first line of its card. */
  main?: boolean;
  /** On phones: beside the first line, a line of its own below, or left out. */
  card?: 'aside' | 'line' | 'none';
};

/** The columns in sight: those hidden are left out, the main one never is. */
export const inSight = <Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] =>
  columns.filter(({ name, main }) => main === true || !hidden.includes(name));
