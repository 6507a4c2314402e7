import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/**
 * Runs what follows from one request under that request's id: its log lines say it, what it writes carries it on, and so
 * do the events and messages that come of that. Nobody outside names one: the edge hands on whatever a caller sends.
 */
export const withTrace = <T>(requestId: string, work: () => T): T => storage.run(requestId, work);

/** The request everything done just now follows from. */
export const tracedRequest = (): string | undefined => storage.getStore();

/** The same, as items, events and messages carry it. */
export function carriedTrace(): { trace?: string } {
  const trace = tracedRequest();
  return trace === undefined ? {} : { trace };
}
