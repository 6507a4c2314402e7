import type { QueryClient } from '@tanstack/react-query';
import { everybodyRoom } from '#shared/rooms/common-rooms.ts';
import { createTicket, listRoomEvents } from '#shared/live/live.contract.ts';
import { call } from '../api/call.ts';
import { readSession, subscribeSession } from '../api/stored-session.ts';
import { contentRooms, followVisibility, isContentRoom } from './content-rooms.ts';
import { onSessionRevoked } from './on-session-revoked.ts';
import { lineState } from './line-state.ts';
import { keepConnected } from './live-connection.ts';
import { notificationRoom, type NewsEvent } from './notification-room.ts';
import { refreshAfter } from './refresh-after.ts';
import { listenTo } from './room-listener.ts';
import { isStaffEvent, staffRoom } from './staff-room.ts';

async function address(): Promise<string> {
  const { ticket } = await call(createTicket);
  const origin = location.origin.replace(/^http/, 'ws');
  return `${origin}/ws?ticket=${encodeURIComponent(ticket)}`;
}

/** Rooms keep events for a day. After a longer break all shown data may be outdated. */
const keptMilliseconds = 20 * 3_600_000;

/** Measures breaks by the wall clock, the only way to see how long a machine slept. */
function cutsOf(queryClient: QueryClient) {
  let heardAt = Date.now();
  return {
    hear: () => {
      heardAt = Date.now();
    },
    end: async () => {
      const isLong = Date.now() - heardAt > keptMilliseconds;
      heardAt = Date.now();
      if (isLong) await queryClient.invalidateQueries();
    },
  };
}

export type TellNews = (queryClient: QueryClient, event: NewsEvent) => void;

function listenAs(queryClient: QueryClient, tell: TellNews): () => void {
  const { hearLive, catchUp } = listenTo({
    ask: (after) =>
      call(listRoomEvents, { params: { room: 'user' }, query: after === undefined ? {} : { after } }),
    hear: (event) => {
      onSessionRevoked(event);
      refreshAfter(queryClient, event);
      news.hear(event);
    },
  });
  const news = notificationRoom(queryClient, (event) => tell(queryClient, event));
  const cuts = cutsOf(queryClient);
  const staff = staffRoom(queryClient);
  const unfollow = followVisibility();
  const hangUp = keepConnected({
    address,
    onEvent: (event) => {
      cuts.hear();
      if (isStaffEvent(event)) {
        staff.hear(event);
        news.hear(event);
      }
      // Events for everybody have a sequence of their own. Missing some is harmless: pages refetch their data
      // within minutes.
      else if (event.room === everybodyRoom().name) refreshAfter(queryClient, event);
      else if (isContentRoom(event.room)) {
        refreshAfter(queryClient, event);
        contentRooms.hearEvent(event);
      } else hearLive(event);
    },
    onHint: (hint) => {
      cuts.hear();
      contentRooms.hearHint(hint);
    },
    onJoined: (room) => (room === 'admin' ? staff.standIn() : contentRooms.confirm(room)),
    onOpen: async (say) => {
      lineState.stand();
      contentRooms.open(say);
      await Promise.all([catchUp(), staff.enter(say), cuts.end()]);
      news.catchUp();
    },
    onRest: lineState.lose,
  });
  return () => {
    hangUp();
    unfollow();
    contentRooms.close();
    staff.leave();
    news.stop();
    lineState.stand();
  };
}

/** Keeps a live connection while a user is signed in; another user gets another socket. */
export function followLive(queryClient: QueryClient, tell: TellNews): () => void {
  let person: string | undefined;
  let hangUp: (() => void) | undefined;
  const follow = () => {
    const now = readSession()?.username;
    if (now === person) return;
    person = now;
    hangUp?.();
    hangUp = now === undefined ? undefined : listenAs(queryClient, tell);
  };
  const unsubscribe = subscribeSession(follow);
  follow();
  return () => {
    unsubscribe();
    hangUp?.();
  };
}
