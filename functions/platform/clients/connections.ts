import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import * as z from 'zod';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ SOCKET_ENDPOINT: z.url() });

let client: ApiGatewayManagementApiClient | undefined;
onColdStart(() => {
  client?.destroy();
  client = undefined;
});

function management(): ApiGatewayManagementApiClient {
  client ??= new ApiGatewayManagementApiClient({
    endpoint: config().SOCKET_ENDPOINT,
  });
  return client;
}

/** Sends a message to one open WebSocket connection; returns false if the connection is gone. */
export async function post(connectionId: string, message: unknown): Promise<boolean> {
  try {
    await management().send(
      new PostToConnectionCommand({ ConnectionId: connectionId, Data: JSON.stringify(message) }),
    );
    return true;
  } catch (error) {
    if (error instanceof GoneException) return false;
    throw error;
  }
}

/** Closes one WebSocket connection; ignores one that is already gone. */
export async function hangUp(connectionId: string): Promise<void> {
  try {
    await management().send(new DeleteConnectionCommand({ ConnectionId: connectionId }));
  } catch (error) {
    if (!(error instanceof GoneException)) throw error;
  }
}
