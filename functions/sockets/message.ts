import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { type RoomKind, SocketMessage } from '#shared/live/live.contract.ts';
import { join, type Visitor } from '#functions/domain/live/connections.ts';
import { findOpenRoom } from '#functions/domain/live/find-room.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { parseJson } from '#functions/platform/handlers/read-json.ts';
import { log } from '#functions/platform/log.ts';
import { post } from '#functions/platform/clients/connections.ts';
import { context } from '#functions/platform/table/context.ts';

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
  const asked = roomAskedBy(message);
  const nameFor = async (visitor: Visitor) =>
    isAsTheySay(visitor, message) ? findOpenRoom(context(), { visitor, ...asked }) : undefined;
  const success = await join(context(), { connectionId, nameFor });
  const { action } = message;
  return { type: 'joined', action, room: asked.room, success, message: success ? 'ok' : 'not allowed' };
}

type JoinMessage = Exclude<SocketMessage, { action: 'ping' }>;

function roomAskedBy(message: JoinMessage): { room: RoomKind; orderId?: string | undefined } {
  if (message.action === 'join') return message;
  return { room: message.action === 'joinUserRoom' ? 'user' : 'admin' };
}

/** Checks the claimed identity against the ticket, so that nobody joins rooms of others or of a role. */
function isAsTheySay(visitor: Visitor, message: JoinMessage): boolean {
  if (message.action === 'join') return true;
  if (message.userId !== visitor.userId) return false;
  return message.action === 'joinUserRoom' || message.role === visitor.role;
}

/** Handles messages from clients: occasional pings, and requests to join rooms. */
export const handler = (event: unknown, call?: Invocation): Promise<APIGatewayProxyResultV2> =>
  withInvocation(call, async () => {
    const { data } = Event.safeParse(event);
    if (!data) return { statusCode: 400 };
    const { connectionId } = data.requestContext;
    const isOpen = await post(connectionId, await answer(connectionId, read(data.body)));
    if (!isOpen) log.debug('socket was gone', { connectionId });
    return { statusCode: 200 };
  });
