import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Role, roles } from '#shared/access.ts';
import { roomAccess, type RoomKind } from '#shared/live/live.ts';
import type { Actor } from '#functions/platform/access-token.ts';
import { nowIso, secondsFromNow } from '#functions/platform/clock.ts';
import type { Table } from '#functions/platform/table.ts';
import { create, put, remove } from '#functions/platform/table-operations.ts';
import { liveKeys, roomName } from './live-keys.ts';

export const ticketSeconds = 60;
/** The gateway closes a socket after two hours; its rows outlive it a little. */
const connectionSeconds = 2 * 3600 + 600;

const Ticket = z.object({ userId: z.string(), role: z.enum(roles) });
const Connection = z.object({
  connectionId: z.string(),
  userId: z.string(),
  role: z.enum(roles),
  rooms: z.array(z.string()),
});
type Connection = z.infer<typeof Connection>;

export const mayJoin = (role: Role, kind: RoomKind): boolean => roomAccess[kind].includes(role);

export async function issueTicket(table: Table, { userId, role }: Actor): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await table.write([
    create({
      ...liveKeys.ticket(ticket),
      entity: 'ticket',
      userId,
      role,
      expiresAt: secondsFromNow(ticketSeconds),
    }),
  ]);
  return ticket;
}

const memberItem = (room: string, connectionId: string) => ({
  ...liveKeys.member(room, connectionId),
  entity: 'room-member',
  connectionId,
  expiresAt: secondsFromNow(connectionSeconds),
});

const connectionItem = (connection: Connection) => ({
  ...liveKeys.connection(connection.connectionId),
  entity: 'connection',
  ...connection,
  connectedAt: nowIso(),
  expiresAt: secondsFromNow(connectionSeconds),
});

/** Spends the ticket and puts the connection into its owner's room; false when the ticket is unknown, late or spent. */
export async function connect(table: Table, connectionId: string, ticket: string): Promise<boolean> {
  const key = liveKeys.ticket(ticket);
  const found = await table.get(key, Ticket);
  if (!found) return false;
  const room = roomName('user', found.userId);
  const refusal = await table.write([
    remove(key, { when: { pk: { present: true } }, refusal: 'spent' }),
    create(connectionItem({ connectionId, ...found, rooms: [room] })),
    create(memberItem(room, connectionId)),
  ]);
  return refusal === undefined;
}

/** Joining twice changes nothing; a room above the member's role is refused. */
export async function join(table: Table, connectionId: string, kind: RoomKind): Promise<boolean> {
  const connection = await table.get(liveKeys.connection(connectionId), Connection);
  if (!connection || !mayJoin(connection.role, kind)) return false;
  const room = roomName(kind, connection.userId);
  const rooms = [...new Set([...connection.rooms, room])];
  await table.write([put(connectionItem({ ...connection, rooms })), put(memberItem(room, connectionId))]);
  return true;
}

export async function disconnect(table: Table, connectionId: string): Promise<void> {
  const connection = await table.get(liveKeys.connection(connectionId), Connection);
  if (!connection) return;
  await table.write([
    remove(liveKeys.connection(connectionId)),
    ...connection.rooms.map((room) => remove(liveKeys.member(room, connectionId))),
  ]);
}
