import type { SortDirection } from '../data/table.tsx';
import type { Column } from './column.ts';
import type { Face } from './list-settings.ts';
import type { Selection } from './selection.ts';

export type Sort = { by: string; direction: SortDirection };

export type DataTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Names of hidden columns. */
  hidden?: readonly string[];
  /** Names of columns in the reader's order; columns it does not name come last. */
  order?: readonly string[];
  /** Cards or table; by default phones show cards and all other screens a table. */
  face?: Face | undefined;
  idOf: (row: Row) => string;
  /** Name of a row for screen readers: 'Chọn Nguyễn Thị Hà'. */
  nameOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** If set, rows are selectable; the selection on other pages is kept. */
  selection?: Selection<Row> | undefined;
  onSelection?: ((selection: Selection<Row>) => void) | undefined;
};

/** Props of the components that render rows: the visible columns in their order. */
export type RowTableProps<Row> = Omit<DataTableProps<Row>, 'hidden' | 'order' | 'face'>;
