import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '../data/table.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import type { RowTableProps } from './table-props.ts';
import type { Column } from './column.ts';
import { RowChoice } from './row-choice.tsx';
import { pressRow } from './row-press.ts';
import { isAllSelected, withAll } from './selection.ts';

/** Returns minimum widths that keep text readable: a table too wide for its screen scrolls sideways instead. */
const roomFor = <Row,>({ main, numeric, tight }: Column<Row>): string | undefined =>
  numeric || tight ? undefined : main ? 'min-w-48' : 'min-w-28';

/** Shows all rows under a header. */
export function RowTable<Row>(props: RowTableProps<Row>) {
  const { label, rows, idOf } = props;
  return (
    <Table label={label}>
      <RowTableHead {...props} />
      <TableBody>
        {rows.map((row) => (
          <RowLine key={idOf(row)} {...props} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

export function RowTableHead<Row>(props: RowTableProps<Row> & { rowIndex?: number }) {
  const { rows, columns, idOf, sort, onSort, selection, onSelection, rowIndex } = props;
  const { t } = useTranslation('fields');
  return (
    <TableHead>
      <tr aria-rowindex={rowIndex}>
        {selection && (
          <TableHeadCell tight data-choice>
            <Checkbox
              aria-label={t('table.selectAll')}
              checked={isAllSelected(selection, rows, idOf)}
              onCheckedChange={(wanted) => onSelection?.(withAll(selection, rows, idOf, wanted === true))}
            />
          </TableHeadCell>
        )}
        {columns.map((column) => (
          <TableHeadCell
            key={column.name}
            numeric={column.numeric ?? false}
            tight={column.tight ?? false}
            className={roomFor(column)}
            {...(column.sorts &&
              onSort && {
                sorted: sort?.by === column.name ? sort.direction : null,
                onSort: (direction) => onSort({ by: column.name, direction }),
              })}
          >
            {column.label}
          </TableHeadCell>
        ))}
      </tr>
    </TableHead>
  );
}

/** Disables the link layer that elsewhere covers the whole row, so that text is selectable: see `pressRow`. */
const rowLook =
  "relative has-[[class*='after:inset-0']]:cursor-pointer [&_[class*='after:inset-0']]:after:hidden";

type RowLineProps<Row> = RowTableProps<Row> & { row: Row; line?: ComponentProps<typeof TableRow> };

export function RowLine<Row>({ row, line, ...props }: RowLineProps<Row>) {
  const { columns, idOf, selection } = props;
  return (
    <TableRow
      {...line}
      className={rowLook}
      onClick={pressRow}
      onAuxClick={pressRow}
      {...(selection && { selected: selection.has(idOf(row)) })}
    >
      {selection && (
        <TableCell tight data-choice>
          <RowChoice {...props} row={row} />
        </TableCell>
      )}
      {columns.map(({ name, cell, main, numeric = false, tight = false }) => (
        <TableCell key={name} numeric={numeric} tight={tight} data-main={main}>
          {cell(row)}
        </TableCell>
      ))}
    </TableRow>
  );
}
