import { listenersOf, type LiveEvent, LiveMessage } from '#shared/events/live-events.ts';
import type { EventFor } from '#shared/events/registry.ts';
import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { dropGone } from './connections.ts';
import { isKept } from './live-keys.ts';
import { dropEnded } from './drop-ended.ts';
import { type RoomMember, say } from './rooms.ts';
import { tellRoom } from './tell-room.ts';
import { roomOf } from './which-room.ts';

export type LiveContext = Context & {
  post: (connectionId: string, message: unknown) => Promise<boolean>;
  hangUp: (connectionId: string) => Promise<void>;
};

async function roomsFor(context: Context, event: EventFor<'live'>): Promise<string[]> {
  const rooms = await Promise.all(listenersOf(event).map((listener) => roomOf(context, listener)));
  return rooms.filter((room) => room !== undefined);
}

const unnumbered = ({ now }: Context, room: string, message: LiveMessage): LiveEvent => ({
  ...message,
  room,
  sequence: 0,
  at: now().toISOString(),
});

async function tell(context: LiveContext, room: string, message: LiveMessage): Promise<void> {
  const said = isKept(room) ? await say(context, { room, message }) : unnumbered(context, room, message);
  const tellOne = async ({ connectionId }: RoomMember) => {
    if (!(await context.post(connectionId, said))) await dropGone(context, connectionId);
  };
  await tellRoom(context, { room, eventId: message.id }, tellOne);
}

/**
 * Tells rooms what changed, and forgets the connections that are gone. A connection or room that fails holds up no other;
 * the message comes again for it, and a hint heard twice does no harm.
 */
export async function pushLive(context: LiveContext, event: EventFor<'live'>): Promise<void> {
  const [rooms, message] = [await roomsFor(context, event), LiveMessage.parse(event)];
  allOrThrow(await Promise.allSettled(rooms.map((room) => tell(context, room, message))));
  // Whoever is hung up on was told why before.
  await dropEnded(context, event);
}
