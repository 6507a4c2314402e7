import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import * as z from 'zod';
import { readConfig } from '../config.ts';

const config = readConfig({ SOCKET_ENDPOINT: z.url() });

let client: ApiGatewayManagementApiClient | undefined;

/** Sends to one open socket; false when it is gone. */
export async function post(connectionId: string, message: unknown): Promise<boolean> {
  client ??= new ApiGatewayManagementApiClient({
    endpoint: config().SOCKET_ENDPOINT,
  });
  try {
    await client.send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }),
    );
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}
