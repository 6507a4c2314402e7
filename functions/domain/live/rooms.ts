import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { LiveEvent, type LiveMessage } from '#shared/events/live-events.ts';
import { maxRoomEvents } from '#shared/live/live.contract.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { retryOn, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, upsert } from '#functions/platform/table/table-operations.ts';
import { liveKeys } from './live-keys.ts';

const eventSeconds = 24 * 3600;

const Room = z.object({ sequence: z.int() });
const StoredEvent = z.object({ event: LiveEvent });
/** Fields of earlier events that the numbering of the next one needs, whatever version wrote them. */
const SaidBefore = z.object({ event: z.object({ id: z.string(), sequence: z.int(), at: z.string() }) });
const Member = z.object({
  connectionId: z.string(),
  sessionId: z.string().optional(),
  role: z.enum(roles).optional(),
});
export type RoomMember = z.infer<typeof Member>;

/** Maximum number of keys in one batch read. */
const keysPerRead = 100;

/** Number of latest events in which a repeated message is looked for; messages repeat within minutes. */
const tailLength = 25;

/** Latest events of a room, newest first. */
async function tailOf({ table }: Context, room: string): Promise<z.infer<typeof SaidBefore>['event'][]> {
  const between = [liveKeys.event(room, 0).sk, 'EVENT#~'] as const;
  const { items } = await table.query(
    { pk: liveKeys.roomPartition(room), between: [...between], limit: tailLength, newestFirst: true },
    SaidBefore,
  );
  return items.map(({ event }) => event);
}

/** Sequence numbers are reserved in blocks of this size, so that most events write only their own row. */
const numbersAtOnce = 10;

/** Maximum attempts. Writers to one room compete, each attempt lets one win, a queue brings many. */
export const maxTries = 40;

const endOfNumbers = (sequence: number): number => Math.ceil(sequence / numbersAtOnce) * numbersAtOnce;

/** Last sequence number of a room. After a day without events it is the last reserved one. */
async function lastNumber({ table }: Context, room: string, newest: number | undefined): Promise<number> {
  return newest ?? endOfNumbers((await table.get(liveKeys.room(room), Room))?.sequence ?? 0);
}

/** Reserves a block of numbers. It never decreases, since of two writers the later may come first. */
async function setAside({ table }: Context, room: string, sequence: number): Promise<void> {
  if (sequence % numbersAtOnce !== 1) return;
  const end = endOfNumbers(sequence);
  await table.write([
    upsert(
      liveKeys.room(room),
      { set: { sequence: end, entity: 'room' } },
      { when: { sequence: { missingOrAtMost: end } }, refusal: 'more' },
    ),
  ]);
}

/**
 * Gives an event the next number of the room and keeps it for a day, so that clients can ask for events they
 * missed. Each number is created once: a writer that lost the race reads again and finds the other's event, or
 * its own from an earlier attempt. An event that is already stored keeps its number.
 */
export async function publish(
  context: Context,
  { room, message }: { room: string; message: LiveMessage },
): Promise<LiveEvent> {
  const { table, now } = context;
  return retry(
    async () => {
      const tail = await tailOf(context, room);
      const before = tail.find(({ id }) => id === message.id);
      if (before) return { ...message, room, sequence: before.sequence, at: before.at };
      const at = now();
      const sequence = (await lastNumber(context, room, tail[0]?.sequence)) + 1;
      const said: LiveEvent = { ...message, room, sequence, at: at.toISOString() };
      const expiresAt = secondsAfter(at, eventSeconds);
      await setAside(context, room, sequence);
      const refusal = await table.write([
        create(
          { ...liveKeys.event(room, sequence), entity: 'room-event', event: said, expiresAt },
          { refusal: 'taken' },
        ),
      ]);
      return refusal ? retryOn(refusal) : said;
    },
    { tries: maxTries },
  );
}

/** Event of a room without sequence numbers. */
export const unnumbered = ({ now }: Context, room: string, message: LiveMessage): LiveEvent => ({
  ...message,
  room,
  sequence: 0,
  at: now().toISOString(),
});

const maxRecentEvents = 20;

/** Events after a number, in order; without a number the latest ones. */
export async function listEventsAfter(
  { table, now }: Context,
  { room, after }: { room: string; after: number | undefined },
): Promise<{ data: LiveEvent[]; latest: number; now: string }> {
  const isLately = after === undefined;
  const { items } = await table.list(
    {
      pk: liveKeys.roomPartition(room),
      between: [liveKeys.event(room, (after ?? 0) + 1).sk, 'EVENT#~'],
      limit: isLately ? maxRecentEvents : maxRoomEvents,
      newestFirst: isLately,
    },
    StoredEvent,
  );
  const data = (isLately ? items.toReversed() : items).map(({ event }) => event);
  return { data, latest: data.at(-1)?.sequence ?? after ?? 0, now: now().toISOString() };
}

/** Connections per chunk: each is a call to the gateway, and ten messages share a minute. */
const membersAtOnce = 250;

/** Range of a room's connection ids. Without an end it has the size of a chunk. */
type Range = { after?: string | undefined; upTo?: string | undefined };

/**
 * Lists the members of a room chunk by chunk, because a large room does not fit into one read or run. A chunk
 * starts after an id rather than a table cursor, so that its start is stable while members come and go.
 */
export async function listMembers(
  { table }: Context,
  room: string,
  { after, upTo }: Range = {},
): Promise<{ members: RoomMember[]; isLast: boolean }> {
  const { sk: first } = liveKeys.member(room, '');
  const between: [string, string] = [
    // A space sorts before every character of an id.
    after === undefined ? first : `${liveKeys.member(room, after).sk} `,
    liveKeys.member(room, upTo ?? '~').sk,
  ];
  const asked = { pk: liveKeys.roomPartition(room), between, ...(!upTo && { limit: membersAtOnce }) };
  let { items, cursor } = await table.list(asked, Member);
  // Expired rows still count towards the size of a page.
  while (items.length === 0 && cursor) ({ items, cursor } = await table.list({ ...asked, cursor }, Member));
  return { members: items, isLast: !cursor };
}

/** Those of the given connections that are still in a room. */
export async function currentMembers(
  { table }: Context,
  room: string,
  connectionIds: string[],
): Promise<RoomMember[]> {
  const found: RoomMember[] = [];
  for (const ids of chunk(connectionIds, keysPerRead)) {
    const members = await table.getMany(ids.map((id) => [liveKeys.member(room, id), Member] as const));
    found.push(...members.filter((member) => member !== undefined));
  }
  return found;
}
