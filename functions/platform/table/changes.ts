import { AsyncLocalStorage } from 'node:async_hooks';
import { changeSeconds, changeToken, mostChanges } from '#shared/contract/change-tokens.ts';
import { idsSince } from '#shared/values/ids.ts';

type Change = { feed: string; id: string };

/** The newest change in each feed that one invocation made, or that its caller knows of. */
export type Changes = { made: Map<string, string>; known: Map<string, string> };

const storage = new AsyncLocalStorage<Changes>();

const token = /^([a-z-]+\.\d+)\.([0-9A-HJKMNP-TV-Z]{26})$/;

function note(changes: Map<string, string>, { feed, id }: Change): void {
  if (id > (changes.get(feed) ?? '')) changes.set(feed, id);
}

/** The changes a header names. */
export const readChanges = (said: string | undefined): Change[] =>
  (said?.split(',', mostChanges) ?? []).flatMap((one) => {
    const [, feed, id] = token.exec(one.trim()) ?? [];
    return feed && id ? [{ feed, id }] : [];
  });

/** What a caller says has changed; nothing that is long past or yet to come can be waited for. */
export function newChanges(said: string | undefined, now: number): Changes {
  const [oldest, latest] = [idsSince(now - changeSeconds * 1000), idsSince(now + 2000)];
  const known = new Map<string, string>();
  for (const change of readChanges(said)) if (change.id >= oldest && change.id <= latest) note(known, change);
  return { made: new Map(), known };
}

export const withChanges = <T>(changes: Changes, work: () => T): T => storage.run(changes, work);

/** Called for what was written, not for what was refused. */
export function noteChange(change: Change): void {
  const changes = storage.getStore();
  if (changes) note(changes.made, change);
}

/** Whether somebody waits for an answer, who can say what it has to know of. Workers and schedules cannot. */
export const isAnswering = (): boolean => storage.getStore() !== undefined;

/** The change of a feed that an answer given now has to know of. */
export function awaitedChange(feed: string): string | undefined {
  const { made, known } = storage.getStore() ?? {};
  const [own = '', told = ''] = [made?.get(feed), known?.get(feed)];
  return (own > told ? own : told) || undefined;
}

/** For the answer's header: where there are too many, the newest, which others know of last. */
export const toldChanges = ({ made }: Changes): string | undefined =>
  [...made]
    .toSorted(([, a], [, b]) => (a > b ? -1 : 1))
    .slice(0, mostChanges)
    .map(([feed, id]) => changeToken({ feed, id }))
    .join(',') || undefined;
