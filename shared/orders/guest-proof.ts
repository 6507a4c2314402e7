import * as z from 'zod';
import { OrderCode, OrderId } from './order.ts';

/**
 * What a guest shows for an order. The cart's session and the token of the mailed link are the buyer's alone: they open
 * everything. The code together with the e-mail or phone shows the order with its contacts masked, and lets nobody act.
 * An e-mail or a phone alone only says that there are orders.
 */
export const GuestProofParts = z.object({
  sessionId: z.string().min(1).max(128).optional(),
  token: z.string().max(200).optional().describe('Of the link in the mail'),
  code: OrderCode.optional(),
  email: z.string().max(120).optional(),
  phone: z.string().max(20).optional(),
});
export type GuestProof = z.output<typeof GuestProofParts>;

const proven = GuestProofParts.refine(
  ({ sessionId, token, email, phone }) => Boolean(sessionId ?? token) || Boolean(email) || Boolean(phone),
  { path: ['email'], error: 'required' },
);

const params = z.object({ id: OrderId });
export const guestProofs = ['sessionId', 'token', 'code', 'email', 'phone'] as const;
/** Whoever guesses at codes or numbers shares an address with many who do not. */
export const byGuest = ['sessionId', 'token', 'email', 'phone'];
export const guestLimit = { calls: 60, seconds: 60, by: byGuest, net: 600 };

/** How a guest asks for what belongs to an order of theirs. */
export const ofGuestOrder = {
  access: 'public',
  params,
  query: proven,
  proofs: guestProofs,
  errors: ['ORDER_NOT_FOUND', 'GUEST_PROOF_NEEDED'],
  limit: guestLimit,
} as const;
