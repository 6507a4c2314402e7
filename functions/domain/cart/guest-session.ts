import { randomBytes } from 'node:crypto';
import { guestSessionHours } from '#shared/cart/limits.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { CartOwner } from './cart-keys.ts';
import type { CartHead } from './cart-line.ts';
import { beginSession, findSession } from './cart-repository.ts';

export type GuestOwner = Extract<CartOwner, { kind: 'guest' }>;
export type Alive = { owner: GuestOwner; head: CartHead };

const lifeSeconds = guestSessionHours * 3600;
const secondsOf = (now: () => Date): number => Math.floor(now().getTime() / 1000);

/**
 * New session id: 128 random bits, which are all that protects the cart. The leading letter keeps the id from
 * reading as a number. Its end is the expiry, so that an empty cart needs no stored item.
 */
const newSessionId = (expiresAt: number): string =>
  `g${randomBytes(16).toString('hex')}${expiresAt.toString(16)}`;

/** Expiry in a session id; undefined for ids made by clients, or beyond a session's lifetime. */
function expiryIn(sessionId: string, now: number): number | undefined {
  const [, hex] = /^g[0-9a-f]{32}([0-9a-f]{8})$/.exec(sessionId) ?? [];
  const expiresAt = Number.parseInt(hex ?? '', 16);
  return expiresAt > now && expiresAt <= now + lifeSeconds ? expiresAt : undefined;
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Requires a session that exists, has not expired, and did not move into a member's cart. */
export function requireAlive(
  { now }: Pick<Context, 'now'>,
  sessionId: string,
  head: CartHead | undefined,
): Alive {
  const expiresAt = head ? head.expiresAt : expiryIn(sessionId, secondsOf(now));
  if (!expiresAt || head?.transferredTo) throw new AppError('SESSION_NOT_FOUND');
  const owner = { kind: 'guest', sessionId, expiresAt } as const;
  return { owner, head: head ?? { entity: 'cart-head', lines: 0, expiresAt } };
}

export async function requireSession(context: Context, sessionId: string): Promise<Alive> {
  return requireAlive(context, sessionId, await findSession(context.table, sessionId));
}

/** Starts a guest session. A repeated request with the client's id gets the live session. */
export async function startGuestSession(
  { table, now }: Context,
  asked?: string,
): Promise<{ sessionId: string; sessionExpiresAt: string }> {
  const expiresAt = secondsOf(now) + lifeSeconds;
  const begun = (sessionId: string, until: number) => ({ sessionId, sessionExpiresAt: toIso(until) });
  if (asked === undefined) return begun(newSessionId(expiresAt), expiresAt);
  if (!(await beginSession(table, asked, expiresAt))) return begun(asked, expiresAt);
  const known = await findSession(table, asked);
  if (known?.expiresAt && !known.transferredTo) return begun(asked, known.expiresAt);
  // An expired id is not reused, since its old lines may not be deleted yet.
  return startGuestSession({ table, now });
}
