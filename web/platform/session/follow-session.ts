import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { endedSession } from '../api/ended-session.ts';
import { meKey } from './me-query.ts';
import { tellSessionEnded } from './tell-session-ended.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';

/** Keys that begin so hold what everybody may see; all others belong to the one who was signed in. */
const publicKeys: readonly unknown[] = ['catalogue'];

/**
 * When the person changes (signing in or out, here or in another tab), what the last one could see is forgotten
 * and the guards of the open page are asked again; what the tab remembers goes with a member who leaves, a guest
 * keeps it as a member. Somebody whose session ended by itself is told so, and finds it again as the same member.
 * Renewed tokens of the same person change nothing.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter): () => void {
  let person = readSession()?.username;
  /** Whose the tab's memory is. */
  let owner = person ?? endedSession.read()?.username;
  return subscribeSession(() => {
    const now = readSession()?.username;
    if (now === person) return;
    const ended = now === undefined ? endedSession.read() : undefined;
    const nextOwner = now ?? ended?.username;
    if (owner && owner !== nextOwner) forgetTab();
    owner = nextOwner;
    person = now;
    queryClient.removeQueries({
      predicate: ({ queryKey }) =>
        !publicKeys.includes(queryKey[0]) &&
        !(now !== undefined && queryKey[0] === meKey[0] && isOf(queryClient, now)),
    });
    const isSettled = router.invalidate();
    if (ended) void isSettled.then(() => tellSessionEnded(ended, router.state.location));
  });
}

/** A login answers with the account before its tokens are stored: that answer is already the new person's. */
function isOf(queryClient: QueryClient, username: string): boolean {
  const me = queryClient.getQueryData<{ referenceId: string }>(meKey);
  return me?.referenceId === username;
}

function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Closed to us: there is nothing in it.
  }
}
