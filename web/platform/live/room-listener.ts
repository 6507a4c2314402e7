import type { ReplyOf } from '#shared/contract/route.ts';
import { type listRoomEvents, maxRoomEvents } from '#shared/live/live.contract.ts';
import type { LiveEvent } from './live-event.ts';

type Room = {
  /** Returns the events after a sequence number; without one, the latest events. */
  ask: (after: number | undefined) => Promise<ReplyOf<typeof listRoomEvents>>;
  hear: (event: LiveEvent) => void;
};

/**
 * Receives all events of a room: live ones and, after each (re)connect, the missed ones. A live event that
 * arrives before the missed ones are loaded does not move the cursor, because events before it may be missing.
 */
export function listenTo({ ask, hear }: Room) {
  let caughtUpTo: number | undefined;
  let asking = 0;
  let isCaughtUp = false;

  async function askOn(): Promise<boolean> {
    const { data, latest, now } = await ask(caughtUpTo);
    // On the first load, only events since this page was requested can have been missed.
    const isMissed = ({ at }: LiveEvent) => Date.parse(now) - Date.parse(at) <= performance.now();
    for (const event of caughtUpTo === undefined ? data.filter(isMissed) : data) hear(event);
    const isAll = caughtUpTo === undefined || data.length < maxRoomEvents;
    caughtUpTo = Math.max(caughtUpTo ?? 0, latest);
    return isAll;
  }

  function hearLive(event: LiveEvent): void {
    if (isCaughtUp) caughtUpTo = Math.max(caughtUpTo ?? 0, event.sequence);
    hear(event);
  }

  async function catchUp(): Promise<void> {
    isCaughtUp = false;
    const mine = (asking += 1);
    let isAll = false;
    while (mine === asking && !isAll) isAll = await askOn();
    // If two loads overlap, the later one decides: it covers the newer connection.
    if (mine === asking) isCaughtUp = true;
  }

  return { hearLive, catchUp };
}
