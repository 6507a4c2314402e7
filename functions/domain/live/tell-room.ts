import * as z from 'zod';
import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { put } from '#functions/platform/table/table-operations.ts';
import { liveKeys } from './live-keys.ts';
import { listMembers, type RoomMember } from './rooms.ts';

/** Longer than a message comes again. */
const placeSeconds = 24 * 3600;

const Place = z.object({ cursor: z.string() });

type RoomEvent = { room: string; eventId: string };

async function readPlace({ table }: Context, { room, eventId }: RoomEvent): Promise<string | undefined> {
  return (await table.get(liveKeys.told(room, eventId), Place))?.cursor;
}

async function keepPlace(
  { table, now }: Context,
  { room, eventId }: RoomEvent,
  cursor: string,
): Promise<void> {
  const expiresAt = secondsAfter(now(), placeSeconds);
  await table.write([put({ ...liveKeys.told(room, eventId), entity: 'room-told', cursor, expiresAt })]);
}

/**
 * Tells everybody in a room, so many at a time. A large room takes longer than a run may: how far it was told is kept
 * behind each part, so a run that was cut short is gone on with, and nobody in those parts hears of the event twice. Once
 * somebody could not be told the place stays before them, and the rest are told all the same.
 */
export async function tellRoom(
  context: Context,
  event: RoomEvent,
  tellOne: (member: RoomMember) => Promise<void>,
): Promise<void> {
  const outcomes: PromiseSettledResult<void>[] = [];
  let members = await listMembers(context, event.room);
  // A room that fits into one part keeps no place: looking for one would cost each event a read.
  const place = members.cursor && (await readPlace(context, event));
  if (place) members = await listMembers(context, event.room, place);
  for (;;) {
    outcomes.push(...(await Promise.allSettled(members.items.map(tellOne))));
    if (!members.cursor) break;
    if (outcomes.every(({ status }) => status === 'fulfilled'))
      await keepPlace(context, event, members.cursor);
    members = await listMembers(context, event.room, members.cursor);
  }
  allOrThrow(outcomes);
}
