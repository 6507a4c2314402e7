import { listenersOf, LiveMessage } from '#shared/events/live-events.ts';
import type { EventFor } from '#shared/events/registry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { disconnect } from './connections.ts';
import { connectionsIn, say } from './rooms.ts';
import { roomOf } from './which-room.ts';

type LiveContext = Context & { post: (connectionId: string, message: unknown) => Promise<boolean> };

async function roomsFor(context: Context, event: EventFor<'live'>): Promise<string[]> {
  const rooms = await Promise.all(listenersOf(event).map((listener) => roomOf(context, listener)));
  return rooms.filter((room) => room !== undefined);
}

async function tell(context: LiveContext, room: string, message: LiveMessage): Promise<void> {
  const said = await say(context, { room, message });
  if (!said) return;
  for await (const connectionIds of connectionsIn(context, room)) {
    await Promise.all(
      connectionIds.map(async (connectionId) => {
        if (!(await context.post(connectionId, said))) await disconnect(context, connectionId);
      }),
    );
  }
}

/** Tells rooms what changed, once, and forgets the connections that are gone. */
export async function pushLive(context: LiveContext, event: EventFor<'live'>): Promise<void> {
  const [rooms, message] = [await roomsFor(context, event), LiveMessage.parse(event)];
  await Promise.all(rooms.map((room) => tell(context, room, message)));
}
