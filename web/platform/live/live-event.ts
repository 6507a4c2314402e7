import type { LiveEvent as Event } from '#shared/events/live-events.ts';
import type { RoomKind } from '#shared/live/live.contract.ts';

export type LiveEvent = Event;

/** Parses a live event. Frames are small; one that is not an event (an answer to a ping) is ignored. */
export const LiveEvent = {
  read(data: unknown): Event | undefined {
    try {
      const value = JSON.parse(String(data)) as Partial<Event> | null;
      const known = typeof value?.type === 'string' && typeof value.sequence === 'number';
      return known ? (value as Event) : undefined;
    } catch {
      return undefined;
    }
  },
};

/** Tells whether a frame confirms that this connection has joined a room it asked for. */
export function isJoined(data: unknown, room: RoomKind): boolean {
  try {
    const answer = JSON.parse(String(data)) as { type?: unknown; room?: unknown; success?: unknown } | null;
    return answer?.type === 'joined' && answer.room === room && answer.success === true;
  } catch {
    return false;
  }
}
