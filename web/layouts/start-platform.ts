import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenOnline } from '../platform/code/when-online.ts';
import { connectNavigation, goTo } from '../platform/navigation/go-to.ts';
import { followSession } from '../platform/session/follow-session.ts';
import { readSession, subscribeSession } from '../platform/api/stored-session.ts';

let started = false;

/** Fetches the code of the live connection and of account features once a user is signed in. */
function listenWhenSignedIn(queryClient: QueryClient): void {
  const wasSignedIn = readSession() !== undefined;
  const listen = () => {
    if (!readSession()) return;
    unsubscribe();
    void follow();
  };
  const follow = async (): Promise<void> => {
    const code = await Promise.all([
      import('../platform/live/socket.ts'),
      import('../features/notifications/api/show-news-toast.ts'),
      import('../features/members/api/follow-preferences.ts'),
      import('../features/library/reader/api/reading-reports.ts'),
    ]).catch(() => undefined);
    if (code) {
      const [{ followLive }, { showNewsToast }, { followPreferences }, { followReading }] = code;
      followReading(queryClient);
      followPreferences(queryClient, !wasSignedIn);
      return void followLive(queryClient, (client, event) => showNewsToast(client, event, goTo));
    }
    // Live updates are not urgent; they start when the network is back.
    await whenOnline();
    return follow();
  };
  const unsubscribe = subscribeSession(listen);
  listen();
}

/** Stores an invitation code from any address; the sign-up page stores its own. */
function noteWhoInvited(): void {
  const code = new URLSearchParams(location.search).get('ref');
  if (!code) return;
  const noting = import('../platform/navigation/invitation.ts');
  noting.then(({ noteInvitation }) => noteInvitation(code)).catch(() => undefined);
}

function start(queryClient: QueryClient, router: AnyRouter): void {
  if (started) return;
  started = true;
  followSession(queryClient, router);
  connectNavigation((href) => void router.navigate({ href }));
  listenWhenSignedIn(queryClient);
  noteWhoInvited();
}

/** Starts the services that run as long as the application is open; every layout may call it. */
export function usePlatform(): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => start(queryClient, router), [queryClient, router]);
}
