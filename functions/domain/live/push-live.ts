import type { DomainEvent } from '#shared/events.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { disconnect } from './connections.ts';
import { orderRoom, roomName } from './live-keys.ts';
import { connectionsIn, say, type LiveMessage } from './rooms.ts';

type Deps = { table: Table; post: (connectionId: string, message: unknown) => Promise<boolean> };
export type LiveDomainEvent = Extract<
  DomainEvent,
  { type: 'account.changed' | 'order.changed' | 'payment.changed' }
>;

const ofOrder = (orderId: string, userId: string | null | undefined): string[] => [
  orderRoom(orderId),
  ...(userId ? [roomName('user', userId)] : []),
];

/** Who is to hear of it: whom it is about, and whoever stands in its own room. */
async function roomsFor(table: Table, event: LiveDomainEvent): Promise<string[]> {
  if (event.type === 'account.changed') return [roomName('user', event.userId)];
  if (event.type === 'order.changed') return ofOrder(event.orderId, event.userId);
  // A payment does not know whose its order is.
  return ofOrder(event.orderId, (await findOrder(table, event.orderId))?.userId);
}

function messageOf(event: LiveDomainEvent): LiveMessage {
  if (event.type === 'account.changed') return { type: event.type, id: event.id };
  const { type, id, orderId, status } = event;
  return event.type === 'order.changed'
    ? { type, id, orderId, status, paymentStatus: event.paymentStatus }
    : { type, id, orderId, status, paymentId: event.paymentId };
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
export async function pushLive(deps: Deps, event: LiveDomainEvent): Promise<void> {
  const rooms = await roomsFor(deps.table, event);
  await Promise.all(rooms.map((room) => tell(deps, room, messageOf(event))));
}
