import { remembered } from '#web/platform/memory/remembered.ts';

export type GuestSession = { sessionId: string; sessionExpiresAt: string };

function sessionIn(kept: unknown): GuestSession | undefined {
  const { sessionId, sessionExpiresAt } = (kept ?? {}) as Partial<GuestSession>;
  if (typeof sessionId !== 'string' || typeof sessionExpiresAt !== 'string') return undefined;
  return { sessionId, sessionExpiresAt };
}

/**
 * Session of the guest's cart in this browser: the one in the address (`?sessionId=`), else the stored one. An
 * id from the address is kept for the tab: following a link without it must not swap the cart.
 */
const stored = remembered('cholang-guest-session', sessionIn);
let fromAddress: string | undefined;

const plausible = /^[0-9A-Za-z-]{8,128}$/;

function askedFor(): string | undefined {
  // The router puts quotation marks around texts that look like numbers.
  const asked = new URLSearchParams(location.search).get('sessionId')?.replaceAll('"', '');
  return asked && plausible.test(asked) ? asked : undefined;
}

const isOver = ({ sessionExpiresAt }: GuestSession): boolean => !(Date.parse(sessionExpiresAt) > Date.now());

export function readGuestSession(): string | undefined {
  fromAddress = askedFor() ?? fromAddress;
  if (fromAddress) return fromAddress;
  const known = stored.read();
  return known && !isOver(known) ? known.sessionId : undefined;
}

/** Tells whether a session was stored here but has expired. */
export const hasExpiredSession = (): boolean => {
  const known = stored.read();
  return !readGuestSession() && known !== undefined && isOver(known);
};

export function writeGuestSession({ sessionId, sessionExpiresAt }: GuestSession): void {
  fromAddress = undefined;
  stored.keep({ sessionId, sessionExpiresAt });
}

/** Deletes a session that the server no longer knows, or whose lines moved to a member's cart. */
export function forgetGuestSession(sessionId: string): void {
  if (fromAddress === sessionId) fromAddress = undefined;
  const known = stored.read();
  // Storing the other session again notifies the listeners, which then read it.
  if (known && known.sessionId !== sessionId) stored.keep(known);
  else stored.forget();
}

export const subscribeGuestSession = stored.subscribe;
