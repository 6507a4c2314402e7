import { AppError } from '#shared/contract/errors.ts';
import { listRoomEvents } from '#shared/live/live.contract.ts';
import { whatWasSaid } from '#functions/domain/live/rooms.ts';
import { whichRoom } from '#functions/domain/live/which-room.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const handler = httpRoute(listRoomEvents, async ({ actor, params: { room }, query, table, now }) => {
  const { after, orderId } = query;
  const name = await whichRoom({ table, now }, { visitor: actor, room, orderId });
  if (!name) throw new AppError(room === 'order' ? 'ORDER_NOT_FOUND' : 'FORBIDDEN');
  return whatWasSaid({ table, now }, { room: name, after });
});
