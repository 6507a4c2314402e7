import { AppError } from '#shared/errors.ts';
import { listRoomEvents } from '#shared/live/live.ts';
import { mayJoin } from '#functions/domain/live/connections.ts';
import { roomName } from '#functions/domain/live/live-keys.ts';
import { whatWasSaid } from '#functions/domain/live/rooms.ts';
import { httpRoute } from '#functions/platform/http-route.ts';
import { table } from '#functions/platform/table.ts';

export const handler = httpRoute(listRoomEvents, async ({ actor, params, query }) => {
  if (!mayJoin(actor.role, params.room)) throw new AppError('FORBIDDEN');
  return whatWasSaid(table(), roomName(params.room, actor.userId), query.after);
});
