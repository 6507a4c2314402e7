import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { connect } from '#functions/domain/live/connections.ts';
import { edgeHeader } from '#functions/platform/handlers/edge-header.ts';
import { isFromEdge } from '#functions/platform/handlers/from-edge.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { log } from '#functions/platform/log.ts';
import { context } from '#functions/platform/table/context.ts';

const Event = z.object({
  headers: z.record(z.string(), z.string()).nullish(),
  requestContext: z.object({ connectionId: z.string() }),
  queryStringParameters: z.object({ ticket: z.string().max(200) }).nullish(),
});

/** WebSocket APIs pass header names as the client wrote them, so they are compared in lower case. */
const shownIn = (headers: Record<string, string>): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === edgeHeader)?.[1];

async function opens(event: unknown): Promise<boolean> {
  const { data } = Event.safeParse(event);
  const ticket = data?.queryStringParameters?.ticket;
  if (!data || !ticket) return false;
  if (!(await isFromEdge(shownIn(data.headers ?? {})))) {
    log.info('call past the edge', { path: '/ws' });
    return false;
  }
  return connect(context(), { ...data.requestContext, ticket });
}

/**
 * Opens a socket only with a ticket, because access tokens must not be in a URL, and only through the CDN. The
 * gateway's own address has no firewall, and connections to it count towards the limit of all sockets.
 */
export const handler = (event: unknown, call?: Invocation): Promise<APIGatewayProxyResultV2> =>
  withInvocation(call, async () => ({ statusCode: (await opens(event)) ? 200 : 401 }));
