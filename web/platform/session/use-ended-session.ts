import { useRemembered } from '../memory/remembered.ts';
import { endedSession, type EndReason } from '../api/ended-session.ts';
import { useSession } from './use-session.ts';

/** Why the session ended, as long as nobody signed in again. */
export function useEndReason(): EndReason | undefined {
  const ended = useRemembered(endedSession);
  const { state } = useSession();
  return state === 'signed-out' ? ended?.reason : undefined;
}
