import { useRef } from 'react';

/**
 * A dialog opened by its own trigger gives the focus back to it. One opened by state does not know where the
 * focus was, so it is remembered as it opens.
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
