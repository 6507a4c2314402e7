import { useEffect, useRef, type MouseEvent } from 'react';
import type { Cell } from './cell-range.ts';
import { useGrid } from './grid-context.ts';

/** Returns the cell that contains an element. */
function cellAround(target: EventTarget | null): Cell | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  const { row, column } = element?.dataset ?? {};
  return row === undefined || column === undefined ? undefined : { row: Number(row), column: Number(column) };
}

const controlIn = (target: EventTarget): HTMLElement | null | undefined =>
  target instanceof Element
    ? target.closest('[data-column]')?.querySelector<HTMLElement>('[data-editor]')
    : undefined;

/** Handles the pointer: a press selects a cell, dragging selects a block, dragging the handle fills. */
export function useCellPointer() {
  const { store, actions } = useGrid();
  const drag = useRef<'choose' | 'fill'>(undefined);
  useEffect(() => {
    const move = (event: globalThis.MouseEvent) => {
      const cell = drag.current && cellAround(event.target);
      if (!cell) return;
      if (drag.current === 'fill') store.look({ fillTo: cell.row });
      else actions.goTo(cell, true);
    };
    const end = () => {
      const { fillTo } = store.view();
      if (drag.current === 'fill' && fillTo !== undefined) actions.fillTo(fillTo);
      drag.current = undefined;
    };
    document.addEventListener('mousemove', move);
    document.addEventListener('mouseup', end);
    return () => {
      document.removeEventListener('mousemove', move);
      document.removeEventListener('mouseup', end);
    };
  }, [store, actions]);
  return {
    onMouseDown: (event: MouseEvent) => {
      const cell = cellAround(event.target);
      if (!cell || event.button !== 0) return;
      const { active, mode } = store.view();
      const isActive = cell.row === active.row && cell.column === active.column;
      const isControl = event.target instanceof Element && event.target.closest('[data-editor]') !== null;
      if (event.target instanceof HTMLElement && event.target.dataset['fill'] !== undefined) {
        event.preventDefault();
        drag.current = 'fill';
        return;
      }
      // The press belongs to the caret or to an open list.
      if (isActive && isControl && (mode !== 'waiting' || event.target instanceof HTMLSelectElement)) return;
      // The focus goes to the active cell once it is rendered, not to the pressed element.
      event.preventDefault();
      drag.current = 'choose';
      store.look({ hasFocus: true });
      if (isActive && !event.shiftKey) {
        store.look({ focus: active });
        controlIn(event.target)?.focus({ preventScroll: true });
      } else {
        actions.commit();
        actions.goTo(cell, event.shiftKey);
      }
    },
    onDoubleClick: (event: MouseEvent) => {
      if (cellAround(event.target) && store.view().mode === 'waiting') actions.edit();
    },
  };
}
