import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { readPersonal, savePersonal } from './person-storage.ts';

/**
 * Proof in this tab that a guest's order belongs to them: the session of its cart, the token of the mailed
 * link, or the typed code and contact. It is never part of an address, because addresses end up in histories,
 * logs and screenshots.
 */
const keyOf = (orderId: string): string => `order-${orderId}`;

/** The cast is safe: only this file writes the value. */
export const guestProofOf = (orderId: string): GuestProof =>
  (readPersonal(keyOf(orderId)) ?? {}) as GuestProof;

/** Adds to the known proof; the server uses the strongest. */
export const rememberGuestProof = (orderId: string, proof: GuestProof): void =>
  savePersonal(keyOf(orderId), { ...guestProofOf(orderId), ...proof });

export const hasProof = ({ sessionId, token, email, phone }: GuestProof): boolean =>
  [sessionId, token, email, phone].some(Boolean);

/** Stores the proof that a mailed link carries behind its #, and returns the id of its order. */
export function keepMailedProof(hash: string): string | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, token] = [given.get('id'), given.get('token')];
  if (!id || !token) return undefined;
  rememberGuestProof(id, { token });
  return id;
}

/** Tells whether an address (of older mails) names its buyer: it is cleaned before anything is shown. */
export const namesSomebody = (search: string): boolean =>
  /[?&](?:email|phone|sessionId|token)\b/.test(search);
