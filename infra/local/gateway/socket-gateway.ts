import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod';
import { watchFrames } from './frame-sizes.ts';
import type { DeclaredApi } from './http-routes.ts';
import { readBody, sendFailure, sendJson, urlOf } from '../http/http-tools.ts';
import type { Runtime } from '../lambda/lambda-runtime.ts';

/** API Gateway closes sockets that have been silent or open for this long. */
const idleMs = 10 * 60_000;
const oldestMs = 2 * 3_600_000;
const maxMessageBytes = 128 * 1024;
const maxFrameBytes = 32 * 1024;

type Connection = { socket: WebSocket; sourceIp: string; openedAt: number; heardAt: number };

const Result = z.object({ statusCode: z.number() }).catch({ statusCode: 500 });

/** Selects a message's route by `$request.body.action`; unknown or `$` values go to the default. */
function routeOf(selection: string, text: string, known: ReadonlySet<string>): string {
  try {
    const field = selection.replace('$request.body.', '');
    const wanted = (JSON.parse(text) as Record<string, unknown> | null)?.[field];
    const isOurs = typeof wanted === 'string' && !wanted.startsWith('$') && known.has(wanted);
    return isOurs ? wanted : '$default';
  } catch {
    return '$default'; // not JSON
  }
}

/** Emulates the WebSocket API: its events call functions, which send through @connections. */
export function createSocketGateway(
  { id: apiId, stage, selection, functions, mocks }: DeclaredApi,
  runtime: Runtime,
  now: () => number,
) {
  const server = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes });
  const connections = new Map<string, Connection>();
  const known = new Set([...functions.keys(), ...mocks]);

  const contextOf = (
    connectionId: string,
    { sourceIp, openedAt }: Omit<Connection, 'socket'>,
    routeKey: string,
    eventType: string,
  ) => ({
    connectionId,
    routeKey,
    eventType,
    messageId: eventType === 'MESSAGE' ? randomUUID() : undefined,
    connectedAt: openedAt,
    requestTimeEpoch: now(),
    requestId: randomUUID(),
    extendedRequestId: randomUUID(),
    identity: { sourceIp },
    messageDirection: 'IN',
    stage,
    apiId,
    domainName: `${apiId}.execute-api.local`,
  });

  const call = async (routeKey: string, event: unknown): Promise<number> => {
    const arn = functions.get(routeKey);
    if (!arn) return 200;
    return Result.parse(await runtime.invoke(arn, event)).statusCode;
  };

  function keep(connectionId: string, connection: Connection): void {
    const { socket } = connection;
    connections.set(connectionId, connection);
    socket.on('error', () => undefined); // the socket closes by itself after an invalid or oversized frame
    socket.on('message', (data: Buffer) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      connection.heardAt = now();
      const body = data.toString('utf8');
      const routeKey = routeOf(selection, body, known);
      const event = {
        requestContext: contextOf(connectionId, connection, routeKey, 'MESSAGE'),
        body,
        isBase64Encoded: false,
      };
      call(routeKey, event).catch((error: unknown) => {
        socket.send(JSON.stringify({ message: 'Internal server error', connectionId }));
        process.stderr.write(`socket message: ${String(error)}\n`);
      });
    });
    socket.on('close', () => {
      connections.delete(connectionId);
      const event = { requestContext: contextOf(connectionId, connection, '$disconnect', 'DISCONNECT') };
      call('$disconnect', event).catch(() => undefined); // the cloud may be closing
    });
  }

  async function upgrade(request: IncomingMessage, duplex: Duplex, head: Buffer): Promise<void> {
    const connectionId = randomUUID();
    const opening = { sourceIp: request.socket.remoteAddress ?? '', openedAt: now(), heardAt: now() };
    const event = {
      headers: request.headers,
      queryStringParameters: Object.fromEntries(urlOf(request).searchParams),
      requestContext: contextOf(connectionId, opening, '$connect', 'CONNECT'),
      isBase64Encoded: false,
    };
    const status = await call('$connect', event).catch(() => 500);
    if (status >= 300) {
      duplex.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
      return;
    }
    server.handleUpgrade(request, duplex, head, (socket) => {
      watchFrames(duplex, (bytes) => {
        if (bytes > maxFrameBytes) socket.close(1009, 'Frame too large');
      });
      keep(connectionId, { socket, ...opening });
    });
  }

  /** Handles POST, GET and DELETE /@connections/{id} calls from functions. */
  async function manage(
    request: IncomingMessage,
    response: ServerResponse,
    connectionId: string,
  ): Promise<void> {
    const body = await readBody(request, maxMessageBytes);
    const connection = connections.get(connectionId);
    if (connection?.socket.readyState !== WebSocket.OPEN) {
      response.setHeader('x-amzn-errortype', 'GoneException');
      return sendFailure(response, 410, 'GoneException', 'Gone');
    }
    if (request.method !== 'DELETE' && !body)
      return sendFailure(response, 413, 'PayloadTooLargeException', 'Payload Too Large');
    if (request.method === 'POST' && body) connection.socket.send(body.toString('utf8'));
    if (request.method === 'DELETE') connection.socket.close();
    if (request.method === 'GET')
      return sendJson(response, 200, {
        connectedAt: new Date(connection.openedAt),
        identity: { sourceIp: connection.sourceIp },
      });
    response.writeHead(200).end();
  }

  function closeOld(): void {
    for (const { socket, heardAt, openedAt } of connections.values()) {
      if (now() - heardAt > idleMs) socket.close(1001, 'Idle timeout');
      else if (now() - openedAt > oldestMs) socket.close(1001, 'Going away');
    }
  }

  return {
    upgrade,
    manage,
    closeOld,
    close() {
      for (const { socket } of connections.values()) socket.terminate();
      server.close();
    },
  };
}

export type SocketGateway = ReturnType<typeof createSocketGateway>;
