import type { APIGatewayProxyResultV2 } from 'aws-lambda';
import * as z from 'zod';
import { disconnect } from '#functions/domain/live/connections.ts';
import { context } from '#functions/platform/table/context.ts';

const Event = z.object({ requestContext: z.object({ connectionId: z.string() }) });

export async function handler(event: unknown): Promise<APIGatewayProxyResultV2> {
  await disconnect(context(), Event.parse(event).requestContext.connectionId);
  return { statusCode: 200 };
}
