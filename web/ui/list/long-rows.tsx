import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useMemo, useRef } from 'react';
import { Table, TableBody, TableCell } from '../data/table.tsx';
import type { Column } from './column.ts';
import { cardsClasses, RowCard } from './row-cards.tsx';
import { RowLine, RowTableHead } from './row-table.tsx';
import type { RowTableProps } from './table-props.ts';
import { useFocusedRow, usePrinted, wholeOf, withGaps } from './row-window.ts';
import { WindowList } from './window-list.tsx';

const usualRow = 53;
const usualCard = 96;

/** Shows hundreds of rows in a scrolling frame. Only visible ones are rendered; for printing, all. */
export function LongTable<Row>(props: RowTableProps<Row>) {
  const { label, rows, columns, idOf, selection } = props;
  const table = useRef<HTMLTableElement>(null);
  const printed = usePrinted();
  const { rangeExtractor, ...focus } = useFocusedRow();
  // oxlint-disable-next-line react/incompatible-library -- it is not memoised, nor is what it is handed to
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => table.current?.parentElement ?? null,
    estimateSize: () => usualRow,
    getItemKey: (index) => keyAt(rows, index, idOf),
    overscan: 8,
    rangeExtractor,
  });
  const { lines, after } = printed
    ? wholeOf(rows)
    : withGaps(virtual.getVirtualItems(), 0, virtual.getTotalSize());
  const width = columns.length + (selection ? 1 : 0);
  return (
    <Table
      ref={table}
      label={label}
      frameClassName="max-h-[min(44rem,80dvh)] print:max-h-none print:overflow-visible"
      aria-rowcount={rows.length + 1}
    >
      <RowTableHead {...props} rowIndex={1} />
      <TableBody {...focus}>
        <Widths rows={rows} columns={columns} leading={selection !== undefined} />
        {lines.map(({ index, gap }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <Fragment key={idOf(row)}>
              <Gap height={gap} width={width} />
              <RowLine
                {...props}
                row={row}
                line={{ 'aria-rowindex': index + 2, ref: virtual.measureElement, ...indexed(index) }}
              />
            </Fragment>
          );
        })}
        <Gap height={after} width={width} />
      </TableBody>
    </Table>
  );
}

/** Shows the card layout of long lists on phones, where the page itself scrolls. */
export function LongCards<Row>(props: RowTableProps<Row>) {
  const { label, rows, idOf } = props;
  return (
    <WindowList label={label} ids={rows.map(idOf)} height={usualCard} overscan={6} className={cardsClasses}>
      {(_, item, index) => {
        const row = rows[index];
        return row !== undefined && <RowCard {...props} row={row} item={item} />;
      }}
    </WindowList>
  );
}

/** Returns an index attribute by which the virtualizer knows which row it measures. */
const indexed = (index: number): object => ({ 'data-index': index });

function keyAt<Row>(rows: readonly Row[], index: number, idOf: (row: Row) => string): string | number {
  const row = rows[index];
  return row === undefined ? index : idOf(row);
}

const Gap = ({ height, width }: { height: number; width: number }) =>
  height > 0 && (
    <tr aria-hidden>
      <TableCell colSpan={width} style={{ height }} className="p-0!" />
    </tr>
  );

type WidthsProps<Row> = { rows: readonly Row[]; columns: readonly Column<Row>[]; leading: boolean };

/** Shows an invisible row of each column's longest cell, so that widths are stable while scrolling. */
function Widths<Row>({ rows, columns, leading }: WidthsProps<Row>) {
  const longest = useMemo(() => columns.map((column) => longestBy(rows, column)), [rows, columns]);
  return (
    <tr aria-hidden className="collapse">
      {leading && <TableCell tight />}
      {columns.map(({ name, cell, numeric = false, tight = false }, index) => {
        const row = longest[index];
        return (
          <TableCell key={name} numeric={numeric} tight={tight}>
            {row !== undefined && cell(row)}
          </TableCell>
        );
      })}
    </tr>
  );
}

function longestBy<Row>(rows: readonly Row[], { text }: Column<Row>): Row | undefined {
  if (!text) return rows[0];
  const lengthOf = (row: Row) => String(text(row) ?? '').length;
  return rows.reduce<Row | undefined>(
    (longest, row) => (longest === undefined || lengthOf(row) > lengthOf(longest) ? row : longest),
    undefined,
  );
}
