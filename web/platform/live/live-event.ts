import type { LiveEvent as Event } from '#shared/events/live-events.ts';

export type LiveEvent = Event;

/** Frames are small hints; one that is no event of ours (an answer to a ping) is passed over. */
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
