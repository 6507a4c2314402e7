import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export type MatchedRoute = { routeKey: string; params: Record<string, string> };

/** HTTP APIs pass these types as text and base64-encode all others, including forms. */
const textTypes = /^(text\/|application\/(json|javascript|xml|.*\+json|.*\+xml))/i;

const joined = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const text = joined(value);
      return text === undefined || name === 'cookie' ? [] : [[name, text]];
    }),
  );
}

function queryOf(search: URLSearchParams): Record<string, string> {
  const values = Map.groupBy(search, ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, pairs]) => [name, pairs.map(([, value]) => value).join(',')]),
  );
}

const bodyOf = (request: IncomingMessage, body: Buffer) => {
  if (body.length === 0) return { isBase64Encoded: false };
  const isText = textTypes.test(request.headers['content-type'] ?? 'text/plain');
  return { body: body.toString(isText ? 'utf8' : 'base64'), isBase64Encoded: !isText };
};

/** Formats a time like `21/Nov/2026:04:14:52 +0000`. */
function logTime(now: Date): string {
  const [, day, month, year, time] = /^\w+, (\d+) (\w+) (\d+) ([\d:]+)/.exec(now.toUTCString()) ?? [];
  return `${day}/${month}/${year}:${time} +0000`;
}

/** Builds the event that API Gateway's HTTP APIs pass to a function, in payload format 2.0. */
export function toHttpEvent(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { routeKey, params }: MatchedRoute,
  { stage, apiId, now }: { stage: string; apiId: string; now: number },
): APIGatewayProxyEventV2 {
  const at = new Date(now);
  const query = queryOf(url.searchParams);
  const cookies = request.headers.cookie?.split('; ');
  return {
    version: '2.0',
    routeKey,
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies && { cookies }),
    headers: headersOf(request),
    ...(Object.keys(query).length > 0 && { queryStringParameters: query }),
    ...(Object.keys(params).length > 0 && { pathParameters: params }),
    requestContext: {
      accountId: '000000000000',
      apiId,
      domainName: request.headers.host ?? '',
      domainPrefix: apiId,
      http: {
        method: request.method ?? 'GET',
        path: url.pathname,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey,
      stage,
      time: logTime(at),
      timeEpoch: now,
    },
    ...bodyOf(request, body),
  };
}
