import { useSyncExternalStore } from 'react';
import { lazyPiece } from './lazy-piece.tsx';
import { toastWanted } from './toast.ts';

const ToastStage = lazyPiece(async () => (await import('./toast-queue.tsx')).default, { quiet: true });

/** Placed once, at the root; fetches the real thing with the first toast. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastWanted.subscribe, toastWanted.read);
  return wanted ? <ToastStage /> : null;
}

/** Before it is needed: what is to say that the network is gone cannot wait for it. */
export const prepareToaster = ToastStage.prepare;
