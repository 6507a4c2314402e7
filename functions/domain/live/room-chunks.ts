import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { LiveEvent } from '#shared/events/live-events.ts';
import { RoomHint } from '#shared/live/room-hint.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { log } from '#functions/platform/log.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, type Item, put, update } from '#functions/platform/table/table-operations.ts';
import { dropConnection } from './connections.ts';
import { dropEnded, EndEvent, type HangUpContext } from './drop-ended.ts';
import { liveKeys } from './live-keys.ts';
import { listMembers, type RoomMember, currentMembers } from './rooms.ts';

export type LiveContext = HangUpContext & {
  post: (connectionId: string, message: unknown) => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
};

/** Lifetime of chunks; longer than a message is retried. */
const chunkSeconds = 24 * 3600;

const Frame = z.union([LiveEvent, RoomHint]);
export type Frame = z.output<typeof Frame>;

/** Message for every socket of a room. With `end`, those sockets are closed after it. */
const Announcement = z.object({ said: Frame, end: EndEvent.optional() });
export type Announcement = z.output<typeof Announcement>;

const Chunk = Announcement.extend({
  nth: z.int(),
  /** Last connection of the previous chunk. */
  after: z.string().optional(),
  /** Connections that were not reached in the previous attempt. */
  left: z.array(z.string()).optional(),
});
type Chunk = z.output<typeof Chunk>;

const keyOf = ({ said: { room, id }, nth }: Pick<Chunk, 'said' | 'nth'>) => liveKeys.chunk(room, id, nth);

/** Item of a chunk. Writing it triggers its message; `begunAs` makes each attempt a new one. */
export const chunkItem = ({ now }: Context, chunk: Chunk): Item => ({
  ...keyOf(chunk),
  ...chunk,
  entity: 'room-chunk',
  room: chunk.said.room,
  begunAs: randomUUID(),
  expiresAt: secondsAfter(now(), chunkSeconds),
});

/**
 * Passes the rest of the room on as a message of its own before this chunk is sent, so that the rest need not
 * wait. A repeated chunk finds the rest passed on and ends at the same place, whoever joined meanwhile.
 */
async function handOn(context: Context, chunk: Chunk, members: RoomMember[]): Promise<RoomMember[]> {
  const { said, end, nth, after } = chunk;
  const next = { said, end, nth: nth + 1, after: members.at(-1)?.connectionId };
  const refusal = await context.table.write([create(chunkItem(context, next), { refusal: 'handed on' })]);
  if (!refusal) return members;
  const upTo = (await context.table.get(keyOf(next), Chunk))?.after;
  return (await listMembers(context, said.room, { after, upTo })).members;
}

async function membersOf(context: Context, chunk: Chunk): Promise<RoomMember[]> {
  const { said, after, left } = chunk;
  if (left) return currentMembers(context, said.room, left);
  const { members, isLast } = await listMembers(context, said.room, { after });
  return isLast ? members : handOn(context, chunk, members);
}

async function reachOne(
  context: LiveContext,
  { said, end }: Announcement,
  member: RoomMember,
): Promise<void> {
  if (!(await context.post(member.connectionId, said))) await dropConnection(context, member.connectionId);
  // The socket is closed after the message, so that its page knows the reason.
  if (end) await dropEnded(context, end, member);
}

/** Number of parallel calls; the client has that many connections. */
const callsAtOnce = 50;

/** Sends a chunk. A failing connection stops no other; those not reached are returned. */
async function reach(context: LiveContext, sent: Chunk): Promise<string[]> {
  const failures: { id: string; error: unknown }[] = [];
  const tryOne = (member: RoomMember) =>
    reachOne(context, sent, member).catch((error: unknown) => {
      failures.push({ id: member.connectionId, error });
    });
  for (const members of chunk(await membersOf(context, sent), callsAtOnce))
    await Promise.all(members.map(tryOne));
  const [first] = failures;
  if (first) {
    const { room, id: eventId } = sent.said;
    log.warn('connections were not reached', { room, eventId, count: failures.length, error: first.error });
  }
  return failures.map(({ id }) => id);
}

/**
 * Sends an event to a room. A room that fits into one chunk and is reached needs no stored row. Connections
 * that were not reached become a chunk of their own, which is retried without sending to the others again.
 */
export async function sendToRoom(context: LiveContext, announcement: Announcement): Promise<void> {
  const first = { ...announcement, nth: 1 };
  const left = await reach(context, first);
  if (left.length > 0) await context.table.write([put(chunkItem(context, { ...first, left }))]);
}

/** Sends a chunk that was passed on, or retries the connections that were not reached. */
export async function continueRoom(
  context: LiveContext,
  { room, chunk: sk }: { room: string; chunk: string },
): Promise<void> {
  const key = { pk: liveKeys.roomPartition(room), sk };
  const chunk = await context.table.get(key, Chunk);
  if (!chunk) return;
  const left = await reach(context, chunk);
  await context.table.write([update(key, { set: { left } })]);
  if (left.length > 0)
    throw new Error(`${left.length} connections are yet to be told; the chunk comes again`);
}
