import type * as z from 'zod';
import type { Receivers } from '../rooms/define-room.ts';
import { oneOf } from './define-event.ts';
import { type EventFor, events } from './registry.ts';

/** All events that browsers receive. */
export const liveEvents = events.filter((event) => 'live' in event);

/** Message of an event that is to be sent to rooms. */
export const LiveMessage = oneOf(liveEvents.map(({ live }) => live.message));
export type LiveMessage = z.output<typeof LiveMessage>;

/** A message in a room. It only hints at a change; the client reads the present data from the API. */
export const LiveEvent = oneOf(liveEvents.map(({ live }) => live.spoken));
export type LiveEvent = z.output<typeof LiveEvent>;

export const receiversOf = (event: EventFor<'live'>): Receivers =>
  liveEvents.find(({ type }) => type === event.type)?.live.receiversOf(event) ?? [];
