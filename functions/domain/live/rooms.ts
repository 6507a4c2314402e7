import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { LiveEvent, type LiveMessage } from '#shared/events/live-events.ts';
import { mostRoomEvents } from '#shared/live/live.contract.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, upsert } from '#functions/platform/table/table-operations.ts';
import { liveKeys } from './live-keys.ts';

const eventSeconds = 24 * 3600;

const Room = z.object({ sequence: z.int() });
const StoredEvent = z.object({ event: LiveEvent });
/** Under which number something was said; the version before did not keep it. */
const Seen = z.object({ sequence: z.int().optional() });
const Member = z.object({
  connectionId: z.string(),
  sessionId: z.string().optional(),
  role: z.enum(roles).optional(),
});
export type RoomMember = z.infer<typeof Member>;

async function saidBefore({ table }: Context, room: string, id: string): Promise<LiveEvent | undefined> {
  const seen = await table.get(liveKeys.seen(room, id), Seen);
  if (seen?.sequence === undefined) return undefined;
  return (await table.get(liveKeys.event(room, seen.sequence), StoredEvent))?.event;
}

/**
 * Gives an event the room's next number and keeps it for a day, so that a client that was away can ask what it missed.
 * What the room has already said keeps the number it has: a message that comes again goes on where it failed.
 */
export async function say(
  context: Context,
  { room, message }: { room: string; message: LiveMessage },
): Promise<LiveEvent | undefined> {
  const { table, now } = context;
  const roomKey = liveKeys.room(room);
  return retry(async () => {
    const known = await table.get(roomKey, Room);
    const at = now();
    const sequence = (known?.sequence ?? 0) + 1;
    const said: LiveEvent = { ...message, room, sequence, at: at.toISOString() };
    const expiresAt = secondsAfter(at, eventSeconds);
    const refusal = await table.write([
      create(
        { ...liveKeys.seen(room, message.id), entity: 'seen', sequence, expiresAt },
        { refusal: 'repeat' },
      ),
      upsert(roomKey, { set: { sequence, entity: 'room' } }),
      // Each number is given once: whoever counted from too early finds theirs taken.
      create(
        { ...liveKeys.event(room, sequence), entity: 'room-event', event: said, expiresAt },
        { refusal: 'late' },
      ),
    ]);
    if (!refusal) return said;
    return refusal === 'repeat' ? saidBefore(context, room, message.id) : again;
  });
}

const mostLately = 20;

/** What was said after a number, in order; without one, what was said last. */
export async function whatWasSaid(
  { table, now }: Context,
  { room, after }: { room: string; after: number | undefined },
): Promise<{ data: LiveEvent[]; latest: number; now: string }> {
  const isLately = after === undefined;
  const { items } = await table.list(
    {
      pk: liveKeys.roomPartition(room),
      between: [liveKeys.event(room, (after ?? 0) + 1).sk, 'EVENT#~'],
      limit: isLately ? mostLately : mostRoomEvents,
      newestFirst: isLately,
    },
    StoredEvent,
  );
  const data = (isLately ? items.toReversed() : items).map(({ event }) => event);
  return { data, latest: data.at(-1)?.sequence ?? after ?? 0, now: now().toISOString() };
}

const membersAtOnce = 250;

/** Lists the members of a room page by page, because a large room does not fit into one read. */
export const listMembers = ({ table }: Context, room: string, cursor?: string) =>
  table.list(
    { pk: liveKeys.roomPartition(room), startsWith: 'CONNECTION#', limit: membersAtOnce, cursor },
    Member,
  );

/** Everybody in a room, so many at a time. */
export async function* connectionsIn(context: Context, room: string): AsyncGenerator<RoomMember[]> {
  let cursor: string | undefined;
  do {
    const slice = await listMembers(context, room, cursor);
    yield slice.items;
    ({ cursor } = slice);
  } while (cursor);
}
