import type * as z from 'zod';
import type { GridColumn } from './grid-column.ts';
import type { SaveRows } from './save-rows.ts';

export type EditableTableProps<Row extends object, Body> = {
  label: string;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  /** The validation schema of a row's body, from the contract that receives it. */
  schema: z.ZodType<Body>;
  /** Returns what the schema checks; by default the editable fields. */
  bodyOf?: (row: Row) => unknown;
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** The version the server compares: a row somebody else has saved meanwhile is answered as stale. */
  versionOf: (row: Row) => unknown;
  save: SaveRows<Row, Body>;
  /** Maximum number of rows per request. */
  most?: number;
};
