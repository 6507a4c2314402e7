import clsx from 'clsx';
import { ChevronDown, CircleAlert, UsersRound } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CellEditor } from './cell-editor.tsx';
import { markOf, spokenMark, type CellMark } from './cell-mark.ts';
import { textOfCell } from './cell-text.ts';
import { isEditable, isNumeric, rowHeight, widthOf, type AnyColumn } from './grid-column.ts';
import { useGrid, useRow, useRowPlace } from './grid-context.ts';
import type { Mode } from './grid-store.ts';
import { valueIn, valuesOf } from './row-edits.ts';

type Props = { id: string; row: number; top: number | undefined; template: string; noteId: string };

/** Renders a row. It subscribes only to its own state. */
export const GridRow = memo(function GridRow({ id, row, top, template, noteId }: Props) {
  const { columns, nameOf } = useGrid();
  const { t } = useTranslation('grid');
  const state = useRow(id);
  const place = useRowPlace(row);
  if (!state) return null;
  const values = valuesOf(state);
  const main = columns.find((column) => column.main);
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={clsx(
        'grid w-full grid-rows-[minmax(0,1fr)] border-b border-line bg-surface',
        top !== undefined && 'absolute inset-x-0',
        state.sending && 'opacity-70',
      )}
      style={{ top, height: rowHeight, gridTemplateColumns: template }}
    >
      {columns.map((column, index) => {
        const value = valueIn(state, column.name);
        const mark = markOf(state, column.name, column.main === true, t);
        const active = place?.active === index;
        const chosen = place !== undefined && index >= place.from && index <= place.to;
        return (
          <GridCell
            key={column.name}
            id={id}
            row={row}
            place={index}
            column={column}
            value={value}
            text={textOfCell(column, value, values)}
            before={
              Object.hasOwn(state.edits, column.name)
                ? textOfCell(column, state.base[column.name], state.base)
                : undefined
            }
            name={active ? nameOf(values) : ''}
            markKind={mark.kind}
            message={mark.kind === 'wrong' ? mark.message : undefined}
            mode={active ? place.mode : undefined}
            chosen={chosen && !place.filled}
            filled={chosen && place.filled}
            handle={place !== undefined && place.handle && place.to === index}
            noteId={noteId}
            beside={main && main !== column ? widthOf(main) : 0}
          />
        );
      })}
    </div>
  );
});

type CellProps = {
  id: string;
  row: number;
  place: number;
  column: AnyColumn;
  value: unknown;
  text: string;
  before: string | undefined;
  /** Name of the row, for the label of the active cell. */
  name: string;
  markKind: CellMark['kind'];
  message: string | undefined;
  /** Mode of the active cell. */
  mode: Mode | undefined;
  chosen: boolean;
  filled: boolean;
  handle: boolean;
  noteId: string;
  /** Width in pixels covered by the sticky main column: a cell is visible only beyond it. */
  beside: number;
};

const grounds: Record<CellMark['kind'], string> = {
  plain: '',
  unsaved: 'bg-gold-soft',
  sending: 'bg-gold-soft',
  saved: 'bg-jade-soft',
  wrong: 'bg-danger-soft text-danger shadow-[inset_0_0_0_1px_var(--danger)]',
  conflict: 'bg-sky-soft text-sky shadow-[inset_0_0_0_1px_var(--sky)]',
};
const corners: Partial<Record<CellMark['kind'], string>> = {
  unsaved: 'border-t-gold border-l-gold',
  sending: 'border-t-gold border-l-gold',
  saved: 'border-t-jade border-l-jade',
};

const GridCell = memo(function GridCell(props: CellProps) {
  const { id, row, place, column, value, text, before, name } = props;
  const { markKind, message, mode, chosen, filled, handle, noteId, beside } = props;
  const { t } = useTranslation('grid');
  const active = mode !== undefined;
  const corner = corners[markKind];
  const spoken = spokenMark[markKind];
  const hasNote = markKind === 'wrong' || markKind === 'conflict';
  return (
    <div
      role={column.main ? 'rowheader' : 'gridcell'}
      aria-colindex={place + 1}
      aria-selected={chosen}
      aria-readonly={!isEditable(column) || undefined}
      data-row={row}
      data-column={place}
      title={!active ? message : undefined}
      style={{ scrollMarginLeft: beside }}
      className={clsx(
        'relative min-w-0 scroll-mt-9 border-r border-line text-sm last:border-r-0',
        column.main && 'sticky left-0 z-2 font-medium',
        markKind === 'plain' && column.main && 'bg-surface',
        grounds[markKind],
        chosen && !active && markKind === 'plain' && 'bg-sky-soft!',
        filled && 'outline outline-dashed -outline-offset-1 outline-focus',
        active && 'z-1 shadow-[inset_0_0_0_2px_var(--focus)]!',
        active && column.main && 'z-3!',
      )}
    >
      {corner && (
        <span
          aria-hidden
          className={clsx('absolute top-0 left-0 border-4 border-r-transparent border-b-transparent', corner)}
        />
      )}
      {active ? (
        <CellEditor
          id={id}
          column={column}
          text={text}
          value={value}
          mode={mode}
          before={before}
          label={`${column.label}, ${name}`}
          describedBy={hasNote ? `${noteId}-mark` : undefined}
          invalid={markKind === 'wrong'}
        />
      ) : (
        <CellText column={column} text={text} hasNote={hasNote} />
      )}
      {hasNote && !active && (
        <span aria-hidden className="absolute top-1/2 left-1.5 -translate-y-1/2 [&_svg]:size-3.5">
          {markKind === 'wrong' ? <CircleAlert /> : <UsersRound />}
        </span>
      )}
      {!active && (spoken || message) && <span className="sr-only">{message ?? (spoken && t(spoken))}</span>}
      {active && hasNote && (
        <span className="sr-only" id={`${noteId}-mark`}>
          {message ?? t('mark.conflict')}
        </span>
      )}
      {handle && isEditable(column) && (
        <span
          aria-hidden
          data-fill
          className="absolute -right-1 -bottom-1 z-4 size-2.5 cursor-crosshair border border-surface bg-focus"
        />
      )}
    </div>
  );
});

type CellTextProps = Pick<CellProps, 'column' | 'text'> & { hasNote: boolean };

function CellText({ column, text, hasNote }: CellTextProps) {
  return (
    <span
      className={clsx(
        'block h-full truncate px-2 leading-8.75',
        isNumeric(column) && 'text-right tabular-nums',
        column.kind === 'read' && 'text-ink-2',
        hasNote && 'pl-7',
      )}
    >
      {text}
      {column.kind === 'choice' && (
        <ChevronDown
          aria-hidden
          className="absolute top-1/2 right-1.5 size-3.5 -translate-y-1/2 text-ink-3"
        />
      )}
    </span>
  );
}
