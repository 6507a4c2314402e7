import { recallInTab, rememberInTab } from '#web/platform/memory/tab-memory.ts';

const key = (paymentId: string): string => `cholang-left-${paymentId}`;

/** Sent on by itself once: who comes back by the browser's button wants to be here. */
export const rememberLeaving = (paymentId: string): void => rememberInTab(key(paymentId), true);
export const hasLeft = (paymentId: string): boolean => recallInTab(key(paymentId)) === true;
