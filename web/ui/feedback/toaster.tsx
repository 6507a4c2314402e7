import { useSyncExternalStore } from 'react';
import { lazyPiece } from './lazy-piece.tsx';
import { toastWanted } from '../../platform/feedback/toast.ts';

const ToastStage = lazyPiece(async () => (await import('./toast-queue.tsx')).default, { quiet: true });

/** Fetches the toaster's code with the first toast. Mounted once, at the root. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastWanted.subscribe, toastWanted.read);
  return wanted ? <ToastStage /> : null;
}

/** Fetches the toaster's code early, because a message about a lost network can no longer fetch it. */
export const prepareToaster = ToastStage.prepare;
