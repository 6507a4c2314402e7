import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastWanted } from './toast.ts';

const ToastStage = lazy(() => import('./toast-stage.tsx'));

/** Placed once, at the root; fetches the real thing with the first toast. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastWanted.subscribe, toastWanted.read);
  return wanted ? (
    <Suspense fallback={null}>
      <ToastStage />
    </Suspense>
  ) : null;
}
