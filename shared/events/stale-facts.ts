import { liveEvents } from './live-events.ts';

/** For each event the roots of the answers a browser keeps that are no longer true. */
export const staleAfter: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  liveEvents.map(({ type, live }) => [type, live.stale]),
);

/** Where an event says it of some things alone: the field that names them by their ids. */
export const onlyOf: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  liveEvents.map(({ type, live }) => [type, live.only]),
);
