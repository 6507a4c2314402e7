import { useEffect, useEffectEvent, useState } from 'react';
import { overlayOpened } from '#web/platform/navigation/open-overlays.ts';

type Options = {
  /** Left out where the overlay opens by its own trigger. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Answers whether it may close now; asked for each way of closing it: Escape, X, a press beside it, Back. */
  mayClose?: (() => boolean) | undefined;
  /** False for the question about a step back: the entry it leads to is reached already, and nothing may be put above it. */
  closesOnBack?: boolean | undefined;
};

/** What lies over the page: it knows whether it is open, and Back closes it instead of leaving the page. */
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
