import { liveEvents } from './live-events.ts';

/** Roots of the browser's query keys that become outdated, by event. */
export const staleAfter: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  liveEvents.map(({ type, live }) => [type, live.stale]),
);

/** Field with the records' ids, by event; only for events about single records. */
export const onlyOf: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  liveEvents.map(({ type, live }) => [type, live.only]),
);
