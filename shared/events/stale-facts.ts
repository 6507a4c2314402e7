import { liveEvents } from './live-events.ts';

/** For each event, the roots of the browser's query keys that become outdated. */
export const staleAfter: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  liveEvents.map(({ type, live }) => [type, live.stale]),
);

/** For events about single records, the field with their ids. */
export const onlyOf: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  liveEvents.map(({ type, live }) => [type, live.only]),
);
