import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { connect } from '#functions/domain/live/connections.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { context } from '#functions/platform/table/context.ts';

const Event = z.object({
  requestContext: z.object({ connectionId: z.string() }),
  queryStringParameters: z.object({ ticket: z.string().max(200) }).nullish(),
});

/** A socket opens only with a ticket; tokens never stand in an address. */
export const handler = (event: unknown, call?: Invocation): Promise<APIGatewayProxyResultV2> =>
  withInvocation(call, async () => {
    const { data } = Event.safeParse(event);
    const ticket = data?.queryStringParameters?.ticket;
    const isIn = data && ticket ? await connect(context(), { ...data.requestContext, ticket }) : false;
    return { statusCode: isIn ? 200 : 401 };
  });
