import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { LiveEvent, type LiveMessage } from '#shared/events/live-events.ts';
import { mostRoomEvents } from '#shared/live/live.contract.ts';
import { lookAgain, retry } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, upsert } from '#functions/platform/table/table-operations.ts';
import { liveKeys } from './live-keys.ts';

const eventSeconds = 24 * 3600;

const Room = z.object({ sequence: z.int() });
const StoredEvent = z.object({ event: LiveEvent });
/** Of what was said only this is needed to number what comes next, whoever wrote it. */
const SaidBefore = z.object({ event: z.object({ id: z.string(), sequence: z.int(), at: z.string() }) });
const Member = z.object({
  connectionId: z.string(),
  sessionId: z.string().optional(),
  role: z.enum(roles).optional(),
});
export type RoomMember = z.infer<typeof Member>;

/** A message comes again within minutes: so far back it is looked for among what its room said. */
const tailLength = 25;

/** What a room said last, newest first. */
async function tailOf({ table }: Context, room: string): Promise<z.infer<typeof SaidBefore>['event'][]> {
  const between = [liveKeys.event(room, 0).sk, 'EVENT#~'] as const;
  const { items } = await table.query(
    { pk: liveKeys.roomPartition(room), between: [...between], limit: tailLength, newestFirst: true },
    SaidBefore,
  );
  return items.map(({ event }) => event);
}

/** Numbers are set aside so many at a time: most events write nothing but their own row. */
const numbersAtOnce = 10;

/** Of all who speak in one room at once one gets through each round: a queue may bring as many as it gathered. */
const mostRounds = 40;

const endOfNumbers = (sequence: number): number => Math.ceil(sequence / numbersAtOnce) * numbersAtOnce;

/** The number a room gave last; after a day of silence the last it may have given. */
async function lastNumber({ table }: Context, room: string, newest: number | undefined): Promise<number> {
  return newest ?? endOfNumbers((await table.get(liveKeys.room(room), Room))?.sequence ?? 0);
}

/** What is set aside outlives what was said, and never becomes less: of two at once the later may be here first. */
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
 * Gives an event the room's next number and keeps it for a day, so that a client that was away can ask what it missed.
 * The row of a number is made once: whoever comes too late for one looks again, and finds there what somebody else said,
 * or their own message that came twice. What the room has already said keeps the number it has.
 */
export async function say(
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
      return refusal ? lookAgain(refusal) : said;
    },
    { tries: mostRounds },
  );
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
