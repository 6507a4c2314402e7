import { useEffect, useEffectEvent, useState } from 'react';
import { overlayOpened } from '#web/platform/navigation/open-overlays.ts';

type Options = {
  /** Left out if the overlay opens by its own trigger. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Tells whether the overlay may close; asked for Escape, X, a click outside and Back. */
  mayClose?: (() => boolean) | undefined;
  /** False for the dialog that confirms a step back: no history entry may be pushed above that one. */
  closesOnBack?: boolean | undefined;
};

/** Returns the state of an overlay: whether it is open. Back closes it instead of leaving the page. */
export function useOverlay({ open: wantedOpen, onOpenChange, mayClose, closesOnBack = true }: Options) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = wantedOpen ?? ownOpen;
  const setOpen = (wanted: boolean) => {
    if (!wanted && mayClose?.() === false) return;
    setOwnOpen(wanted);
    onOpenChange?.(wanted);
  };
  const close = useEffectEvent(() => setOpen(false));
  const isListed = open && closesOnBack;
  useEffect(() => (isListed ? overlayOpened(() => close()) : undefined), [isListed]);
  return { open, setOpen };
}
