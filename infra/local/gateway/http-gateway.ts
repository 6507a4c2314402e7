import type { IncomingMessage, ServerResponse } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { toHttpEvent } from './http-event.ts';
import { createMatcher, type DeclaredApi } from './http-routes.ts';
import { readBody, sendFailure } from '../http/http-tools.ts';
import { TimedOut } from '../lambda/function-time.ts';
import type { Runtime } from '../lambda/lambda-runtime.ts';
import { PayloadTooLarge } from '../lambda/payload.ts';

/** Fixed limits of API Gateway that no configuration changes. */
const maxBodyBytes = 10 * 1024 * 1024;
const maxHeaderBytes = 10_240;
const maxMilliseconds = 29_000;

type Reply = APIGatewayProxyStructuredResultV2;

/** Normalizes a function's result, which may be a whole reply or only its body. */
function toReply(result: unknown): Reply {
  if (typeof result === 'object' && result !== null && 'statusCode' in result) return result as Reply;
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: typeof result === 'string' ? result : JSON.stringify(result),
  };
}

const textsKept = 64;
const kept: { text: string; bytes: Buffer }[] = [];

/**
 * Encodes a text as bytes and caches recent results. Frequently requested texts are identical strings that
 * their function caches. The strings are compared one by one, because hashing a new one would take as long as
 * encoding it.
 */
function bytesOf(text: string): Buffer {
  const known = kept.find((one) => one.text === text);
  if (known) return known.bytes;
  const bytes = Buffer.from(text);
  kept.push({ text, bytes });
  if (kept.length > textsKept) kept.shift();
  return bytes;
}

function send(
  response: ServerResponse,
  { statusCode = 200, headers = {}, cookies, body = '', isBase64Encoded }: Reply,
): void {
  const bytes = isBase64Encoded ? Buffer.from(body, 'base64') : bytesOf(body);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  if (cookies) response.setHeader('set-cookie', cookies);
  response.setHeader('content-length', bytes.length);
  response.writeHead(statusCode).end(bytes);
}

const headerBytes = ({ rawHeaders, url = '' }: IncomingMessage): number =>
  rawHeaders.reduce((sum, part) => sum + part.length + 2, url.length);

/** Creates the gateway of one HTTP API: matches routes, enforces limits, calls functions. */
export function createHttpGateway(
  { id, stage, functions }: DeclaredApi,
  runtime: Runtime,
  now: () => number,
) {
  const match = createMatcher(functions.keys());
  const prefix = stage === '$default' ? '' : `/${stage}`;

  return async function handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (headerBytes(request) > maxHeaderBytes) {
      return sendFailure(response, 431, 'HEADERS_TOO_LARGE', 'Request Header Fields Too Large');
    }
    const body = await readBody(request, maxBodyBytes);
    if (!body) return sendFailure(response, 413, 'PAYLOAD_TOO_LARGE', 'Request Entity Too Large');
    const matched = match(request.method ?? 'GET', url.pathname.slice(prefix.length));
    const arn = matched && functions.get(matched.routeKey);
    if (!arn) return sendFailure(response, 404, 'NOT_FOUND', 'Not Found');
    const event = toHttpEvent(request, url, body, matched, { stage, apiId: id, now: now() });
    try {
      send(response, toReply(await runtime.invoke(arn, event, maxMilliseconds)));
    } catch (error) {
      if (error instanceof TimedOut)
        return sendFailure(response, 504, 'TIMEOUT', 'Endpoint request timed out');
      if (error instanceof PayloadTooLarge && error.what === 'event')
        return sendFailure(response, 413, 'PAYLOAD_TOO_LARGE', 'Request Entity Too Large');
      process.stderr.write(`${matched.routeKey}: ${error instanceof Error ? error.stack : String(error)}\n`);
      sendFailure(response, 500, 'INTERNAL', 'Internal Server Error');
    }
  };
}
