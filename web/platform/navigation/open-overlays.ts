/** Asks what is open over the page to close; a form with changes may ask first. */
type Close = () => void;

const openOverlays: Close[] = [];
let onOpened: (() => void) | undefined;

/** Remembers that something is open over the page, so that Back closes it; the last opened is closed first. */
export function overlayOpened(close: Close): () => void {
  openOverlays.push(close);
  onOpened?.();
  return () => {
    openOverlays.splice(openOverlays.lastIndexOf(close), 1);
  };
}

export const topOverlay = (): Close | undefined => openOverlays.at(-1);

/** The history of the page hears when something opens; one page has one history. */
export function whenOverlayOpens(listener: () => void): () => void {
  onOpened = listener;
  return () => {
    onOpened = undefined;
  };
}
