import clsx from 'clsx';
import type { ComponentProps } from 'react';
import type { Column } from './column.ts';
import { RowChoice } from './row-choice.tsx';
import type { RowTableProps } from './table-props.ts';

export const cardsClasses = '-mt-px divide-y divide-line border-t border-line';

/** Shows all rows as cards, because phones have no room for columns. */
export function RowCards<Row>(props: RowTableProps<Row>) {
  const { label, rows, idOf } = props;
  return (
    <ul aria-label={label} className={cardsClasses}>
      {rows.map((row) => (
        <RowCard key={idOf(row)} {...props} row={row} />
      ))}
    </ul>
  );
}

type RowCardProps<Row> = RowTableProps<Row> & { row: Row; item?: ComponentProps<'li'> };

export function RowCard<Row>({ row, item, ...props }: RowCardProps<Row>) {
  const { columns, idOf, selection } = props;
  const main = columns.find((column) => column.main);
  const at = (place: Column<Row>['card']) => columns.filter(({ main: is, card }) => !is && card === place);
  return (
    <li
      {...item}
      className={clsx(
        'relative flex gap-3 px-4 py-3.5 text-sm transition-colors hover:bg-hover',
        selection?.has(idOf(row)) && 'bg-brand-soft/60',
      )}
    >
      {selection && (
        <span className="pt-1.5">
          <RowChoice {...props} row={row} />
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
        <Halves columns={at('half')} row={row} />
      </div>
    </li>
  );
}

/** Shows short values, two to a line. A longer one goes below its label instead of into its neighbour. */
function Halves<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  if (columns.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-1 text-ink-2">
      {columns.map(({ name, label, cell }) => (
        <div key={name} className="flex min-w-0 flex-wrap justify-between gap-x-2">
          <span>{label}</span>
          <span className="ml-auto min-w-0 text-right wrap-anywhere text-ink">{cell(row)}</span>
        </div>
      ))}
    </div>
  );
}
