import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { roomParameter, SocketMessage } from '#shared/live/live.contract.ts';
import { subjectRoom } from '#shared/subjects/subject-room.ts';
import { join, leave, type Visitor } from '#functions/domain/live/connections.ts';
import { findOpenRoom } from '#functions/domain/live/room-access.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { parseJson } from '#functions/platform/handlers/read-json.ts';
import { log } from '#functions/platform/log.ts';
import { post } from '#functions/platform/clients/connections.ts';
import { context } from '#functions/platform/table/context.ts';
import { roomAccesses } from '#functions/workers/all-rooms.ts';

const Event = z.object({
  requestContext: z.object({ connectionId: z.string() }),
  body: z.string().max(4096).optional(),
});

function read(body: string | undefined): SocketMessage | undefined {
  try {
    return SocketMessage.safeParse(parseJson(body ?? '')).data;
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

async function answer(connectionId: string, message: SocketMessage | undefined) {
  if (!message) return { type: 'refused', success: false, message: 'unknown message' };
  if (message.action === 'ping') return { type: 'pong' };
  if (message.action === 'leaveSubject') {
    const room = subjectRoom(message.subject).name;
    await leave(context(), { connectionId, room });
    return { type: 'left', action: message.action, room, success: true, message: 'ok' };
  }
  const { shown, ...asked } = roomAskedBy(message);
  const nameFor = async (visitor: Visitor) => {
    if (!isAsTheySay(visitor, message)) return undefined;
    const of = asked.of(visitor);
    return (await findOpenRoom(context(), { visitor, kind: asked.kind, of }, roomAccesses))?.name;
  };
  const success = await join(context(), { connectionId, nameFor });
  const { action } = message;
  return { type: 'joined', action, room: shown, success, message: success ? 'ok' : 'not allowed' };
}

type JoinMessage = Exclude<SocketMessage, { action: 'ping' | 'leaveSubject' }>;

/** The room that a message asks for. The answer names it as the client knows it. */
type JoinTarget = { kind: string; of: (visitor: Visitor) => unknown; shown: string };

function roomAskedBy(message: JoinMessage): JoinTarget {
  if (message.action === 'joinSubject') {
    const { subject } = message;
    return { kind: subjectRoom.kind, of: () => subject, shown: subjectRoom(subject).name };
  }
  const { room, orderId } =
    message.action === 'join'
      ? message
      : ({ room: message.action === 'joinUserRoom' ? 'user' : 'admin', orderId: undefined } as const);
  return { kind: room, of: ({ userId }) => roomParameter(room, { userId, orderId }), shown: room };
}

/** Checks the claimed identity against the ticket, so that nobody joins rooms of others or of a role. */
function isAsTheySay(visitor: Visitor, message: JoinMessage): boolean {
  if (message.action === 'join' || message.action === 'joinSubject') return true;
  if (message.userId !== visitor.userId) return false;
  return message.action === 'joinUserRoom' || message.role === visitor.role;
}

/** Handles messages from clients: occasional pings, and requests to join or leave rooms. */
export const handler = (event: unknown, call?: Invocation): Promise<APIGatewayProxyResultV2> =>
  withInvocation(call, async () => {
    const { data } = Event.safeParse(event);
    if (!data) return { statusCode: 400 };
    const { connectionId } = data.requestContext;
    const isOpen = await post(connectionId, await answer(connectionId, read(data.body)));
    if (!isOpen) log.debug('socket was gone', { connectionId });
    return { statusCode: 200 };
  });
