import { readFailure } from './read-failure.ts';
import type { TransportRequest } from './transport.ts';

/**
 * A page with embedded data sends no request before the user acts, so the transport is not in the initial
 * chunk.
 */
const fetchTransport = () => import('./transport.ts');

/** Sends one request and returns the parsed body, or throws an ApiError. */
export async function send(sending: TransportRequest): Promise<unknown> {
  const transport = await fetchTransport().catch((error: unknown) => {
    throw readFailure(error);
  });
  return transport.send(sending);
}

/** Fetches the transport's code early. An error is ignored here and reported to the next caller. */
export const prepareToSend = (): void => void fetchTransport().catch(() => undefined);
