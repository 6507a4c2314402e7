import type * as z from 'zod';
import { type Listener, oneOf } from './define-event.ts';
import { type EventFor, events } from './registry.ts';

/** What browsers hear of. */
export const liveEvents = events.filter((event) => 'live' in event);

/** What is to be said in rooms of an event. */
export const LiveMessage = oneOf(liveEvents.map(({ live }) => live.message));
export type LiveMessage = z.output<typeof LiveMessage>;

/** A hint that something changed, as a room said it: the client asks the API for the truth. */
export const LiveEvent = oneOf(liveEvents.map(({ live }) => live.spoken));
export type LiveEvent = z.output<typeof LiveEvent>;

export const listenersOf = (event: EventFor<'live'>): Listener[] =>
  liveEvents.find(({ type }) => type === event.type)?.live.listenersOf(event) ?? [];
