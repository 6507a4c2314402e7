import * as live from '#shared/live/live.contract.ts';
import { route, worker, type Area, type Handler } from './area.ts';

export const liveArea: Area = {
  name: 'live',
  routes: [route(live.createTicket, { table: 'write' }), route(live.listRoomEvents, { table: 'read' })],
  workers: [worker('push-live', 'live', { table: 'write', sockets: 'close' }, { seconds: 60, batch: 10 })],
};

/** Handlers of the WebSocket API's routes. */
export const sockets: Record<'$connect' | '$disconnect' | '$default', Handler> = {
  $connect: { entry: 'sockets/connect', rights: { table: 'write', edge: true } },
  $disconnect: { entry: 'sockets/disconnect', rights: { table: 'write' } },
  $default: { entry: 'sockets/message', rights: { table: 'write', sockets: true, indexes: ['gsi1'] } },
};
