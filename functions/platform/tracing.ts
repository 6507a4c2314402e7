import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/**
 * Runs the work caused by one request under that request's id. Log lines, written items, events and messages
 * carry the id on. A caller cannot set the id, because the CDN passes on any header a caller sends.
 */
export const withTrace = <T>(requestId: string, work: () => T): T => storage.run(requestId, work);

/** Returns the id of the request that caused the current work. */
export const tracedRequest = (): string | undefined => storage.getStore();

/** Returns the trace id as an attribute for items, events and messages. */
export function carriedTrace(): { trace?: string } {
  const trace = tracedRequest();
  return trace === undefined ? {} : { trace };
}
