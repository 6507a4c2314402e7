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
 * 128 random bits: they are all that guards the cart. Its letter keeps it from ever reading as a number, and its end
 * says until when it lives, so that a cart nobody puts anything into need not be kept.
 */
const newSessionId = (expiresAt: number): string =>
  `g${randomBytes(16).toString('hex')}${expiresAt.toString(16)}`;

/** Undefined for ids of clients' own, and for what says it would live longer than any session does. */
function expiryIn(sessionId: string, now: number): number | undefined {
  const [, hex] = /^g[0-9a-f]{32}([0-9a-f]{8})$/.exec(sessionId) ?? [];
  const expiresAt = Number.parseInt(hex ?? '', 16);
  return expiresAt > now && expiresAt <= now + lifeSeconds ? expiresAt : undefined;
}

const toIso = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** A session that has begun, is not over, and did not move into a member's cart. */
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

/** An id of the client's own begins once; asked again while it lives, it is answered as it stands. */
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
  // What is over stays over: its lines may not be deleted yet.
  return startGuestSession({ table, now });
}
