import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { endedSession, type EndedSession } from '../api/ended-session.ts';
import { meKey } from './me-query.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { toast } from '../feedback/toast.ts';
import { i18n } from '../i18n/i18n.ts';
import { goTo } from '../navigation/go-to.ts';

/** First key segments of public data; all other data belongs to the signed-in user. */
const publicKeys: readonly unknown[] = ['catalogue'];

/**
 * Handles a change of user (signing in or out, here or in another tab). The previous user's data is deleted
 * from the cache and the guards of the open page run again. The tab's memory is cleared when a member leaves,
 * but a guest keeps it on signing in. A user whose session ended without a sign-out is told, and finds it again
 * after signing in as the same member. Renewed tokens of the same user change nothing.
 */
export function followSession(queryClient: QueryClient, router: AnyRouter): () => void {
  let person = readSession()?.username;
  /** The user to whom the tab's memory belongs. */
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

/** Tells whether the cached account is the new user's: a login stores it before its tokens. */
function isOf(queryClient: QueryClient, username: string): boolean {
  const me = queryClient.getQueryData<{ referenceId: string }>(meKey);
  return me?.referenceId === username;
}

function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is inaccessible, so there is nothing to clear.
  }
}

/** Pages that show this message themselves. */
const tellingPages = ['/login', '/e-commerce/checkout'];

/** Says on all other pages that the session ended, with a link to sign in and return there. */
function tellSessionEnded(
  { reason }: EndedSession,
  { pathname, href }: { pathname: string; href: string },
): void {
  if (tellingPages.includes(pathname)) return;
  const address = `/login?${new URLSearchParams({ callbackUrl: href }).toString()}`;
  toast.error(i18n.t(`sessionEnded.${reason}.title`), {
    description: i18n.t(`sessionEnded.${reason}.hint`),
    action: { label: i18n.t('sessionEnded.signIn'), onClick: () => goTo(address) },
  });
}
