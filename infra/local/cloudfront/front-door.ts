import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Behaviour } from './cdn.ts';
import { applyEdgeFunction } from './edge-function.ts';
import { compressAnswers } from './compress.ts';
import { type Answer, closeServer, listen, sendFailure, sendJson, urlOf } from '../http/http-tools.ts';

type OpenDoor = {
  route: (path: string) => { behaviour: Behaviour; answer: Answer } | undefined;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** Everything under /dev, which exists on one machine only. */
  dev: Answer;
  /** What has to be there before the market counts as open; it may be looked at while it is being filled. */
  filled?: Promise<unknown> | undefined;
};

const isDevPage = ({ pathname }: URL): boolean =>
  pathname === '/dev' || (pathname.startsWith('/dev/') && pathname !== '/dev/ui');

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Headers the policy sets over what the origin said, or only where it said nothing; an empty one is wanted gone. */
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

/** One port for everything a browser needs: what CloudFront does in front of the origins, this does here. */
export async function openFrontDoor(port: number) {
  let opening: OpenDoor | undefined;
  let isFilled = false;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    if (!opening || (url.pathname === '/api/health' && !isFilled)) return sayStarting(response);
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
  return {
    server,
    port: bound,
    url: `http://127.0.0.1:${bound}`,
    open(next: OpenDoor): void {
      opening = next;
      const fill = () => void (isFilled = true);
      if (next.filled) next.filled.then(fill, () => undefined);
      else fill();
    },
    close: () => closeServer(server),
  };
}

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;
