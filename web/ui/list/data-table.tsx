import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  type SortDirection,
} from '../data/table.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { inSight, type Column } from './column.ts';
import { isAllChosen, withAll, withRow, type Selection } from './selection.ts';

export type Sort = { by: string; direction: SortDirection };

export type DataTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** Names of columns that are not shown. */
  hidden?: readonly string[];
  idOf: (row: Row) => string;
  /** For those who hear the table: 'Chọn Nguyễn Thị Hà'. */
  nameOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Given, rows can be chosen; what was chosen on another page stays so. */
  selection?: Selection<Row> | undefined;
  onSelection?: ((selection: Selection<Row>) => void) | undefined;
};

/** Rows as a table, on phones as cards. The server sorts; columns and choice are the caller's to keep. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const isPhone = useMediaQuery('(width < 48rem)');
  const shown = inSight(props.columns, props.hidden ?? []);
  const Shape = isPhone ? Cards : Rows;
  return <Shape {...props} columns={shown} />;
}

function Rows<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, idOf, nameOf, sort, onSort, selection, onSelection } = props;
  const { t } = useTranslation('fields');
  return (
    <Table label={label}>
      <TableHead>
        <tr>
          {selection && (
            <TableHeadCell tight>
              <Checkbox
                aria-label={t('table.selectAll')}
                checked={isAllChosen(selection, rows, idOf)}
                onCheckedChange={(wanted) => onSelection?.(withAll(selection, rows, idOf, wanted === true))}
              />
            </TableHeadCell>
          )}
          {columns.map(({ name, label: head, numeric = false, tight = false, sorts }) => (
            <TableHeadCell
              key={name}
              numeric={numeric}
              tight={tight}
              {...(sorts &&
                onSort && {
                  sorted: sort?.by === name ? sort.direction : null,
                  onSort: (direction) => onSort({ by: name, direction }),
                })}
            >
              {head}
            </TableHeadCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={idOf(row)}
            className="relative"
            {...(selection && { selected: selection.has(idOf(row)) })}
          >
            {selection && (
              <TableCell tight>
                <RowCheckbox {...{ row, idOf, nameOf, selection, onSelection }} />
              </TableCell>
            )}
            {columns.map(({ name, cell, numeric = false, tight = false }) => (
              <TableCell key={name} numeric={numeric} tight={tight}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, idOf, nameOf, selection, onSelection } = props;
  const main = columns.find((column) => column.main);
  const at = (place: Column<Row>['card']) => columns.filter(({ main: is, card }) => !is && card === place);
  return (
    <ul aria-label={label} className="-mt-px divide-y divide-line border-t border-line">
      {rows.map((row) => (
        <li
          key={idOf(row)}
          className={clsx(
            'relative flex gap-3 px-4 py-3.5 text-sm transition-colors hover:bg-hover',
            selection?.has(idOf(row)) && 'bg-brand-soft/60',
          )}
        >
          {selection && (
            <span className="pt-1.5">
              <RowCheckbox {...{ row, idOf, nameOf, selection, onSelection }} />
            </span>
          )}
          <div className="min-w-0 grow space-y-1">
            <div className="flex items-start justify-between gap-3">
              <div className="min-w-0">{main?.cell(row)}</div>
              <div className="flex shrink-0 flex-wrap justify-end gap-1.5">
                {at('aside').map(({ name, cell }) => (
                  <span key={name}>{cell(row)}</span>
                ))}
              </div>
            </div>
            {at('line').map(({ name, label: head, cell }) => (
              <div key={name} className="flex justify-between gap-3 text-ink-2">
                <span className="shrink-0">{head}</span>
                <span className="min-w-0 text-right wrap-anywhere">{cell(row)}</span>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

type RowCheckboxProps<Row> = Pick<DataTableProps<Row>, 'idOf' | 'nameOf' | 'onSelection'> & {
  row: Row;
  selection: Selection<Row>;
};

function RowCheckbox<Row>({ row, idOf, nameOf, selection, onSelection }: RowCheckboxProps<Row>) {
  const { t } = useTranslation('fields');
  return (
    <Checkbox
      // Above what the row opens when it is pressed anywhere.
      className="z-1"
      aria-label={t('table.selectRow', { name: nameOf(row) })}
      checked={selection.has(idOf(row))}
      onCheckedChange={(wanted) => onSelection?.(withRow(selection, row, idOf, wanted === true))}
    />
  );
}
