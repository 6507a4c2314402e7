import { LiveMessage } from '#shared/events/live-events.ts';
import { everybodyRoom } from '#shared/rooms/common-rooms.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { liveKeys } from './live-keys.ts';
import { unnumbered } from './rooms.ts';
import { addToHint, type HintRules, sendHint } from './waiting-hint.ts';

/** Maximum number of ids in a hint, to keep messages small. */
const maxNamed = 300;

const listsOf = (message: LiveMessage): [string, unknown[]][] =>
  Object.entries(message).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));

const namedBy = (message: LiveMessage): number =>
  listsOf(message).reduce((sum, [, ids]) => sum + ids.length, 0);

/** Newest change of each feed; lists that know it also know the earlier ones. */
function newestChanges(...said: (string | undefined)[]): string | undefined {
  const newest = new Map<string, string>();
  for (const token of said.flatMap((tokens) => tokens?.split(',') ?? [])) {
    const feed = token.slice(0, token.lastIndexOf('.'));
    if (token > (newest.get(feed) ?? '')) newest.set(feed, token);
  }
  return [...newest.values()].join(',') || undefined;
}

/** Merges two hints and removes duplicate ids. */
export function mergeHints(before: LiveMessage, next: LiveMessage): LiveMessage {
  const earlier = Object.fromEntries(listsOf(before));
  const lists = listsOf(next).map(([name, ids]): [string, unknown[]] => [
    name,
    [...new Set([...(earlier[name] ?? []), ...ids])],
  ]);
  const change = newestChanges(before.change, next.change);
  return LiveMessage.parse({ ...next, ...Object.fromEntries(lists), change });
}

/** The waiting hint for all users about one type of event. */
const hintFor = (context: Context, type: string): HintRules<LiveMessage> => ({
  key: liveKeys.gathered(type),
  message: LiveMessage,
  merge: mergeHints,
  isFull: (message) => namedBy(message) > maxNamed,
  fields: { entity: 'gathered-hint', hint: type },
  frame: (id, message) => unnumbered(context, everybodyRoom().name, { ...message, id }),
});

/** Adds a message for everybody to the waiting hint of its event type. */
export const gatherHint = (context: Context, message: LiveMessage): Promise<void> =>
  addToHint(context, hintFor(context, message.type), message);

export const sendGatheredHints = (
  context: Context,
  { hint, hintId }: { hint: string; hintId: string },
): Promise<void> => sendHint(context, hintFor(context, hint), hintId);
