import { listenersOf, LiveMessage } from '#shared/events/live-events.ts';
import type { EventFor } from '#shared/events/registry.ts';
import { marketRoom } from '#shared/live/market-room.ts';
import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { EndEvent } from './drop-ended.ts';
import { gatherHint, sendGatheredHints } from './gather-hints.ts';
import { keepsEvents } from './live-keys.ts';
import { continueRoom, type LiveContext, sendToRoom } from './room-chunks.ts';
import { publish, unnumbered } from './rooms.ts';
import { roomOf } from './find-room.ts';

async function roomsFor(context: Context, event: EventFor<'live'>): Promise<string[]> {
  const rooms = await Promise.all(listenersOf(event).map((listener) => roomOf(context, listener)));
  return rooms.filter((room) => room !== undefined);
}

const isEnd = (event: EventFor<'live'>): event is EndEvent =>
  event.type === 'session.ended' || event.type === 'standing.changed';

async function tell(context: LiveContext, room: string, event: EventFor<'live'>): Promise<void> {
  const message = LiveMessage.parse(event);
  if (room === marketRoom) return gatherHint(context, message);
  const said = keepsEvents(room)
    ? await publish(context, { room, message })
    : unnumbered(context, room, message);
  await sendToRoom(context, { said, end: isEnd(event) ? event : undefined });
}

/**
 * Sends an event to its rooms and removes connections that are gone. A failing room does not stop the others;
 * the message is retried for it, and a repeated hint does no harm.
 */
export async function pushLive(context: LiveContext, event: EventFor<'live'>): Promise<void> {
  if (event.type === 'room.continued') return continueRoom(context, event);
  if (event.type === 'hint.gathered') return sendGatheredHints(context, event);
  const rooms = await roomsFor(context, event);
  allOrThrow(await Promise.allSettled(rooms.map((room) => tell(context, room, event))));
}
