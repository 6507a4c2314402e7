import { recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';

const key = (paymentId: string): string => `cholang-left-${paymentId}`;

/** Remembers the automatic redirect, so that the browser's Back button does not cause another. */
export const rememberLeaving = (paymentId: string): void => rememberInTab(key(paymentId), true);
export const hasGoneToProvider = (paymentId: string): boolean => recallInTab(key(paymentId)) === true;
