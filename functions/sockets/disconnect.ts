import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { disconnect } from '#functions/domain/live/connections.ts';
import { type Invocation, withInvocation } from '#functions/platform/handlers/invocation.ts';
import { context } from '#functions/platform/table/context.ts';

const Event = z.object({ requestContext: z.object({ connectionId: z.string() }) });

export const handler = (event: unknown, call?: Invocation): Promise<APIGatewayProxyResultV2> =>
  withInvocation(call, async () => {
    await disconnect(context(), Event.parse(event).requestContext.connectionId);
    return { statusCode: 200 };
  });
