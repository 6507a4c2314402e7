import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<() => number>();

/** Runs one invocation with the time Lambda gives it, for whatever in it may have to wait. */
export const withTimeLeft = <T>(milliseconds: () => number, work: () => T): T =>
  storage.run(milliseconds, work);

/** Endless outside an invocation. */
export const millisecondsLeft = (): number => storage.getStore()?.() ?? Infinity;
