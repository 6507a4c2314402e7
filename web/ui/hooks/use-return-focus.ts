import { useRef } from 'react';

/**
 * Remembers the focused element when a dialog opens and restores it on close. A dialog with its own trigger
 * does this itself; one opened by state does not know where the focus was.
 */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement) || !before.current.isConnected) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}
