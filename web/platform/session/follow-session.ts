import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { meKey } from './me-query.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { forgetAllOwn } from './own-memory.ts';

/** Keys that begin so hold what everybody may see; all others belong to the one who was signed in. */
const publicKeys: readonly unknown[] = ['catalogue'];

/**
 * When the person changes (signing in or out, here or in another tab), what the last one could see is forgotten
 * and the guards of the open page are asked again; what a member said in this tab goes with them, a guest keeps theirs
 * as a member. Renewed tokens of the same person change nothing.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter): () => void {
  let person = readSession()?.username;
  return subscribeSession(() => {
    const now = readSession()?.username;
    if (now === person) return;
    if (person !== undefined) forgetAllOwn();
    person = now;
    queryClient.removeQueries({
      predicate: ({ queryKey }) =>
        !publicKeys.includes(queryKey[0]) &&
        !(now !== undefined && queryKey[0] === meKey[0] && isOf(queryClient, now)),
    });
    void router.invalidate();
  });
}

/** A login answers with the account before its tokens are stored: that answer is already the new person's. */
function isOf(queryClient: QueryClient, username: string): boolean {
  const me = queryClient.getQueryData<{ referenceId: string }>(meKey);
  return me?.referenceId === username;
}
