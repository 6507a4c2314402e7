import { useEffect, type ClipboardEvent, type FocusEvent, type RefObject } from 'react';
import type { Cell } from './cell-range.ts';
import { useGrid } from './grid-context.ts';

/** Returns the element of a cell if its row is rendered. */
export const elementOf = (frame: HTMLElement | null, { row, column }: Cell): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;

/** Tracks whether the grid has the keyboard, and scrolls the cell that keys act on into view. */
export function useCellFocus(frame: RefObject<HTMLElement | null>) {
  const { store, actions } = useGrid();
  useEffect(() => {
    let last = store.view().focus;
    return store.subscribe(() => {
      const { focus, hasFocus } = store.view();
      if (focus === last) return;
      last = focus;
      // Waits until the row is rendered: it may be far from the visible ones.
      if (hasFocus)
        requestAnimationFrame(() =>
          elementOf(frame.current, focus)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
        );
    });
  }, [store, frame]);
  return {
    onFocus: () => {
      if (!store.view().hasFocus) store.look({ hasFocus: true });
    },
    onBlur: ({ currentTarget, relatedTarget, target }: FocusEvent) => {
      // The cell's control was unmounted because another cell became active: the focus is about to move there.
      if (currentTarget.contains(relatedTarget) || !target.isConnected) return;
      // The browser window lost the focus and will return it.
      if (!document.hasFocus()) return;
      actions.commit();
      store.look({ hasFocus: false });
    },
  };
}

/** Copies and pastes blocks of cells; while a cell is being typed into, the browser handles its text. */
export function useCellClipboard() {
  const { store, actions } = useGrid();
  const whileWaiting = (act: (data: DataTransfer) => void) => (event: ClipboardEvent) => {
    if (store.view().mode !== 'waiting') return;
    event.preventDefault();
    act(event.clipboardData);
  };
  return {
    onCopy: whileWaiting(actions.copy),
    onCut: whileWaiting(actions.cut),
    onPaste: whileWaiting((data) => actions.paste(data.getData('text/plain'))),
  };
}
