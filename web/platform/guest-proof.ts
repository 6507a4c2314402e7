import type { GuestProof } from '#shared/orders/guest-orders.contract.ts';
import { recallOwn, rememberOwn } from './own-memory.ts';

/**
 * What proves in this tab that a guest's order is theirs: the session of the cart it came from, the token of the mailed
 * link, or the code and contact that were typed. It stands in no address: those end in histories, logs and screenshots.
 */
const keyOf = (orderId: string): string => `order-${orderId}`;

/** Only we write it. */
export const guestProofOf = (orderId: string): GuestProof => (recallOwn(keyOf(orderId)) ?? {}) as GuestProof;

/** What was known before stays: the server looks at the strongest. */
export const rememberGuestProof = (orderId: string, proof: GuestProof): void =>
  rememberOwn(keyOf(orderId), { ...guestProofOf(orderId), ...proof });

export const hasProof = ({ sessionId, token, email, phone }: GuestProof): boolean =>
  [sessionId, token, email, phone].some(Boolean);

/** Takes what a mailed link carries behind its #, and answers which order it opens. */
export function keepMailedProof(hash: string): string | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [id, token] = [given.get('id'), given.get('token')];
  if (!id || !token) return undefined;
  rememberGuestProof(id, { token });
  return id;
}

/** Addresses of older mails and bookmarks name their buyer: they are cleaned before anything is shown. */
export const namesSomebody = (search: string): boolean =>
  /[?&](?:email|phone|sessionId|token)\b/.test(search);
