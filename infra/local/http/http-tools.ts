import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { randomUUID } from 'node:crypto';

/** Handler of requests to an address. */
export type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

export const host = '127.0.0.1';

/** Error for people: printed as one sentence without a stack. */
export class PlainError extends Error {}

const reasons: Record<string, string> = {
  EADDRINUSE: 'is already in use',
  EACCES: 'is not for this user to open',
  ERR_SOCKET_BAD_PORT: 'is no port',
};

export async function listen(server: Server, port = 0, address = host): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    const reason = reasons[error.code ?? ''];
    throw reason ? new PlainError(`Port ${port} ${reason}. Choose another: PORT=4000 npm start`) : error;
  });
  // A listening TCP server has an address of this kind, so the cast is safe.
  return (server.address() as AddressInfo).port;
}

/** Starts a server; returns its port and a function that closes it, including open connections. */
export async function serve(listener: RequestListener, port = 0) {
  const server = createServer({ keepAliveTimeout: 30_000 }, listener);
  const bound = await listen(server, port);
  return { server, port: bound, close: () => closeServer(server) };
}

export function closeServer(server: Server & { closeAllConnections?: () => void }): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections?.();
  });
}

/** Reads the body, undefined above the limit; the excess is read too, or the client gets no reply. */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined && encoding === undefined) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  return size <= limit ? Buffer.concat(chunks, size) : undefined;
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': text.length,
    'cache-control': 'no-store',
  });
  response.end(text);
}

/** Sends an error of the gateway itself, in the shape of all error replies. */
export function sendFailure(response: ServerResponse, status: number, code: string, message: string): void {
  sendJson(response, status, { message, code, statusCode: status, requestId: randomUUID() });
}

/** Parses the URL of a request. A path that begins with two slashes must not be taken for a host name. */
export const urlOf = ({ url = '/' }: IncomingMessage): URL =>
  new URL(url.startsWith('/') ? `http://${host}${url}` : url, `http://${host}`);
