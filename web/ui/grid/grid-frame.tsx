import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import clsx from 'clsx';
import { useId, useMemo, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Sideways } from '../data/sideways.tsx';
import { usePrinted } from '../list/row-window.ts';
import { ActiveCellNote } from './cell-note.tsx';
import { useGrid } from './grid-context.ts';
import { isNumeric, rowHeight, widthOf, type AnyColumn } from './grid-column.ts';
import { onGridKey } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import { useCellClipboard, useCellFocus } from './use-cell-focus.ts';
import { useCellPointer } from './use-cell-pointer.ts';

/** Shows the wide layout: cells in rows and columns. Only the visible rows and the active one are rendered. */
export function GridFrame({ label }: { label: string }) {
  const { store, actions, columns, save } = useGrid();
  const { t } = useTranslation('grid');
  const frame = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const ids = useSyncExternalStore(store.subscribe, store.ids);
  const { active, focus } = useSyncExternalStore(store.subscribe, store.view);
  const printed = usePrinted();
  const kept = useMemo(
    () => (range: Range) =>
      [...new Set([...defaultRangeExtractor(range), active.row, focus.row])]
        .filter((row) => row < range.count)
        .toSorted((one, other) => one - other),
    [active.row, focus.row],
  );
  // oxlint-disable-next-line react/incompatible-library -- it is not memoised, nor is what it is handed to
  const virtual = useVirtualizer({
    count: ids.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    scrollMargin: rowHeight,
    rangeExtractor: kept,
  });
  const template = useMemo(() => templateOf(columns), [columns]);
  const page = () => Math.max(1, Math.floor((frame.current?.clientHeight ?? 0) / rowHeight) - 2);
  const focusHandlers = useCellFocus(frame);
  const pointer = useCellPointer();
  const clipboard = useCellClipboard();
  const rows = printed ? ids.map((_, index) => index) : virtual.getVirtualItems().map(({ index }) => index);
  return (
    <>
      <Sideways frame={frame}>
        <div
          ref={frame}
          className="relative isolate max-h-[min(44rem,75dvh)] overflow-auto overscroll-contain print:max-h-none print:overflow-visible"
        >
          {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its active cell has the focus */}
          <div
            role="grid"
            aria-label={label}
            aria-multiselectable
            aria-rowcount={ids.length + 1}
            aria-colcount={columns.length}
            className="w-max min-w-full select-none"
            {...focusHandlers}
            {...pointer}
            {...clipboard}
            onKeyDown={(event) => onGridKey(event, { store, actions, columns: () => columns, page, save })}
          >
            <div role="rowgroup" className="sticky top-0 z-10">
              <div
                role="row"
                aria-rowindex={1}
                className="grid border-b border-line-strong bg-sunken text-xs font-semibold text-ink-2"
                style={{ height: rowHeight, gridTemplateColumns: template }}
              >
                {columns.map((column, index) => (
                  <div
                    key={column.name}
                    role="columnheader"
                    aria-colindex={index + 1}
                    className={clsx(
                      'truncate border-r border-line px-2 leading-9 last:border-r-0',
                      isNumeric(column) && 'text-right',
                      column.main && 'sticky left-0 z-1 bg-sunken',
                    )}
                  >
                    {column.label}
                  </div>
                ))}
              </div>
            </div>
            <div
              role="rowgroup"
              className="relative print:h-auto!"
              style={{ height: printed ? undefined : ids.length * rowHeight }}
            >
              {rows.map((row) => {
                const id = ids[row];
                return (
                  id !== undefined && (
                    <GridRow
                      key={id}
                      id={id}
                      row={row}
                      top={printed ? undefined : row * rowHeight}
                      template={template}
                      noteId={noteId}
                    />
                  )
                );
              })}
            </div>
          </div>
          <ActiveCellNote frame={frame} />
        </div>
      </Sideways>
      <p className="border-t border-line px-3 py-1.5 text-xs text-ink-2 print:hidden">{t('keys')}</p>
    </>
  );
}

/** Returns the column template: fixed widths, and the remaining space goes to the main column. */
const templateOf = (columns: readonly AnyColumn[]): string =>
  columns
    .map((column) => (column.main ? `minmax(${widthOf(column)}px, 1fr)` : `${widthOf(column)}px`))
    .join(' ');
