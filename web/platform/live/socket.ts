import type { QueryClient } from '@tanstack/react-query';
import { marketRoom } from '#shared/live/market-room.ts';
import { createTicket, listRoomEvents } from '#shared/live/live.contract.ts';
import { call } from '../api/call.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { heedEnd } from './heed-end.ts';
import { keepConnected } from './live-connection.ts';
import { refreshAfter } from './refresh-after.ts';
import { listenTo } from './room-listener.ts';
import { isOfStaffRoom, staffRoom } from './staff-room.ts';

async function address(): Promise<string> {
  const { ticket } = await call(createTicket);
  const origin = location.origin.replace(/^http/, 'ws');
  return `${origin}/ws?ticket=${encodeURIComponent(ticket)}`;
}

function listenAs(queryClient: QueryClient): () => void {
  const { hearLive, catchUp } = listenTo({
    ask: (after) =>
      call(listRoomEvents, { params: { room: 'user' }, query: after === undefined ? {} : { after } }),
    hear: (event) => {
      heedEnd(event);
      refreshAfter(queryClient, event);
    },
  });
  const staff = staffRoom(queryClient);
  const hangUp = keepConnected({
    address,
    onEvent: (event) => {
      if (isOfStaffRoom(event)) staff.hear(event);
      // What is said to everybody is counted apart, and is no loss to whoever was away: their pages ask anew in minutes.
      else if (event.room === marketRoom) refreshAfter(queryClient, event);
      else hearLive(event);
    },
    onOpen: async (say) => {
      await Promise.all([catchUp(), staff.enter(say)]);
    },
  });
  return () => {
    hangUp();
    staff.leave();
  };
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
