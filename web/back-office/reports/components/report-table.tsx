import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
  TableRowHead,
} from '#web/ui/data/table.tsx';

/** Column of a report's table, drawn for each row and for the sum of all rows. */
export type FigureColumn<Sums> = {
  name: string;
  label: string;
  cell: (sums: Sums) => ReactNode;
  className?: (sums: Sums) => string | undefined;
  isText?: boolean;
};

type Props<Row, Sums> = {
  label: string;
  frameClassName: string;
  /** Label of the first column, which names the rows. */
  named: string;
  /** Draws the first cell of a row, a `TableRowHead`. */
  nameCell: (row: Row) => ReactNode;
  keyOf: (row: Row) => string;
  columns: readonly FigureColumn<Sums>[];
  rows: readonly Row[];
  total: Sums;
};

/** Table of a report, with the sum of all rows always visible below them. */
export function ReportTable<Sums, Row extends Sums>(props: Props<Row, Sums>) {
  const { label, frameClassName, named, nameCell, keyOf, columns, rows, total } = props;
  const { t } = useTranslation('reports');
  const cells = (sums: Sums) =>
    columns.map(({ name, cell, className, isText = false }) => (
      <TableCell key={name} numeric={!isText} className={className?.(sums)}>
        {cell(sums)}
      </TableCell>
    ));
  return (
    <Table label={label} frameClassName={frameClassName}>
      <TableHead>
        <tr>
          <TableHeadCell>{named}</TableHeadCell>
          {columns.map(({ name, label: title, isText = false }) => (
            <TableHeadCell key={name} numeric={!isText}>
              {title}
            </TableHeadCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {nameCell(row)}
            {cells(row)}
          </TableRow>
        ))}
      </TableBody>
      <tfoot className="sticky bottom-0 bg-surface font-semibold shadow-[inset_0_1px_0_var(--line)]">
        <tr>
          <TableRowHead className="font-semibold!">{t('total')}</TableRowHead>
          {cells(total)}
        </tr>
      </tfoot>
    </Table>
  );
}

/** Cell that names the row of a day. */
export const DayHead = ({ children }: { children: ReactNode }) => (
  <TableRowHead className="whitespace-nowrap tabular-nums">{children}</TableRowHead>
);
