import type { ReactNode } from 'react';

export type ToastOptions = {
  description?: ReactNode;
  action?: { label: string; onClick: () => void };
  /** How long the toast stays, in milliseconds; `Infinity` until it is closed. */
  duration?: number;
};
type ToastTone = 'plain' | 'success' | 'error' | 'info';
export type ToastRequest = ToastOptions & { tone: ToastTone; title: ReactNode; duration: number };

let show: ((request: ToastRequest) => void) | undefined;
let waiting: ToastRequest | undefined;
const listeners = new Set<() => void>();

/** Registers the toaster once its code has arrived; until then the newest request waits. */
export function connectToaster(shower: typeof show): void {
  show = shower;
  if (show && waiting) show(waiting);
  waiting = undefined;
}

/** Tells whether any toast was requested; the toaster's code is not fetched before that. */
export const toastWanted = {
  read: () => show !== undefined || waiting !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Returns the duration of a toast: long enough to read, longer for errors and for toasts with a button. */
const lifeOf = (tone: ToastTone, { duration, action }: ToastOptions): number =>
  duration ?? (action || tone === 'error' ? 6000 : 5000);

let last: (ToastRequest & { until: number }) | undefined;

/** Tells whether a toast repeats the title without its button; showing it would only remove the button. */
const saysLess = ({ title, action }: ToastRequest): boolean =>
  !action && last?.action !== undefined && last.title === title && Date.now() < last.until;

function request(tone: ToastTone, title: ReactNode, options: ToastOptions = {}): void {
  const wanted = { ...options, tone, title, duration: lifeOf(tone, options) };
  if (saysLess(wanted)) return;
  last = { ...wanted, until: Date.now() + wanted.duration };
  if (show) show(wanted);
  else waiting = wanted;
  for (const listener of listeners) listener();
}

/** Shows a short message in the corner, one at a time. Works anywhere, also outside React. */
export const toast = Object.assign(
  (title: ReactNode, options?: ToastOptions) => request('plain', title, options),
  {
    success: (title: ReactNode, options?: ToastOptions) => request('success', title, options),
    error: (title: ReactNode, options?: ToastOptions) => request('error', title, options),
    info: (title: ReactNode, options?: ToastOptions) => request('info', title, options),
  },
);
