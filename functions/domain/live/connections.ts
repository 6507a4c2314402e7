import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Role, roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { marketRoom } from '#shared/live/market-room.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create, put, remove } from '#functions/platform/table/table-operations.ts';
import { requireNotRevoked } from '#functions/platform/tokens/revocation-list.ts';
import { liveKeys, roomName } from './live-keys.ts';
import { UserStatus } from '#shared/values/user-status-schema.ts';

export const ticketSeconds = 60;
/** Lifetime of connection rows: two hours as the gateway allows, and a little more. */
const connectionSeconds = 2 * 3600 + 600;
/** Maximum time before the socket is open; the connect function has 29 seconds. */
const openingSeconds = 30;

/** Ticket for a socket: a guest's opens one order's room, a member's their own for the session. */
const Ticket = z.object({
  userId: z.string(),
  role: z.enum(roles),
  room: z.string().optional(),
  sessionId: z.string().optional(),
  status: UserStatus.optional(),
  issuedAt: z.string().optional(),
});
type Ticket = z.infer<typeof Ticket>;
const Connection = z.object({
  connectionId: z.string(),
  userId: z.string(),
  role: z.enum(roles),
  sessionId: z.string().optional(),
  rooms: z.array(z.string()),
  connectedAt: z.string(),
});
type Connection = z.infer<typeof Connection>;

export type Visitor = {
  userId: string;
  role: Role;
  room?: string;
  sessionId?: string | undefined;
  status?: UserStatus;
};

export async function issueTicket(
  { table, now }: Context,
  { userId, role, room, sessionId, status }: Visitor,
): Promise<string> {
  const ticket = randomBytes(24).toString('base64url');
  await table.write([
    create({
      ...liveKeys.ticket(ticket),
      entity: 'ticket',
      userId,
      role,
      ...(room && { room }),
      ...(sessionId && { sessionId, status, issuedAt: now().toISOString() }),
      expiresAt: secondsAfter(now(), ticketSeconds),
    }),
  ]);
  return ticket;
}

const endOf = ({ connectedAt }: Connection): number => secondsAfter(new Date(connectedAt), connectionSeconds);

const memberItem = (room: string, connection: Connection) => ({
  ...liveKeys.member(room, connection.connectionId),
  entity: 'room-member',
  connectionId: connection.connectionId,
  sessionId: connection.sessionId,
  role: connection.role,
  expiresAt: endOf(connection),
});

const connectionItem = (connection: Connection) => ({
  ...liveKeys.connection(connection.connectionId),
  entity: 'connection',
  ...connection,
  expiresAt: endOf(connection),
});

/** Checks the ticket again: the session may have ended or the role changed since it was issued. */
async function stillHolds({ table }: Context, ticket: Ticket): Promise<boolean> {
  const { userId, role, sessionId, status, issuedAt } = ticket;
  if (!sessionId || !status || !issuedAt) return true;
  const told = { userId, sessionId, role, status, since: issuedAt, madeAt: Date.parse(issuedAt) };
  return requireNotRevoked(table, told).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.status < 500) return false;
      throw error;
    },
  );
}

/** Uses up the ticket and joins its rooms. Returns false if it is unknown, expired or used. */
export async function connect(
  context: Context,
  { connectionId, ticket }: { connectionId: string; ticket: string },
): Promise<boolean> {
  const { table, now } = context;
  const key = liveKeys.ticket(ticket);
  const found = await table.get(key, Ticket);
  if (!found || !(await stillHolds(context, found))) return false;
  const { userId, role, room, sessionId } = found;
  const rooms = room ? [room] : [roomName('user', userId), marketRoom];
  const connection = { connectionId, userId, role, rooms, sessionId, connectedAt: now().toISOString() };
  const refusal = await table.write([
    remove(key, { when: { pk: { present: true } }, refusal: 'spent' }),
    create(connectionItem(connection)),
    ...rooms.map((name) => create(memberItem(name, connection))),
  ]);
  return refusal === undefined;
}

/** Joins a room. Joining twice changes nothing; a room closed to the visitor has no name for them. */
export async function join(
  { table }: Context,
  {
    connectionId,
    nameFor,
  }: { connectionId: string; nameFor: (visitor: Visitor) => Promise<string | undefined> },
): Promise<boolean> {
  const connection = await table.get(liveKeys.connection(connectionId), Connection);
  const room = connection && (await nameFor(connection));
  if (!room) return false;
  const rooms = [...new Set([...connection.rooms, room])];
  await table.write([put(connectionItem({ ...connection, rooms })), put(memberItem(room, connection))]);
  return true;
}

/** Deletes a connection and removes it from all its rooms. */
async function forget({ table }: Context, { connectionId, rooms }: Connection): Promise<void> {
  await table.write([
    remove(liveKeys.connection(connectionId)),
    ...rooms.map((room) => remove(liveKeys.member(room, connectionId))),
  ]);
}

export async function disconnect(context: Context, connectionId: string): Promise<void> {
  const connection = await context.table.get(liveKeys.connection(connectionId), Connection);
  if (connection) await forget(context, connection);
}

/**
 * Removes a connection that the gateway reports as gone. It also reports sockets that are still opening; those
 * stay, and their browser asks for missed events.
 */
export async function dropConnection(context: Context, connectionId: string): Promise<void> {
  const connection = await context.table.get(liveKeys.connection(connectionId), Connection);
  if (!connection) return;
  const age = context.now().getTime() - Date.parse(connection.connectedAt);
  if (age > openingSeconds * 1000) await forget(context, connection);
}
