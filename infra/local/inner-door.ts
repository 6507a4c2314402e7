import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendFailure, serve, urlOf } from './http-tools.ts';
import type { SocketGateway } from './socket-gateway.ts';

type AnswerSecret = (request: IncomingMessage, response: ServerResponse) => void;

/** What only functions reach: the secrets extension beside them, and the sockets' @connections. */
export async function startInnerDoor(answerSecret: AnswerSecret, sockets: SocketGateway | undefined) {
  const { port, close } = await serve((request, response) => {
    const { pathname } = urlOf(request);
    const connectionId = /^\/ws\/(?:@|%40)connections\/([\w%=-]+)$/i.exec(pathname)?.[1];
    if (connectionId && sockets) {
      sockets.manage(request, response, connectionId).catch(() => response.destroy());
    } else if (pathname === '/secretsmanager/get') {
      answerSecret(request, response);
    } else {
      sendFailure(response, 404, 'NOT_FOUND', 'Nothing here');
    }
  });
  return { port, close };
}
