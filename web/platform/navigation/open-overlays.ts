/** Asks an open overlay to close; a form with changes may ask the user first. */
type Close = () => void;

const openOverlays: Close[] = [];
let onOpened: (() => void) | undefined;

/** Registers an open overlay, so that Back closes it; the last opened one closes first. */
export function overlayOpened(close: Close): () => void {
  openOverlays.push(close);
  onOpened?.();
  return () => {
    openOverlays.splice(openOverlays.lastIndexOf(close), 1);
  };
}

export const topOverlay = (): Close | undefined => openOverlays.at(-1);

/** Registers the listener for opened overlays; there is one history per page and therefore one listener. */
export function whenOverlayOpens(listener: () => void): () => void {
  onOpened = listener;
  return () => {
    onOpened = undefined;
  };
}
