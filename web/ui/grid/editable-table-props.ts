import type * as z from 'zod';
import type { GridColumn } from './grid-column.ts';
import type { SaveRows } from './save-rows.ts';

export type EditableTableProps<Row extends object, Body> = {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  /** The rules of a row's body, from the contract that takes it. */
  schema: z.ZodType<Body>;
  /** What the rules are asked of; without it the fields that can be edited. */
  bodyOf?: (row: Row) => unknown;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** What the server compares: a row somebody else saved meanwhile is answered as stale. */
  versionOf: (row: Row) => unknown;
  save: SaveRows<Row, Body>;
  /** Rows a request. */
  most?: number;
};
