import type { LiveEvent } from './live-event.ts';
import { renewSession } from '../api/renew-session.ts';
import { readSession, type StoredSession } from '../api/stored-session.ts';

/** Returns the session id from the token. It is not verified; only the server can do that. */
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

/** Renews the tokens of an ended or outdated session at once; a refusal signs out all tabs. */
export function onSessionRevoked(event: LiveEvent): void {
  const session = readSession();
  if (session && concerns(event, session)) void renewSession(session).catch(() => undefined);
}
