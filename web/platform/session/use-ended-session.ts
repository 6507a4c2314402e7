import { useRemembered } from '../memory/remembered.ts';
import { endedSession, type EndReason } from '../api/ended-session.ts';
import { useSession } from './use-session.ts';

/** Returns why the session ended, until the next sign-in. */
export function useEndReason(): EndReason | undefined {
  const ended = useRemembered(endedSession);
  const { state } = useSession();
  return state === 'signed-out' ? ended?.reason : undefined;
}
