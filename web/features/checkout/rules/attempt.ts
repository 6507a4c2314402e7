import type { GoodsSelection } from '#shared/cart/wanted-text.ts';
import { newId } from '#shared/values/ids.ts';
import { forgetPersonal, readPersonal, savePersonal } from '#web/platform/person-storage.ts';
import type { Draft } from './draft.ts';
import type { OrderPlacement } from './order-body.ts';

const key = 'checkout-attempt';
/** Resumes an unanswered order within a time longer than any response; a later reload is a new visit. */
const memoryMilliseconds = 2 * 60_000;

/** Choices that make up an order. */
export type OrderIntent = { draft: Draft; goods: GoodsSelection };
export type PendingOrder = OrderPlacement & { wish: OrderIntent };

type Attempt = { clientRequestId: string; sent?: PendingOrder & { at: number } };

/** Reads the attempt. Only this file writes it, and the server validates its content again. */
function stored(): Attempt | undefined {
  const known = readPersonal(key) as Attempt | undefined;
  return known?.clientRequestId ? known : undefined;
}

/** Returns a purchase's idempotency key, the same for every press of the button and reload. */
export function attemptKey(): string {
  const known = stored();
  if (known) return known.clientRequestId;
  const clientRequestId = newId();
  savePersonal(key, { clientRequestId });
  return clientRequestId;
}

/** Stores a sent order until it is answered, so that a reloaded page can repeat the same request. */
export function rememberPendingOrder(sent: PendingOrder): void {
  const { clientRequestId } = sent.body;
  savePersonal(key, { clientRequestId, sent: { ...sent, at: Date.now() } });
}

/** Returns a recent order request that was never answered. */
export function unanswered(kind: OrderPlacement['kind']): PendingOrder | undefined {
  const sent = stored()?.sent;
  return sent && sent.kind === kind && Date.now() - sent.at <= memoryMilliseconds ? sent : undefined;
}

/** Called after a refusal: nothing was ordered, and the same purchase may be tried again. */
export const forgetPendingOrder = (): void => {
  const known = stored();
  if (known) savePersonal(key, { clientRequestId: known.clientRequestId });
};

/** Called after success: the next order gets a new key. */
export const forgetAttempt = (): void => forgetPersonal(key);
