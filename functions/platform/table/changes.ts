import { AsyncLocalStorage } from 'node:async_hooks';
import { changeSeconds, changeToken, maxChanges } from '#shared/contract/change-tokens.ts';
import { idsSince } from '#shared/values/ids.ts';

type Change = { feed: string; id: string };

/** The newest change in each feed that this invocation made, or that its caller reported. */
export type Changes = { made: Map<string, string>; known: Map<string, string> };

const storage = new AsyncLocalStorage<Changes>();

const token = /^([a-z-]+\.\d+)\.([0-9A-HJKMNP-TV-Z]{26})$/;

function note(changes: Map<string, string>, { feed, id }: Change): void {
  if (id > (changes.get(feed) ?? '')) changes.set(feed, id);
}

/** Parses the changes that a header names. */
export const readChanges = (said: string | undefined): Change[] =>
  (said?.split(',', maxChanges) ?? []).flatMap((one) => {
    const [, feed, id] = token.exec(one.trim()) ?? [];
    return feed && id ? [{ feed, id }] : [];
  });

/**
 * Reads the changes that a caller reports. Those that are too old or in the future are ignored, as waiting for
 * them is useless.
 */
export function newChanges(said: string | undefined, now: number): Changes {
  const [oldest, latest] = [idsSince(now - changeSeconds * 1000), idsSince(now + 2000)];
  const known = new Map<string, string>();
  for (const change of readChanges(said)) if (change.id >= oldest && change.id <= latest) note(known, change);
  return { made: new Map(), known };
}

export const withChanges = <T>(changes: Changes, work: () => T): T => storage.run(changes, work);

/** Records a change; called only for writes that succeeded. */
export function noteChange(change: Change): void {
  const changes = storage.getStore();
  if (changes) note(changes.made, change);
}

/**
 * True while a caller waits for a response and can say which changes it must include; never for workers and
 * schedules.
 */
export const isAnswering = (): boolean => storage.getStore() !== undefined;

/** Returns the newest change of a feed that the current response must include. */
export function newestChange(feed: string): string | undefined {
  const { made, known } = storage.getStore() ?? {};
  const [own = '', told = ''] = [made?.get(feed), known?.get(feed)];
  return (own > told ? own : told) || undefined;
}

/**
 * Builds the response header. If there are too many changes, it names the newest, which other readers see last.
 */
export const serialiseChanges = ({ made }: Changes): string | undefined =>
  [...made]
    .toSorted(([, a], [, b]) => (a > b ? -1 : 1))
    .slice(0, maxChanges)
    .map(([feed, id]) => changeToken({ feed, id }))
    .join(',') || undefined;
