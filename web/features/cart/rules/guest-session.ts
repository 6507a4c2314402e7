/**
 * Which guest's cart this browser holds. The address says it first (`?sessionId=`), then what is stored here.
 * An id from the address holds for the tab: following a link away from it must not swap the cart.
 */
export const guestSessionKey = 'cholang-guest-session';

export type GuestSession = { sessionId: string; sessionExpiresAt: string };

const listeners = new Set<() => void>();
let fromAddress: string | undefined;
/** Storage may be closed to us (private windows); the session then lasts as long as the page. */
let inMemory: string | null | undefined;

const plausible = /^[0-9A-Za-z-]{8,128}$/;

function askedFor(): string | undefined {
  // The router writes texts that look like numbers in quotation marks.
  const asked = new URLSearchParams(location.search).get('sessionId')?.replaceAll('"', '');
  return asked && plausible.test(asked) ? asked : undefined;
}

function readText(): string | null {
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(guestSessionKey);
  } catch {
    return null;
  }
}

function stored(): GuestSession | undefined {
  try {
    const { sessionId, sessionExpiresAt } = JSON.parse(readText() ?? '') as Partial<GuestSession>;
    if (typeof sessionId !== 'string' || typeof sessionExpiresAt !== 'string') return undefined;
    return { sessionId, sessionExpiresAt };
  } catch {
    return undefined;
  }
}

const isOver = ({ sessionExpiresAt }: GuestSession): boolean => !(Date.parse(sessionExpiresAt) > Date.now());

export function readGuestSession(): string | undefined {
  fromAddress = askedFor() ?? fromAddress;
  if (fromAddress) return fromAddress;
  const known = stored();
  return known && !isOver(known) ? known.sessionId : undefined;
}

/** A cart was kept here, but its day is over. */
export const hasExpiredSession = (): boolean => {
  const known = stored();
  return !readGuestSession() && known !== undefined && isOver(known);
};

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(guestSessionKey);
    else localStorage.setItem(guestSessionKey, text);
  } catch {
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

export function writeGuestSession({ sessionId, sessionExpiresAt }: GuestSession): void {
  fromAddress = undefined;
  store(JSON.stringify({ sessionId, sessionExpiresAt }));
}

/** The server no longer knows it, or its lines went into a member's cart. */
export function forgetGuestSession(sessionId: string): void {
  if (fromAddress === sessionId) fromAddress = undefined;
  store(stored()?.sessionId === sessionId ? null : readText());
}

function hearOtherTabs({ key }: StorageEvent): void {
  if (key !== guestSessionKey && key !== null) return;
  for (const listener of listeners) listener();
}

export function subscribeGuestSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}
