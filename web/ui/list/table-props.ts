import type { SortDirection } from '../data/table.tsx';
import type { Column } from './column.ts';
import type { Face } from './kept-lists.ts';
import type { Selection } from './selection.ts';

export type Sort = { by: string; direction: SortDirection };

export type DataTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Names of columns that are not shown. */
  hidden?: readonly string[];
  /** Names of columns as the reader wants them to follow each other; those it does not name come last. */
  order?: readonly string[];
  /** Without one, phones show cards and all others a table. */
  face?: Face | undefined;
  idOf: (row: Row) => string;
  /** For those who hear the table: 'Chọn Nguyễn Thị Hà'. */
  nameOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Given, rows can be chosen; what was chosen on another page stays so. */
  selection?: Selection<Row> | undefined;
  onSelection?: ((selection: Selection<Row>) => void) | undefined;
};

/** What is told to those who draw the rows: the columns in sight, in their order. */
export type RowTableProps<Row> = Omit<DataTableProps<Row>, 'hidden' | 'order' | 'face'>;
