import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { LiveEvent, type LiveMessage } from '#shared/events/live-events.ts';
import { mostRoomEvents } from '#shared/live/live.contract.ts';
import { inPieces } from '#functions/platform/in-pieces.ts';
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

/** One batch read of the table takes at most this many keys. */
const keysPerRead = 100;

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

/** Writers to one room compete, and each attempt lets one of them through; a queue may bring this many at once. */
export const maxTries = 40;

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
    { tries: maxTries },
  );
}

/** What a room says that counts nothing. */
export const unnumbered = ({ now }: Context, room: string, message: LiveMessage): LiveEvent => ({
  ...message,
  room,
  sequence: 0,
  at: now().toISOString(),
});

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

/** So many are told in one go: each takes a call to the gateway, and a run has a minute for ten messages. */
const membersAtOnce = 250;

/** A part of a room, by the ids of its connections; without an end it is as large as what is told in one go. */
type Range = { after?: string | undefined; upTo?: string | undefined };

/**
 * Lists the members of a room chunk by chunk, because a large room does not fit into one read or one run. A chunk begins
 * behind an id and not at a cursor of the table, so that it begins at the same place whoever comes and goes meanwhile.
 */
export async function listMembers(
  { table }: Context,
  room: string,
  { after, upTo }: Range = {},
): Promise<{ members: RoomMember[]; isLast: boolean }> {
  const { sk: first } = liveKeys.member(room, '');
  const between: [string, string] = [
    // A space is below every character of an id.
    after === undefined ? first : `${liveKeys.member(room, after).sk} `,
    liveKeys.member(room, upTo ?? '~').sk,
  ];
  const asked = { pk: liveKeys.roomPartition(room), between, ...(!upTo && { limit: membersAtOnce }) };
  let { items, cursor } = await table.list(asked, Member);
  // Rows that ran out are still counted where a page ends.
  while (items.length === 0 && cursor) ({ items, cursor } = await table.list({ ...asked, cursor }, Member));
  return { members: items, isLast: !cursor };
}

/** Those of some connections that still stand in a room. */
export async function stillIn(
  { table }: Context,
  room: string,
  connectionIds: string[],
): Promise<RoomMember[]> {
  const found: RoomMember[] = [];
  for (const ids of inPieces(connectionIds, keysPerRead)) {
    const members = await table.getMany(ids.map((id) => [liveKeys.member(room, id), Member] as const));
    found.push(...members.filter((member) => member !== undefined));
  }
  return found;
}
