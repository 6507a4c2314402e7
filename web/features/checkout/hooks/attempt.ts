import * as z from 'zod';
import { newId } from '#shared/ids.ts';
import type { Placing } from './order-body.ts';
import { readTab, writeTab } from './tab-storage.ts';

const key = 'cholang-checkout-attempt';
/** Longer than any answer takes; later a reload is somebody coming back, not somebody waiting. */
const memoryMilliseconds = 2 * 60_000;

const Sent = z.object({
  at: z.number(),
  kind: z.enum(['member', 'guest']),
  body: z.looseObject({ clientRequestId: z.string() }),
});
const Attempt = z.object({ clientRequestId: z.string().min(8), sent: Sent.optional() });

const stored = () => Attempt.safeParse(readTab(key)).data;

/** One intent to buy has one key, however often its button is pressed and its page is loaded. */
export function attemptKey(): string {
  const known = stored();
  if (known) return known.clientRequestId;
  const clientRequestId = newId();
  writeTab(key, { clientRequestId });
  return clientRequestId;
}

/** Remembered until it is answered: a page that is loaded again meanwhile asks for the same order once more. */
export function rememberSent({ kind, body }: Placing): void {
  const { clientRequestId } = body;
  writeTab(key, { clientRequestId, sent: { at: Date.now(), kind, body } });
}

/** What was asked for and never answered, if that was a moment ago. */
export function unanswered(kind: Placing['kind']): Placing | undefined {
  const sent = stored()?.sent;
  if (!sent || sent.kind !== kind || Date.now() - sent.at > memoryMilliseconds) return undefined;
  // Written by `rememberSent` and by nobody else; the server checks it again.
  return sent as unknown as Placing;
}

/** Refused: nothing was ordered, and the same intent may be tried again. */
export const forgetSent = (): void => {
  const known = stored();
  if (known) writeTab(key, { clientRequestId: known.clientRequestId });
};

/** Placed: the next order is another intent. */
export const forgetAttempt = (): void => writeTab(key, undefined);
