import { readFailure } from './read-failure.ts';
import type { TransportRequest } from './transport.ts';

/** Embedded pages send no request before the user acts: the initial chunk needs no transport. */
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
