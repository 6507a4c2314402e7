import { listenersOf, LiveMessage } from '#shared/events/live-events.ts';
import type { EventFor } from '#shared/events/registry.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { disconnect } from './connections.ts';
import { connectionsIn, say } from './rooms.ts';
import { roomOf } from './which-room.ts';

type Deps = { table: Table; post: (connectionId: string, message: unknown) => Promise<boolean> };

async function roomsFor(table: Table, event: EventFor<'live'>): Promise<string[]> {
  const rooms = await Promise.all(listenersOf(event).map((listener) => roomOf(table, listener)));
  return rooms.filter((room) => room !== undefined);
}

async function tell({ table, post }: Deps, room: string, message: LiveMessage): Promise<void> {
  const said = await say(table, room, message);
  if (!said) return;
  for await (const connectionIds of connectionsIn(table, room)) {
    await Promise.all(
      connectionIds.map(async (connectionId) => {
        if (!(await post(connectionId, said))) await disconnect(table, connectionId);
      }),
    );
  }
}

/** Tells rooms what changed, once, and forgets the connections that are gone. */
export async function pushLive(deps: Deps, event: EventFor<'live'>): Promise<void> {
  const [rooms, message] = [await roomsFor(deps.table, event), LiveMessage.parse(event)];
  await Promise.all(rooms.map((room) => tell(deps, room, message)));
}
