import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Behaviour } from './cdn.ts';
import { applyEdgeFunction } from './edge-function.ts';
import { squeezeAnswers } from './squeeze.ts';
import { closeServer, listen, sendFailure, urlOf } from './http-tools.ts';
import { createServer } from 'node:http';

export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

type Options = {
  port: number;
  /** Everything under /dev, which exists on one machine only. */
  dev: Answer;
};

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

/** One port for everything a browser needs: what CloudFront does in front of the origins, this does here. */
export async function openFrontDoor({ port, dev }: Options) {
  let route: (path: string) => { behaviour: Behaviour; answer: Answer } | undefined = () => undefined;
  let upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void> = async (
    _,
    socket,
  ) => void socket.end();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    if (url.pathname === '/dev' || (url.pathname.startsWith('/dev/') && url.pathname !== '/dev/ui'))
      return dev(request, response, url);
    const found = route(url.pathname);
    if (!found) return sendFailure(response, 503, 'STARTING', 'Chợ Làng is starting');
    const { behaviour, answer } = found;
    if (behaviour.squeezes) squeezeAnswers(request, response);
    addHeaders(response, behaviour.headers);
    if (!behaviour.methods.has(request.method ?? 'GET'))
      return sendFailure(response, 403, 'METHOD_NOT_ALLOWED', 'Here things are only read');
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
    upgrade(request, socket, head).catch(() => socket.destroy());
  });
  const bound = await listen(server, port);
  return {
    server,
    port: bound,
    url: `http://127.0.0.1:${bound}`,
    open(next: typeof route, nextUpgrade: typeof upgrade): void {
      route = next;
      upgrade = nextUpgrade;
    },
    close: () => closeServer(server),
  };
}
