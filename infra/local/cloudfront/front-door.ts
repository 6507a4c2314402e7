import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createNetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Behaviour } from './cdn.ts';
import { applyEdgeFunction } from './edge-function.ts';
import { compressAnswers } from './compress.ts';
import {
  type Answer,
  closeServer,
  host,
  listen,
  PlainError,
  sendFailure,
  sendJson,
  urlOf,
} from '../http/http-tools.ts';

type OpenDoor = {
  route: (path: string) => { behaviour: Behaviour; answer: Answer } | undefined;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** Handles everything under /dev, which exists only in the one-machine cloud. */
  dev: Answer;
  /** Resolves when the data is complete and the market counts as ready; pages are served before that. */
  filled?: Promise<unknown> | undefined;
};

const isDevPage = ({ pathname }: URL): boolean =>
  pathname === '/dev' || (pathname.startsWith('/dev/') && pathname !== '/dev/ui');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Adds the policy's headers, overriding only if it says so; an empty origin header removes one. */
function addHeaders(response: ServerResponse, headers: Behaviour['headers']): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((status: number, ...rest: never[]) => {
    for (const { name, value, override } of headers) {
      const said = response.getHeader(name);
      if (said === '') response.removeHeader(name);
      else if (override || said === undefined) response.setHeader(name, value);
    }
    return writeHead(status, ...rest);
  }) as typeof response.writeHead;
}

function sayStarting(response: ServerResponse): void {
  response.setHeader('retry-after', '2');
  sendJson(response, 503, {
    status: 'starting',
    message: 'Chợ Làng is starting',
    code: 'STARTING',
    statusCode: 503,
    requestId: randomUUID(),
  });
}

/** Listens on ::1 too if the name resolves to it, because browsers may try that address first. */
async function listenByName(server: Server, name: string, port: number): Promise<() => Promise<void>> {
  const addresses = await lookup(name, { all: true }).catch(() => []);
  if (!addresses.some(({ address }) => address === '::1')) return async () => undefined;
  const other = createNetServer((socket) => void server.emit('connection', socket));
  try {
    await listen(other, port, '::1');
  } catch (error) {
    if (error instanceof PlainError) throw error;
    // The name resolves to ::1, but this machine has no such address.
    return async () => undefined;
  }
  return () => closeServer(other);
}

const isPage = ({ method, headers }: IncomingMessage, { pathname }: URL): boolean =>
  method === 'GET' && headers.accept?.includes('text/html') === true && !pathname.startsWith('/api/');

/**
 * Opens one port for everything a browser needs and acts as CloudFront before the origins. If it has a name,
 * pages requested by IP address are redirected to the name: sessions belong to one origin, and passkeys work
 * only with names.
 */
export async function openFrontDoor(port: number, name: string = host) {
  let opening: OpenDoor | undefined;
  let isFilled = false;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    if (!opening || (url.pathname === '/api/health' && !isFilled)) return sayStarting(response);
    if (name !== host && request.headers.host === `${host}:${bound}` && isPage(request, url))
      return void response.writeHead(302, { location: origin + (request.url ?? '/') }).end();
    if (isDevPage(url)) return opening.dev(request, response, url);
    const found = opening.route(url.pathname);
    if (!found) return sendFailure(response, 404, 'NOT_FOUND', 'Nothing is declared here');
    const { behaviour, answer } = found;
    if (behaviour.compresses) compressAnswers(request, response);
    addHeaders(response, behaviour.headers);
    if (!behaviour.methods.has(request.method ?? 'GET'))
      return sendFailure(response, 403, 'METHOD_NOT_ALLOWED', 'Here things are only read');
    if (request.method === 'GET' && hasBody(request))
      return sendFailure(response, 403, 'BODY_NOT_ALLOWED', 'A GET has no body');
    if (behaviour.edge && applyEdgeFunction(behaviour.edge, request, response, url)) return;
    await answer(request, response, url);
  }

  const server = createServer({ keepAliveTimeout: 30_000, maxHeaderSize: 32_768 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      if (!response.headersSent) sendFailure(response, 500, 'INTERNAL', 'Internal Server Error');
      else response.destroy();
    });
  });
  server.on('upgrade', (request, socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (opening) opening.upgrade(request, socket, head).catch(() => socket.destroy());
    else socket.destroy();
  });
  const bound = await listen(server, port);
  const origin = `http://${name}:${bound}`;
  const closeNamed = name === host ? undefined : await listenByName(server, name, bound);
  return {
    server,
    port: bound,
    /** Address for programs on this machine. */
    url: `http://${host}:${bound}`,
    /** Address for people. */
    origin,
    open(next: OpenDoor): void {
      opening = next;
      const fill = () => void (isFilled = true);
      if (next.filled) next.filled.then(fill, () => undefined);
      else fill();
    },
    close: async () => void (await Promise.all([closeServer(server), closeNamed?.()])),
  };
}

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;
