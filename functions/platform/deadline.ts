import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<() => number>();

/** Runs one invocation with access to its remaining Lambda time, for code that may have to wait. */
export const withDeadline = <T>(milliseconds: () => number, work: () => T): T =>
  storage.run(milliseconds, work);

/** Returns the remaining time of the invocation, or Infinity outside one. */
export const millisecondsToDeadline = (): number => storage.getStore()?.() ?? Infinity;
