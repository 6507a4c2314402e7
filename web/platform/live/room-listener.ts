import type { ReplyOf } from '#shared/contract/route.ts';
import { type listRoomEvents, mostRoomEvents } from '#shared/live/live.contract.ts';
import type { LiveEvent } from './live-event.ts';

type Room = {
  /** What was said after a number; without one, what was said last. */
  ask: (after: number | undefined) => Promise<ReplyOf<typeof listRoomEvents>>;
  hear: (event: LiveEvent) => void;
};

/**
 * Hears everything a room says, live and, after each (re)connect, what was said meanwhile. What comes live while that is
 * still to be asked for does not count as all there was: behind it may be a gap.
 */
export function listenTo({ ask, hear }: Room) {
  let caughtUpTo: number | undefined;
  let asking = 0;
  let isCaughtUp = false;

  async function askOn(): Promise<boolean> {
    const { data, latest, now } = await ask(caughtUpTo);
    // The first time, only what was said since this page was asked for can have missed it.
    const isMissed = ({ at }: LiveEvent) => Date.parse(now) - Date.parse(at) <= performance.now();
    for (const event of caughtUpTo === undefined ? data.filter(isMissed) : data) hear(event);
    const isAll = caughtUpTo === undefined || data.length < mostRoomEvents;
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
    // Of two at once the later decides: it asks for what was said up to the newer connection.
    if (mine === asking) isCaughtUp = true;
  }

  return { hearLive, catchUp };
}
