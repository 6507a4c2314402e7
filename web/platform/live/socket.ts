import type { QueryClient } from '@tanstack/react-query';
import { createTicket, listRoomEvents } from '#shared/live/live.contract.ts';
import { call } from '../api/call.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { keepConnected } from './live-connection.ts';
import type { LiveEvent } from './live-event.ts';
import { refreshAfter } from './refresh-after.ts';

async function address(): Promise<string> {
  const { ticket } = await call(createTicket);
  const origin = location.origin.replace(/^http/, 'ws');
  return `${origin}/ws?ticket=${encodeURIComponent(ticket)}`;
}

function listenAs(queryClient: QueryClient): () => void {
  let heard: number | undefined;
  const hear = (event: LiveEvent) => {
    heard = Math.max(heard ?? 0, event.sequence);
    refreshAfter(queryClient, event);
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
