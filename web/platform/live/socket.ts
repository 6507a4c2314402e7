import type { QueryClient } from '@tanstack/react-query';
import { createTicket, listRoomEvents } from '#shared/live/live.ts';
import { call } from '../api/call.ts';
import { meKey } from '../session/me-query.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { keepConnected } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';

/** Which answers an event makes stale. Events are hints: the truth is asked for again. */
const staleAfter: Record<LiveEvent['type'], readonly (readonly string[])[]> = {
  'account.changed': [meKey],
  'order.changed': [['orders'], ['payments']],
  'payment.changed': [['orders'], ['payments']],
};

async function address(): Promise<string> {
  const { ticket } = await call(createTicket);
  const origin = location.origin.replace(/^http/, 'ws');
  return `${origin}/ws?ticket=${encodeURIComponent(ticket)}`;
}

function listenAs(queryClient: QueryClient): () => void {
  let heard: number | undefined;
  const hear = ({ type, sequence }: Pick<LiveEvent, 'type' | 'sequence'>) => {
    heard = Math.max(heard ?? 0, sequence);
    // A newer server may say what this page does not know yet.
    for (const queryKey of staleAfter[type] ?? []) void queryClient.invalidateQueries({ queryKey });
  };
  const catchUp = async () => {
    const { data, latest, now } = await call(listRoomEvents, {
      params: { room: 'user' },
      query: heard === undefined ? {} : { after: heard },
    });
    // The first time, only what was said since this page was asked for can have missed it.
    const isMissed = ({ at }: LiveEvent) => Date.parse(now) - Date.parse(at) <= performance.now();
    for (const event of heard === undefined ? data.filter(isMissed) : data) hear(event);
    heard = Math.max(heard ?? 0, latest);
  };
  return keepConnected({
    address,
    onEvent: hear,
    // What cannot be caught up now is asked for by the next reconnect, or by the next visit.
    onOpen: () => void catchUp().catch(() => undefined),
  });
}

/** Listens while somebody is signed in; another person gets another socket. */
export function followLive(queryClient: QueryClient): () => void {
  let person: string | undefined;
  let hangUp: (() => void) | undefined;
  const follow = () => {
    const now = readSession()?.username;
    if (now === person) return;
    person = now;
    hangUp?.();
    hangUp = now === undefined ? undefined : listenAs(queryClient);
  };
  const unsubscribe = subscribeSession(follow);
  follow();
  return () => {
    unsubscribe();
    hangUp?.();
  };
}
