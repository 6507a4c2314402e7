import { sendFailure, serve, urlOf } from '../http/http-tools.ts';
import type { Keys } from '../home/keys.ts';
import type { Secrets } from '../home/secrets.ts';
import type { SocketGateway } from './socket-gateway.ts';

/** Starts the server that only functions reach: secrets, keys, and the sockets' @connections. */
export async function startInnerDoor(secrets: Secrets, keys: Keys, sockets: SocketGateway | undefined) {
  const { port, close } = await serve((request, response) => {
    const { pathname } = urlOf(request);
    const connectionId = /^\/ws\/(?:@|%40)connections\/([\w%=-]+)$/i.exec(pathname)?.[1];
    if (connectionId && sockets) {
      sockets.manage(request, response, connectionId).catch(() => response.destroy());
    } else if (pathname === '/keys/' && request.method === 'POST') {
      keys.answer(request, response).catch(() => response.destroy());
    } else if (pathname === '/' && request.method === 'POST') {
      secrets.answer(request, response).catch(() => response.destroy());
    } else {
      sendFailure(response, 404, 'NOT_FOUND', 'Nothing here');
    }
  });
  return { port, close };
}
