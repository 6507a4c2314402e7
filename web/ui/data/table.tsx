import clsx from 'clsx';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sideways } from './sideways.tsx';

export type TableProps = ComponentProps<'table'> & {
  /** Accessible name of the table and its scrolling region. */
  label: string;
  /** Height class such as 'max-h-120': the rows scroll under the header; else it sticks to the page's. */
  frameClassName?: string;
};

/** Keeps the header visible; a wide table scrolls under its first column and marks the hidden side. */
export function Table({ label, frameClassName, className, ...rest }: TableProps) {
  const frame = useRef<HTMLElement>(null);
  return (
    <Sideways frame={frame}>
      <section
        ref={frame}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className={clsx('overflow-auto focus-visible:-outline-offset-2', frameClassName)}
      >
        <table {...rest} aria-label={label} className={clsx('w-full border-collapse text-sm', className)} />
      </section>
    </Sideways>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      {...rest}
      className={clsx(
        'sticky top-0 z-10 bg-surface text-left text-xs text-ink-2 shadow-[inset_0_-1px_0_var(--line)]',
        className,
      )}
    />
  );
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody {...rest} className={clsx('divide-y divide-line', className)} />;
}

export function TableRow({ selected, className, ...rest }: ComponentProps<'tr'> & { selected?: boolean }) {
  return (
    <tr
      {...rest}
      aria-selected={selected}
      className={clsx('transition-colors', selected ? 'row-chosen' : 'row-plain', className)}
    />
  );
}

type CellProps = {
  numeric?: boolean;
  /** True for a cell that is only as wide as its content. */ tight?: boolean;
};
const cellLook = ({ numeric, tight }: CellProps) =>
  clsx(
    'px-3 first:pl-4 last:pr-4',
    numeric && 'text-right whitespace-nowrap tabular-nums',
    tight && 'w-px whitespace-nowrap',
  );

export function TableCell({ numeric, tight, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return <td {...rest} className={clsx(cellLook({ numeric, tight }), 'h-13 py-2 align-middle', className)} />;
}

/** Shows the cell that names its row. */
export function TableRowHead({ className, ...rest }: ComponentProps<'th'>) {
  return <th {...rest} scope="row" className={clsx('px-3 pl-4 text-left font-normal', className)} />;
}

export type SortDirection = 'asc' | 'desc';
export type TableHeadCellProps = Omit<ComponentProps<'th'>, 'children'> &
  CellProps & {
    children?: ReactNode;
    /** Sort direction of this column; `null` if another column is sorted. If set, the header is a button. */
    sorted?: SortDirection | null;
    onSort?: (next: SortDirection) => void;
  };

export function TableHeadCell(props: TableHeadCellProps) {
  const { numeric, tight, sorted, onSort, className, children, ...rest } = props;
  const { t } = useTranslation('fields');
  const Arrow = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...rest}
      aria-sort={sorted ? (sorted === 'asc' ? 'ascending' : 'descending') : undefined}
      className={clsx(cellLook({ numeric, tight }), 'h-10 font-semibold whitespace-nowrap', className)}
    >
      {onSort ? (
        <button
          type="button"
          title={typeof children === 'string' ? t('table.sortBy', { column: children }) : undefined}
          onClick={() => onSort(sorted === 'asc' ? 'desc' : 'asc')}
          className={clsx(
            '-mx-2 inline-flex h-8 items-center gap-1 rounded-sm px-2 font-semibold transition-colors hover:bg-hover hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {children}
          <Arrow aria-hidden className={clsx('size-3.5', !sorted && 'text-ink-3')} />
        </button>
      ) : (
        children
      )}
    </th>
  );
}
