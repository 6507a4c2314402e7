import { recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';

const key = (paymentId: string): string => `cholang-left-${paymentId}`;

/**
 * Remembers that the automatic redirect has happened: a reader who uses the browser's Back button must not be
 * redirected again.
 */
export const rememberLeaving = (paymentId: string): void => rememberInTab(key(paymentId), true);
export const hasLeft = (paymentId: string): boolean => recallInTab(key(paymentId)) === true;
