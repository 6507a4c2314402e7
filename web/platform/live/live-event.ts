import type { LiveEvent as Event } from '#shared/events/live-events.ts';
import type { RoomHint } from '#shared/live/room-hint.ts';

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

/** Returns the name of the room that a frame confirms this connection has joined. */
export function joinedRoom(data: unknown): string | undefined {
  try {
    const answer = JSON.parse(String(data)) as { type?: unknown; room?: unknown; success?: unknown } | null;
    return answer?.type === 'joined' && answer.success === true && typeof answer.room === 'string'
      ? answer.room
      : undefined;
  } catch {
    return undefined;
  }
}

/** Parses a hint, which has no type: that there is something newer in a room. */
export function readHint(data: unknown): RoomHint | undefined {
  try {
    const value = JSON.parse(String(data)) as (Partial<RoomHint> & { type?: unknown }) | null;
    const isHint =
      value?.type === undefined && typeof value?.room === 'string' && typeof value.latest === 'string';
    return isHint ? (value as RoomHint) : undefined;
  } catch {
    return undefined;
  }
}
