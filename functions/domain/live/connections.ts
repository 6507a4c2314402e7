import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Role, roles } from '#shared/contract/access.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, put, remove } from '#functions/platform/table/table-operations.ts';
import { liveKeys, roomName } from './live-keys.ts';

export const ticketSeconds = 60;
/** The gateway closes a socket after two hours; its rows outlive it a little. */
const connectionSeconds = 2 * 3600 + 600;

/** A guest's ticket opens the room of one order; a member's their own. */
const Ticket = z.object({ userId: z.string(), role: z.enum(roles), room: z.string().optional() });
const Connection = z.object({
  connectionId: z.string(),
  userId: z.string(),
  role: z.enum(roles),
  rooms: z.array(z.string()),
});
type Connection = z.infer<typeof Connection>;

export type Visitor = { userId: string; role: Role; room?: string };

export async function issueTicket({ table, now }: Context, { userId, role, room }: Visitor): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await table.write([
    create({
      ...liveKeys.ticket(ticket),
      entity: 'ticket',
      userId,
      role,
      ...(room && { room }),
      expiresAt: secondsAfter(now(), ticketSeconds),
    }),
  ]);
  return ticket;
}

const memberItem = (room: string, connectionId: string, at: Date) => ({
  ...liveKeys.member(room, connectionId),
  entity: 'room-member',
  connectionId,
  expiresAt: secondsAfter(at, connectionSeconds),
});

const connectionItem = (connection: Connection, at: Date) => ({
  ...liveKeys.connection(connection.connectionId),
  entity: 'connection',
  ...connection,
  connectedAt: at.toISOString(),
  expiresAt: secondsAfter(at, connectionSeconds),
});

/** Spends the ticket and puts the connection into its owner's room; false when the ticket is unknown, late or spent. */
export async function connect(
  { table, now }: Context,
  { connectionId, ticket }: { connectionId: string; ticket: string },
): Promise<boolean> {
  const at = now();
  const key = liveKeys.ticket(ticket);
  const found = await table.get(key, Ticket);
  if (!found) return false;
  const { userId, role, room = roomName('user', userId) } = found;
  const refusal = await table.write([
    remove(key, { when: { pk: { present: true } }, refusal: 'spent' }),
    create(connectionItem({ connectionId, userId, role, rooms: [room] }, at)),
    create(memberItem(room, connectionId, at)),
  ]);
  return refusal === undefined;
}

/** Joining twice changes nothing; a room that is not open to the visitor has no name for them. */
export async function join(
  { table, now }: Context,
  {
    connectionId,
    nameFor,
  }: { connectionId: string; nameFor: (visitor: Visitor) => Promise<string | undefined> },
): Promise<boolean> {
  const at = now();
  const connection = await table.get(liveKeys.connection(connectionId), Connection);
  const room = connection && (await nameFor(connection));
  if (!room) return false;
  const rooms = [...new Set([...connection.rooms, room])];
  await table.write([
    put(connectionItem({ ...connection, rooms }, at)),
    put(memberItem(room, connectionId, at)),
  ]);
  return true;
}

export async function disconnect({ table }: Context, connectionId: string): Promise<void> {
  const connection = await table.get(liveKeys.connection(connectionId), Connection);
  if (!connection) return;
  await table.write([
    remove(liveKeys.connection(connectionId)),
    ...connection.rooms.map((room) => remove(liveKeys.member(room, connectionId))),
  ]);
}
