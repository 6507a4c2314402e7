import { LiveMessage, receiversOf } from '#shared/events/live-events.ts';
import type { EventFor } from '#shared/events/registry.ts';
import type { Room } from '#shared/rooms/define-room.ts';
import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { sendRoomHint } from './broadcast.ts';
import type { EndEvent } from './drop-ended.ts';
import { gatherHint, sendGatheredHints } from './gather-hints.ts';
import { continueRoom, type LiveContext, sendToRoom } from './room-chunks.ts';
import { type RoomFinder, roomOf } from './room-access.ts';
import { publish, unnumbered } from './rooms.ts';

async function roomsFor(
  context: Context,
  event: EventFor<'live'>,
  finders: readonly RoomFinder[],
): Promise<Room[]> {
  const rooms = await Promise.all(receiversOf(event).map((receiver) => roomOf(context, receiver, finders)));
  return rooms.filter((room) => room !== null);
}

const isEnd = (event: EventFor<'live'>): event is EndEvent =>
  event.type === 'session.ended' || event.type === 'standing.changed';

async function tell(context: LiveContext, room: Room, event: EventFor<'live'>): Promise<void> {
  const message = LiveMessage.parse(event);
  if (room.gathered) return gatherHint(context, message);
  const said = room.numbered
    ? await publish(context, { room: room.name, message })
    : unnumbered(context, room.name, message);
  await sendToRoom(context, { said, end: isEnd(event) ? event : undefined });
}

/**
 * Sends an event to its rooms and removes connections that are gone. A failing room does not stop the others;
 * the message is retried for it, and a repeated hint does no harm.
 */
export async function pushLive(
  context: LiveContext,
  event: EventFor<'live'>,
  finders: readonly RoomFinder[] = [],
): Promise<void> {
  if (event.type === 'room.continued') return continueRoom(context, event);
  if (event.type === 'hint.gathered') return sendGatheredHints(context, event);
  if (event.type === 'room.hinted') return sendRoomHint(context, event);
  const rooms = await roomsFor(context, event, finders);
  allOrThrow(await Promise.allSettled(rooms.map((room) => tell(context, room, event))));
}
