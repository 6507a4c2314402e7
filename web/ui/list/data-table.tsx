import type { SortDirection } from '../data/table.tsx';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { inSight, type Column } from './column.ts';
import { LongCards, LongTable } from './lazy-long-rows.tsx';
import { RowCards } from './row-cards.tsx';
import { RowTable } from './row-table.tsx';
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
  idOf: (row: Row) => string;
  /** For those who hear the table: 'Chọn Nguyễn Thị Hà'. */
  nameOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Given, rows can be chosen; what was chosen on another page stays so. */
  selection?: Selection<Row> | undefined;
  onSelection?: ((selection: Selection<Row>) => void) | undefined;
};

/** From here on only the rows in sight are in the page. */
export const longFrom = 200;

/** Rows as a table, on phones as cards. The server sorts; columns and choice are the caller's to keep. */
export function DataTable<Row>({ columns, hidden = [], order, ...rest }: DataTableProps<Row>) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const props = { ...rest, columns: inSight(columns, hidden, order) };
  if (rest.rows.length <= longFrom) return isPhone ? <RowCards {...props} /> : <RowTable {...props} />;
  return isPhone ? <LongCards {...props} /> : <LongTable {...props} />;
}
