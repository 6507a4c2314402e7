import type { ChosenGoods } from '#shared/cart/wanted-text.ts';
import { newId } from '#shared/values/ids.ts';
import { forgetOwn, recallOwn, rememberOwn } from '#web/platform/own-memory.ts';
import type { Draft } from './draft.ts';
import type { OrderPlacement } from './order-body.ts';

const key = 'checkout-attempt';
/** Longer than any answer takes; later a reload is somebody coming back, not somebody waiting. */
const memoryMilliseconds = 2 * 60_000;

/** What an order is made of, as the page says it. */
export type Wish = { draft: Draft; goods: ChosenGoods };
export type SentOrder = OrderPlacement & { wish: Wish };

type Attempt = { clientRequestId: string; sent?: SentOrder & { at: number } };

/** Written here and nowhere else; what it asks for is checked by the server again. */
function stored(): Attempt | undefined {
  const known = recallOwn(key) as Attempt | undefined;
  return known?.clientRequestId ? known : undefined;
}

/** One intent to buy has one key, however often its button is pressed and its page is loaded. */
export function attemptKey(): string {
  const known = stored();
  if (known) return known.clientRequestId;
  const clientRequestId = newId();
  rememberOwn(key, { clientRequestId });
  return clientRequestId;
}

/** Remembered until it is answered: a page that is loaded again meanwhile asks for the same order once more. */
export function rememberSent(sent: SentOrder): void {
  const { clientRequestId } = sent.body;
  rememberOwn(key, { clientRequestId, sent: { ...sent, at: Date.now() } });
}

/** What was asked for and never answered, if that was a moment ago. */
export function unanswered(kind: OrderPlacement['kind']): SentOrder | undefined {
  const sent = stored()?.sent;
  return sent && sent.kind === kind && Date.now() - sent.at <= memoryMilliseconds ? sent : undefined;
}

/** Refused: nothing was ordered, and the same intent may be tried again. */
export const forgetSent = (): void => {
  const known = stored();
  if (known) rememberOwn(key, { clientRequestId: known.clientRequestId });
};

/** Placed: the next order is another intent. */
export const forgetAttempt = (): void => forgetOwn(key);
