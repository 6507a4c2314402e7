import type { IncomingMessage, ServerResponse } from 'node:http';
import vm from 'node:vm';

type HeaderValues = Record<string, { value: string }>;
type EdgeRequest = {
  method: string;
  uri: string;
  querystring: object;
  headers: HeaderValues;
  cookies: object;
};
type EdgeReply = { statusCode: number; statusDescription?: string; headers?: HeaderValues };
type EdgeEvent = {
  version: string;
  context: { eventType: string };
  viewer: { ip: string };
  request: EdgeRequest;
};
type EdgeHandler = (event: EdgeEvent) => EdgeRequest | EdgeReply;

/** Compiles a CloudFront function to run unmodified in an empty context. */
export function compileEdgeFunction(code: string): EdgeHandler {
  const context = vm.createContext({});
  vm.runInContext(code, context);
  return vm.runInContext('handler', context) as EdgeHandler;
}

const toEdgeRequest = ({ method = 'GET', headers }: IncomingMessage, url: URL): EdgeRequest => ({
  method,
  uri: url.pathname,
  querystring: Object.fromEntries([...url.searchParams].map(([name, value]) => [name, { value }])),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, { value: String(value) }]),
  ),
  cookies: {},
});

/** Runs a viewer-request function, which may change the request; true if it answered by itself. */
export function applyEdgeFunction(
  run: EdgeHandler,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): boolean {
  const result = run({
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: request.socket.remoteAddress ?? '127.0.0.1' },
    request: toEdgeRequest(request, url),
  });
  if ('statusCode' in result) {
    for (const [name, { value }] of Object.entries(result.headers ?? {})) response.setHeader(name, value);
    response.writeHead(result.statusCode).end();
    return true;
  }
  url.pathname = result.uri;
  request.headers = Object.fromEntries(
    Object.entries(result.headers).map(([name, { value }]) => [name, value]),
  );
  return false;
}
