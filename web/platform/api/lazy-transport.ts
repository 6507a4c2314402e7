import { readFailure } from './read-failure.ts';
import type { TransportRequest } from './transport.ts';

/** A page that brought its data asks nothing before somebody acts, so what asks is not part of its first download. */
const fetchTransport = () => import('./transport.ts');

/** One request, one answer: the parsed body, or an ApiError. */
export async function send(sending: TransportRequest): Promise<unknown> {
  const transport = await fetchTransport().catch((error: unknown) => {
    throw readFailure(error);
  });
  return transport.send(sending);
}

/** Fetches what asks before it is needed. A failure is told to whoever asks then. */
export const prepareToSend = (): void => void fetchTransport().catch(() => undefined);
