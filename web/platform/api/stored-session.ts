/**
 * The session of this browser. One key in local storage holds both tokens, so a renewed pair appears in every
 * tab at once and never half. `username` names the account to the refresh call.
 */
export const sessionKey = 'cholang-session';

export type StoredSession = { accessToken: string; refreshToken: string; username: string };

const listeners = new Set<() => void>();
let remembered: { text: string | null; session: StoredSession | undefined } = {
  text: null,
  session: undefined,
};

/** Storage may be closed to us (private windows); the session then lasts as long as the page. */
let inMemory: string | null | undefined;

function readText(): string | null {
  if (inMemory !== undefined) return inMemory;
  try {
    return localStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

function parse(text: string | null): StoredSession | undefined {
  if (!text) return undefined;
  try {
    const { accessToken, refreshToken, username } = JSON.parse(text) as Partial<StoredSession>;
    if (typeof accessToken !== 'string') return undefined;
    // Without it the session lasts as long as its access token; then it says so and is over.
    return {
      accessToken,
      refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
      username: typeof username === 'string' ? username : '',
    };
  } catch {
    return undefined;
  }
}

/** The same object until the stored text changes, as React's stores want it. */
export function readSession(): StoredSession | undefined {
  const text = readText();
  if (text !== remembered.text) remembered = { text, session: parse(text) };
  return remembered.session;
}

function store(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(sessionKey);
    else localStorage.setItem(sessionKey, text);
  } catch {
    inMemory = text;
  }
  for (const listener of listeners) listener();
}

export const writeSession = (session: StoredSession): void => store(JSON.stringify(session));

/** True when there was something to clear, be it a session or what is left of one. */
export function clearSession(): boolean {
  const wasThere = readText() !== null;
  if (wasThere) store(null);
  return wasThere;
}

function hearOtherTabs({ key }: StorageEvent): void {
  // A null key means the whole storage was cleared.
  if (key !== sessionKey && key !== null) return;
  for (const listener of listeners) listener();
}

/** Called after every change of the session, in this tab or another. */
export function subscribeSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hearOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', hearOtherTabs);
  };
}
