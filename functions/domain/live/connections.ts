import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { type Role, roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { everybodyRoom, ownRoom } from '#shared/rooms/common-rooms.ts';
import { retry, retryOn } from '#functions/platform/records/retry.ts';
import { secondsAfter } from '#functions/platform/seconds.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { requireNotRevoked } from '#functions/platform/tokens/revocation-list.ts';
import { liveKeys } from './live-keys.ts';
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
  /** Grows with each joined or left room; connections of an earlier version have none. */
  version: z.int().default(0),
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
    put({
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
  const rooms = room ? [room] : [ownRoom(userId).name, everybodyRoom().name];
  const connectedAt = now().toISOString();
  const connection = { connectionId, userId, role, rooms, sessionId, connectedAt, version: 1 };
  const refusal = await table.write([
    remove(key, { when: { pk: { present: true } }, refusal: 'spent' }),
    put(connectionItem(connection)),
    ...rooms.map((name) => put(memberItem(name, connection))),
  ]);
  return refusal === undefined;
}

/** Maximum number of rooms of one connection; a page shows a few subjects at a time. */
export const maxRooms = 30;

/** A page joins several rooms at once, and each request is a writer. */
const roomTries = 20;

const find = ({ table }: Context, connectionId: string): Promise<Connection | undefined> =>
  table.get(liveKeys.connection(connectionId), Connection);

/** The connection is as it was read, and open. */
const unmoved = ({ version }: Connection) =>
  ({
    when: { pk: { present: true }, version: version === 0 ? { missingOrAtMost: 0 } : version },
    refusal: 'moved',
  }) as const;

/** Operation that replaces the rooms of a connection. Its list must be complete, because closing reads it. */
const putRooms = (connection: Connection, rooms: string[]): Operation<'moved'> =>
  put(connectionItem({ ...connection, rooms, version: connection.version + 1 }), unmoved(connection));

/** Joins a room. Joining twice changes nothing; a room closed to the visitor has no name for them. */
export async function join(
  context: Context,
  {
    connectionId,
    nameFor,
  }: { connectionId: string; nameFor: (visitor: Visitor) => Promise<string | undefined> },
): Promise<boolean> {
  return retry(
    async () => {
      const connection = await find(context, connectionId);
      const room = connection && (await nameFor(connection));
      if (!room) return false;
      const rooms = [...new Set([...connection.rooms, room])];
      if (rooms.length > maxRooms) return false;
      const writes = [putRooms(connection, rooms), put(memberItem(room, connection))];
      const refusal = await context.table.write(writes);
      return refusal ? retryOn(refusal) : true;
    },
    { tries: roomTries },
  );
}

/** Leaves a room. Leaving one that was not joined changes nothing. */
export async function leave(
  context: Context,
  { connectionId, room }: { connectionId: string; room: string },
): Promise<void> {
  await retry(
    async () => {
      const connection = await find(context, connectionId);
      if (!connection?.rooms.includes(room)) return undefined;
      const rooms = connection.rooms.filter((name) => name !== room);
      const writes = [putRooms(connection, rooms), remove(liveKeys.member(room, connectionId))];
      const refusal = await context.table.write(writes);
      return refusal ? retryOn(refusal) : undefined;
    },
    { tries: roomTries },
  );
}

/** Deletes a connection and removes it from all its rooms, also from one that it joins meanwhile. */
async function forget(
  context: Context,
  connectionId: string,
  mayForget: (connection: Connection) => boolean = () => true,
): Promise<void> {
  await retry(
    async () => {
      const connection = await find(context, connectionId);
      if (!connection || !mayForget(connection)) return undefined;
      const refusal = await context.table.write([
        remove(liveKeys.connection(connectionId), unmoved(connection)),
        ...connection.rooms.map((room) => remove(liveKeys.member(room, connectionId))),
      ]);
      return refusal ? retryOn(refusal) : undefined;
    },
    { tries: roomTries },
  );
}

export const disconnect = (context: Context, connectionId: string): Promise<void> =>
  forget(context, connectionId);

/**
 * Removes a connection that the gateway reports as gone. It also reports sockets that are still opening; those
 * stay, and their browser asks for missed events.
 */
export const dropConnection = (context: Context, connectionId: string): Promise<void> =>
  forget(context, connectionId, ({ connectedAt }) => {
    const age = context.now().getTime() - Date.parse(connectedAt);
    return age > openingSeconds * 1000;
  });
