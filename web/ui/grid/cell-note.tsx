import clsx from 'clsx';
import { useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { markOf, type CellMark } from './cell-mark.ts';
import { textOfCell } from './cell-text.ts';
import { useGrid, useRow } from './grid-context.ts';
import { rowHeight } from './grid-column.ts';
import { valueIn, valuesOf } from './row-edits.ts';
import { elementOf } from './use-cell-focus.ts';

type NoteProps = { id: string; name: string; mark: CellMark; onDecided?: () => void };

/** Explains why a cell was refused. For a conflict it shows both values and the choice between them. */
export function CellNote({ id, name, mark, onDecided }: NoteProps) {
  const { actions, columns } = useGrid();
  const { t } = useTranslation(['grid', 'form']);
  const state = useRow(id);
  const column = columns.find((other) => other.name === name);
  if (!state || !column) return null;
  if (mark.kind === 'wrong') return <p>{mark.message}</p>;
  if (mark.kind !== 'conflict') return null;
  const shown = (value: unknown) => textOfCell(column, value, valuesOf(state)) || t('form:conflict.nothing');
  const decide = (side: 'theirs' | 'mine') => {
    actions.decide(id, name, side);
    onDecided?.();
  };
  return (
    <>
      <p className="font-semibold">{t('conflict.title')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => decide('theirs')}>
          {t('conflict.theirs', { value: shown(mark.theirs) })}
        </Button>
        <Button size="sm" onClick={() => decide('mine')}>
          {t('conflict.mine', { value: shown(valueIn(state, name)) })}
        </Button>
      </div>
    </>
  );
}

const gap = 8;
const widest = 320;

/** Shows the active cell's note at the side: the user works on the cells above and below next. */
export function ActiveCellNote({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { store, columns } = useGrid();
  const { t } = useTranslation('grid');
  const { active } = useSyncExternalStore(store.subscribe, store.view);
  const [{ left, top, isLeft, isLow }, setPlace] = useState({ left: 0, top: 0, isLeft: false, isLow: false });
  const id = store.idAt(active.row);
  const column = columns[active.column];
  const state = useRow(id);
  const mark = state && column && markOf(state, column.name, column.main === true, t);
  const shows = mark?.kind === 'wrong' || mark?.kind === 'conflict';
  useLayoutEffect(() => {
    const cell = elementOf(frame.current, active);
    if (!shows || !frame.current || !cell) return;
    const { scrollLeft, clientWidth, scrollTop, clientHeight } = frame.current;
    const after = cell.offsetLeft + cell.offsetWidth + gap;
    const above = (active.row + 1) * rowHeight;
    const low = above + 3 * rowHeight > scrollTop + clientHeight;
    const hasRoom = after + widest <= scrollLeft + clientWidth;
    // The cell's position is known only after it is rendered.
    // oxlint-disable-next-line react/set-state-in-effect
    setPlace({
      left: hasRoom ? after : cell.offsetLeft - gap,
      top: low ? above + rowHeight : above,
      isLeft: !hasRoom,
      isLow: low,
    });
  }, [frame, active, shows]);
  if (!shows || id === undefined || !column) return null;
  return (
    <div
      className={clsx(
        'absolute z-20 w-max max-w-80 rounded-sm border px-3 py-2 text-sm shadow-float',
        isLeft && '-translate-x-full',
        isLow && '-translate-y-full',
        mark.kind === 'wrong' ? 'border-danger bg-danger-soft text-danger' : 'border-sky bg-raised text-ink',
      )}
      style={{ top, left }}
    >
      <CellNote
        id={id}
        name={column.name}
        mark={mark}
        onDecided={() =>
          elementOf(frame.current, active)?.querySelector<HTMLElement>('[data-editor]')?.focus()
        }
      />
    </div>
  );
}
