import { randomBytes } from 'node:crypto';
import { guestSessionHours } from '#shared/cart/limits.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { CartOwner } from './cart-keys.ts';
import type { CartHead } from './cart-line.ts';
import { beginSession, findSession } from './cart-repository.ts';

export type GuestOwner = Extract<CartOwner, { kind: 'guest' }>;
export type Alive = { owner: GuestOwner; head: CartHead };

/** 128 random bits: the id is all that guards the cart. Its letter keeps it from ever reading as a number. */
const newSessionId = (): string => `g${randomBytes(16).toString('hex')}`;

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A session that has begun, is not over, and did not move into a member's cart. */
export function requireAlive(sessionId: string, head: CartHead | undefined): Alive {
  if (!head?.expiresAt || head.transferredTo) throw new AppError('SESSION_NOT_FOUND');
  return { owner: { kind: 'guest', sessionId, expiresAt: head.expiresAt }, head };
}

export async function requireSession({ table }: Context, sessionId: string): Promise<Alive> {
  return requireAlive(sessionId, await findSession(table, sessionId));
}

/** An id of the client's own begins once; asked again while it lives, it is answered as it stands. */
export async function startGuestSession(
  { table, now }: Context,
  asked?: string,
): Promise<{ sessionId: string; sessionExpiresAt: string }> {
  const expiresAt = Math.floor(now().getTime() / 1000) + guestSessionHours * 3600;
  const sessionId = asked ?? newSessionId();
  const refused = await beginSession(table, sessionId, expiresAt);
  if (!refused) return { sessionId, sessionExpiresAt: toIso(expiresAt) };
  const known = await findSession(table, sessionId);
  if (known?.expiresAt && !known.transferredTo)
    return { sessionId, sessionExpiresAt: toIso(known.expiresAt) };
  // What is over stays over: its lines may not be deleted yet.
  return startGuestSession({ table, now });
}
