import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { LiveMessage } from '#shared/events/live-events.ts';
import { marketRoom } from '#shared/live/market-room.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { liveKeys } from './live-keys.ts';
import { chunkItem } from './room-chunks.ts';
import { maxTries, unnumbered } from './rooms.ts';

/** Maximum number of ids in a hint, to keep messages small. */
const maxNamed = 300;

/** Age after which a hint's own message must be lost or stuck in the queue. */
const overdueMilliseconds = 60_000;

const WaitingHint = z.object({
  hintId: z.string(),
  message: LiveMessage,
  openedAt: z.string(),
  version: z.int(),
});
type WaitingHint = z.output<typeof WaitingHint>;

/** The row has no TTL, so that its content is sent however late. */
const gatheredItem = (gathered: WaitingHint) => ({
  ...liveKeys.gathered(gathered.message.type),
  ...gathered,
  entity: 'gathered-hint',
  hint: gathered.message.type,
});

const opened = ({ now }: Context, message: LiveMessage) =>
  gatheredItem({ hintId: randomUUID(), message, openedAt: now().toISOString(), version: 1 });

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

/** Turns the waiting hint into the first chunk for the shared room; the table's stream delivers it. */
const tellNow = (context: Context, { hintId: id, message }: WaitingHint): Operation =>
  create(chunkItem(context, { said: unnumbered(context, marketRoom, { ...message, id }), nth: 1 }));

const isOverdue = ({ now }: Context, { openedAt }: WaitingHint): boolean =>
  now().getTime() - Date.parse(openedAt) > overdueMilliseconds;

/** Operations for a new message. A full or overdue hint is sent, and it begins the next. */
function writesOf(
  context: Context,
  open: WaitingHint | undefined,
  message: LiveMessage,
): Operation<'moved'>[] {
  if (!open) return [create(opened(context, message), { refusal: 'moved' })];
  const guard = { when: { hintId: open.hintId, version: open.version }, refusal: 'moved' } as const;
  const merged = mergeHints(open.message, message);
  if (namedBy(merged) > maxNamed || isOverdue(context, open))
    return [put(opened(context, message), guard), tellNow(context, open)];
  return [put(gatheredItem({ ...open, message: merged, version: open.version + 1 }), guard)];
}

/**
 * Adds a message for everybody to the waiting hint of its event type. A repeated message adds nothing; one that
 * comes after the hint was sent starts the next hint.
 */
export async function gatherHint(context: Context, message: LiveMessage): Promise<void> {
  const { table } = context;
  await retry(
    async () => {
      const open = await table.get(liveKeys.gathered(message.type), WaitingHint);
      const refusal = await table.write(writesOf(context, open, message));
      return refusal ? retryOn(refusal) : undefined;
    },
    { tries: maxTries },
  );
}

/** Sends a hint when its waiting time is over, unless that was done already. */
export async function sendGatheredHints(
  context: Context,
  { hint, hintId }: { hint: string; hintId: string },
): Promise<void> {
  const { table } = context;
  const key = liveKeys.gathered(hint);
  await retry(
    async () => {
      const open = await table.get(key, WaitingHint);
      if (open?.hintId !== hintId) return undefined;
      const refusal = await table.write([
        remove(key, { when: { hintId, version: open.version }, refusal: 'moved' }),
        tellNow(context, open),
      ]);
      return refusal ? retryOn(refusal) : undefined;
    },
    { tries: maxTries },
  );
}
