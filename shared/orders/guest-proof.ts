import * as z from 'zod';
import { OrderCode, OrderId } from './order.ts';

/**
 * Proofs that a guest has for an order. Only the buyer has the cart's session and the token of the mailed link,
 * so each of them gives full access. The code together with the e-mail or phone shows the order with masked
 * contacts and allows no action. An e-mail or phone alone only tells that there are orders.
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
/** Rate limits count by these too, as a guesser may share an IP address with honest guests. */
export const byGuest = ['sessionId', 'token', 'email', 'phone'];
export const guestLimit = { calls: 60, seconds: 60, by: byGuest, net: 600 };

/** Common parts of the routes for a guest's order. */
export const ofGuestOrder = {
  access: 'public',
  params,
  query: proven,
  proofs: guestProofs,
  errors: ['ORDER_NOT_FOUND', 'GUEST_PROOF_NEEDED'],
  limit: guestLimit,
} as const;
