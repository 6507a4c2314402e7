import { useEffect, type ClipboardEvent, type FocusEvent, type RefObject } from 'react';
import type { Cell } from './cell-range.ts';
import { useGrid } from './grid-context.ts';

/** The element of a cell, if its row is drawn. */
export const elementOf = (frame: HTMLElement | null, { row, column }: Cell): HTMLElement | null =>
  frame?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? null;

/** Knows whether the keyboard is with the grid, and keeps what it acts on in sight. */
export function useCellFocus(frame: RefObject<HTMLElement | null>) {
  const { store, actions } = useGrid();
  useEffect(() => {
    let last = store.view().focus;
    return store.subscribe(() => {
      const { focus, hasFocus } = store.view();
      if (focus === last) return;
      last = focus;
      // Once its row is drawn: it may be far from those in sight.
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
      // The control of a cell is gone because another cell is active now: the focus is on its way there.
      if (currentTarget.contains(relatedTarget) || !target.isConnected) return;
      // The window lost it, and will give it back.
      if (!document.hasFocus()) return;
      actions.commit();
      store.look({ hasFocus: false });
    },
  };
}

/** Blocks of cells to and from the clipboard; while a cell is being typed into, its text. */
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
