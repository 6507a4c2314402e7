import type * as z from 'zod';
import { sessionEnded, standingChanged } from '#shared/events/accounts.ts';
import { oneOf } from '#shared/events/define-event.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { disconnect } from './connections.ts';
import type { RoomMember } from './rooms.ts';

export type HangUpContext = Context & { hangUp: (connectionId: string) => Promise<void> };

/** Event that closes sockets. It goes to one member's room, which holds all their sockets. */
export const EndEvent = oneOf([sessionEnded.schema, standingChanged.schema]);
export type EndEvent = z.output<typeof EndEvent>;

/** Returns whether the event ends this socket. Older sockets without a session id reconnect. */
function isEndedBy(event: EndEvent, { role, sessionId }: RoomMember): boolean {
  if (event.type === 'standing.changed') return role !== event.role;
  if (event.sessionId) return sessionId === event.sessionId;
  return sessionId === undefined || sessionId !== event.except;
}

/** Closes a socket once its session ends or its role changes. It leaves all rooms in any case. */
export async function dropEnded(context: HangUpContext, event: EndEvent, member: RoomMember): Promise<void> {
  if (!isEndedBy(event, member)) return;
  await context.hangUp(member.connectionId);
  await disconnect(context, member.connectionId);
}
