import { AppError } from '#shared/contract/errors.ts';
import * as live from '#shared/live/live.contract.ts';
import { issueTicket, ticketSeconds } from '#functions/domain/live/connections.ts';
import { listEventsAfter } from '#functions/domain/live/rooms.ts';
import { findOpenRoom } from '#functions/domain/live/room-access.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';
import { roomAccesses } from '#functions/workers/all-rooms.ts';

export const createTicket = httpRoute(live.createTicket, async ({ actor, table, now }) => ({
  ticket: await issueTicket({ table, now }, actor),
  expiresInSeconds: ticketSeconds,
}));

export const listRoomEvents = httpRoute(
  live.listRoomEvents,
  async ({ actor, params: { room }, query, table, now }) => {
    const { after, orderId } = query;
    const of = live.roomParameter(room, { userId: actor.userId, orderId });
    const open = await findOpenRoom({ table }, { visitor: actor, kind: room, of }, roomAccesses);
    if (!open) throw new AppError(room === 'order' ? 'ORDER_NOT_FOUND' : 'FORBIDDEN');
    return listEventsAfter({ table, now }, { room: open.name, after });
  },
);
