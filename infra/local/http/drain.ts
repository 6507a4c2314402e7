import type { IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';

/**
 * Reads the rest of a request that was answered early and drops it. Otherwise its connection, which the client
 * keeps for the next request, would stand still in the middle of this one.
 */
export function drain(request: IncomingMessage, forwarded: Writable): void {
  request.unpipe(forwarded);
  request.resume();
}
