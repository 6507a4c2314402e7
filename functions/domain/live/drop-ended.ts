import type { EventFor } from '#shared/events/registry.ts';
import { allOrThrow } from '#functions/platform/all-or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { disconnect } from './connections.ts';
import { roomName } from './live-keys.ts';
import { connectionsIn, type RoomMember } from './rooms.ts';

type HangUpContext = Context & { hangUp: (connectionId: string) => Promise<void> };

type EndEvent = Extract<EventFor<'live'>, { type: 'session.ended' | 'standing.changed' }>;

/** Sockets that say nothing of a session were opened by an older version: they are opened anew. */
function isEndedBy(event: EndEvent, { role, sessionId }: RoomMember): boolean {
  if (event.type === 'standing.changed') return role !== event.role;
  if (event.sessionId) return sessionId === event.sessionId;
  return sessionId === undefined || sessionId !== event.except;
}

/**
 * A socket lasts as long as the session it was opened in, and as the role that opened its rooms: then it is closed, and
 * stands in no room any more, whether or not its client heard of it.
 */
export async function dropEnded(context: HangUpContext, event: EventFor<'live'>): Promise<void> {
  if (event.type !== 'session.ended' && event.type !== 'standing.changed') return;
  const close = async ({ connectionId }: RoomMember) => {
    await context.hangUp(connectionId);
    await disconnect(context, connectionId);
  };
  for await (const members of connectionsIn(context, roomName('user', event.userId)))
    allOrThrow(await Promise.allSettled(members.filter((member) => isEndedBy(event, member)).map(close)));
}
