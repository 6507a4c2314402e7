import { remembered } from '#web/platform/memory/remembered.ts';

export type GuestSession = { sessionId: string; sessionExpiresAt: string };

function sessionIn(kept: unknown): GuestSession | undefined {
  const { sessionId, sessionExpiresAt } = (kept ?? {}) as Partial<GuestSession>;
  if (typeof sessionId !== 'string' || typeof sessionExpiresAt !== 'string') return undefined;
  return { sessionId, sessionExpiresAt };
}

/**
 * Which guest's cart this browser holds. The address says it first (`?sessionId=`), then what is stored here.
 * An id from the address holds for the tab: following a link away from it must not swap the cart.
 */
const stored = remembered('cholang-guest-session', sessionIn);
let fromAddress: string | undefined;

const plausible = /^[0-9A-Za-z-]{8,128}$/;

function askedFor(): string | undefined {
  // The router writes texts that look like numbers in quotation marks.
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

/** A cart was kept here, but its day is over. */
export const hasExpiredSession = (): boolean => {
  const known = stored.read();
  return !readGuestSession() && known !== undefined && isOver(known);
};

export function writeGuestSession({ sessionId, sessionExpiresAt }: GuestSession): void {
  fromAddress = undefined;
  stored.keep({ sessionId, sessionExpiresAt });
}

/** The server no longer knows it, or its lines went into a member's cart. */
export function forgetGuestSession(sessionId: string): void {
  if (fromAddress === sessionId) fromAddress = undefined;
  const known = stored.read();
  // Kept anew, another is what everybody reads from now on.
  if (known && known.sessionId !== sessionId) stored.keep(known);
  else stored.forget();
}

export const subscribeGuestSession = stored.subscribe;
