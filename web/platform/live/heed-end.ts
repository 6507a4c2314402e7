import type { LiveEvent } from './live-event.ts';
import { renewSession } from '../api/renew-session.ts';
import { readSession, type StoredSession } from '../api/stored-session.ts';

/** The session these tokens belong to, as the token itself says; only the server knows whether it is so. */
function sessionIdOf({ accessToken }: StoredSession): string | undefined {
  try {
    const [, payload = ''] = accessToken.split('.');
    const said = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      sessionId?: string;
    };
    return said.sessionId;
  } catch {
    return undefined;
  }
}

function concerns(event: LiveEvent, session: StoredSession): boolean {
  if (event.type === 'standing.changed') return true;
  if (event.type !== 'session.ended') return false;
  const { sessionId, except } = event;
  const mine = sessionIdOf(session);
  return sessionId ? sessionId === mine : except !== mine;
}

/**
 * Heard that this session is over, or that its tokens say what was true before: they are traded for others at once. Who
 * has none to get is signed out, in all tabs.
 */
export function heedEnd(event: LiveEvent): void {
  const session = readSession();
  if (session && concerns(event, session)) void renewSession(session).catch(() => undefined);
}
