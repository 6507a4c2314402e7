import type { DomainEvent } from '#shared/events.ts';
import type { Table } from '#functions/platform/table.ts';
import { disconnect } from './connections.ts';
import { roomName } from './live-keys.ts';
import { connectionsIn, say } from './rooms.ts';

type Deps = { table: Table; post: (connectionId: string, message: unknown) => Promise<boolean> };
type Event = Extract<DomainEvent, { type: 'account.changed' }>;

/** Tells a room what changed, once, and forgets the connections that are gone. */
export async function pushLive({ table, post }: Deps, { type, id, userId }: Event): Promise<void> {
  const room = roomName('user', userId);
  const said = await say(table, room, { type, id });
  if (!said) return;
  const connectionIds = await connectionsIn(table, room);
  await Promise.all(
    connectionIds.map(async (connectionId) => {
      if (!(await post(connectionId, said))) await disconnect(table, connectionId);
    }),
  );
}
